import type { SupportId } from '@echo-base/games/battle-of-hoth/client';
import type { Decision, Option } from '../../../kit/net/types.ts';
import { isOpen, piecesOf } from '../../../question/selection/offered.ts';
import type { Chosen } from '../../../question/selection/selection.ts';
import {
  type LiveTarget,
  offeredAt,
  pieceOf,
  type Target,
  targetOf,
  useTarget,
} from '../../../question/selection/target.ts';
import type { AnyCard } from './card.ts';

/** Whether an order card is asked for, which speaks of sections of the field: the bar lists the cards of the hand. */
export const asksForCard = (decision: Decision | null): boolean => decision?.prompt.key === 'ask.card';

/** State of something the options point at (`at`), such as `card:…`, `leaders:…` or `die:…`. */
export const useOffer = (at: string): LiveTarget =>
  useTarget((chosen) => targetOf(chosen, offeredAt(chosen, at).slice(0, 1)));

/** The option that plays a support card without a unit: for all units, or against the unit that has just retreated. */
function playing(options: readonly Option[], card: SupportId): readonly Option[] {
  const found = options.find(({ key }) => key === `support:${card}` || (card === 'final-assault' && key === 'assault'));
  return found ? [found] : [];
}

/**
 * State of a card that is played with an attack: a press chooses the first attack with it, another press the next one.
 * Null if no attack can be made with it.
 */
function boosting(chosen: Chosen, card: SupportId): Target | null {
  const attacks =
    chosen.decision?.options.filter((option) => option.at?.startsWith(`${card}:`) && isOpen(option)) ?? [];
  if (attacks.length === 0) return null;
  const now = attacks.findIndex(({ key }) => key === chosen.ready?.option.key);
  const next = attacks[(now + 1) % attacks.length];
  return { ...targetOf(chosen, next ? [next] : []), selected: now >= 0, number: null };
}

/** State of a support card: a piece whose unit is chosen on the board, part of an attack, or an act of its own. */
function supportOf(chosen: Chosen, card: SupportId): Target {
  const id = `support:${card}`;
  const own = piecesOf(chosen.decision).get(id) ?? [];
  const boosts = boosting(chosen, card);
  if (boosts) return boosts;
  if (own.length === 0) return targetOf(chosen, playing(chosen.decision?.options ?? [], card));
  return pieceOf(chosen, id, own);
}

/** State of a card of either deck. */
export const useCard = ({ deck, id }: AnyCard): LiveTarget =>
  useTarget((chosen) =>
    deck === 'order'
      ? targetOf(chosen, offeredAt(chosen, `card:${id}`).slice(0, 1))
      : supportOf(chosen, id as SupportId),
  );
