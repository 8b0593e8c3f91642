import { drawCards, newDeck } from '../../engine/deck.ts';
import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import { type HasRng, shuffle } from '../../engine/rng.ts';
import { boxOf, supportCards } from '../box.ts';
import type { SupportId } from '../data/support-cards.ts';
import type { Side } from '../data/units.ts';
import type { State, SupportPiles } from '../state.ts';
import { sideName } from './names.ts';

/** The five cards of a side as a shuffled pile (BH-17.5). */
export function newSupport(core: HasRng, side: Side): SupportPiles {
  return { hand: hide<SupportId[]>([]), deck: newDeck(core, supportCards(boxOf(core), side)), discards: [] };
}

/** Support cards a side holds; none outside campaigns. */
export function supportHand(g: State, side: Side): readonly SupportId[] {
  return g.campaign ? reveal(g.campaign.piles[side].hand) : [];
}

/** A reward: cards of the own pile, rebuilt from the discards when it is empty; with neither nothing is drawn (BH-17.8, BH-17.17). */
export function drawSupport(g: State, side: Side, count: number): void {
  const piles = g.campaign?.piles[side];
  if (!piles) return;
  for (let n = 0; n < count; n++) {
    if (reveal(piles.deck).length === 0) {
      piles.deck = hide(shuffle(g, piles.discards));
      piles.discards = [];
    }
    const drawn = drawCards(g, piles.deck, 1);
    piles.hand = hide([...reveal(piles.hand), ...drawn]);
    if (drawn.length > 0) note(g, 'log.supportDrawn', { side: sideName(side) });
  }
}

/** Puts a support card of the hand face up on the discards (BH-17.8). */
export function discardSupport(g: State, side: Side, card: SupportId): void {
  const piles = g.campaign?.piles[side];
  if (!piles) return;
  piles.hand = hide(reveal(piles.hand).filter((held) => held !== card));
  piles.discards.push(card);
}
