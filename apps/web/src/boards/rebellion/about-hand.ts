import type { RebellionView } from '@echo-base/games/rebellion/client';
import type { Decision } from '../../kit/net/types.ts';
import { BEGINS } from './galaxy/use-new-turn.ts';
import { orderOf } from './order/order.ts';

const HELD = ['card:', 'type:'] as const;
const ON_MAP = ['place:', 'unit:'] as const;
/** Pieces that lie in the hand until they are chosen. */
const PIECES = ['type:', 'leader:', 'card:'] as const;

const isOneOf = (id: string | undefined, kinds: readonly string[]) => kinds.some((kind) => id?.startsWith(kind));

/** Whether objectives are asked for: what they need is on the cards. */
const isAboutObjectives = ({ options }: Decision) => options.some(({ label }) => label.key.startsWith('objective.'));

/**
 * Whether a question is about cards and pieces of the viewer (true) or about the map (false); null for both or neither. A
 * turn begins where its player looks, so that what others have done stays in front: its pieces are in the bar too.
 * A unit taken out of the tray goes to the map; a movement order is built in the tray. While dice are on the board, of a
 * combat or of an attempt, they are shown beside every question but that for objectives.
 */
export function isAboutHand(
  decision: Decision,
  piece: string | null,
  { combat, mission }: Pick<RebellionView, 'combat' | 'mission'>,
): boolean | null {
  const { options, prompt } = decision;
  if (orderOf(decision)) return true;
  if (piece === null && BEGINS.has(prompt.key)) return null;
  // Cards that bring a leader are shown over the map.
  if (prompt.key === 'ask.recruit') return false;
  if ((combat || mission?.rolls) && !isAboutObjectives(decision)) return false;
  const targets = options.filter(({ at, from }) => at !== undefined || from !== undefined);
  const legal = targets.filter((option) => !option.refused);
  // Cards that are asked for are shown even if none of them can be used now.
  const open = legal.length > 0 ? legal : targets;
  const asked = piece === null ? open : open.filter(({ from }) => from === piece);
  if (piece === null && asked.some(({ from }) => isOneOf(from, PIECES))) return true;
  if (asked.some(({ at, from }) => isOneOf(from, ['card:']) && isOneOf(at, ['leader:']))) return false;
  const isHeld = asked.some(({ at }) => isOneOf(at, HELD));
  const isOnMap = asked.some(({ at }) => isOneOf(at, ON_MAP));
  return isHeld === isOnMap ? null : isHeld;
}

/**
 * Whether a piece is in the hand alone, without a chip in the bar. At a turn leaders have one beside the missions: else the
 * bar would offer nothing but these.
 */
export const isInHand = (piece: string, { prompt }: Decision): boolean =>
  piece.startsWith('leader:') && !BEGINS.has(prompt.key);
