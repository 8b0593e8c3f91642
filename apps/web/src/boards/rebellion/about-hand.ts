import type { RebellionView } from '@echo-base/games/rebellion/client';
import type { Decision } from '../../net/types.ts';
import { orderOf } from './order/order.ts';

const HELD = ['card:', 'type:'] as const;
const ON_MAP = ['place:', 'unit:'] as const;

const isOneOf = (id: string | undefined, kinds: readonly string[]) => kinds.some((kind) => id?.startsWith(kind));

/**
 * Whether a question is about cards and pieces of the viewer (true) or about the map (false); null for both or neither.
 * A unit taken out of the tray goes to the map; a movement order is built in the tray. While dice are on the board, of a
 * combat or of an attempt, they are shown beside every question.
 */
export function isAboutHand(
  decision: Decision,
  piece: string | null,
  { combat, mission }: Pick<RebellionView, 'combat' | 'mission'>,
): boolean | null {
  const { options } = decision;
  if (orderOf(decision)) return true;
  if (combat || mission?.rolls) return false;
  const open = options.filter((option) => !option.refused);
  const asked = piece === null ? open : open.filter(({ from }) => from === piece);
  if (piece === null && asked.some(({ from }) => isOneOf(from, ['type:']))) return true;
  // Cards that bring a leader are shown over the map.
  if (asked.some(({ at, from }) => isOneOf(from, ['card:']) && isOneOf(at, ['leader:']))) return false;
  const isHeld = asked.some(({ at }) => isOneOf(at, HELD));
  const isOnMap = asked.some(({ at }) => isOneOf(at, ON_MAP));
  return isHeld === isOnMap ? null : isHeld;
}
