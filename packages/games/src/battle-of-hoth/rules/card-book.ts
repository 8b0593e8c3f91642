import { givenOnce } from '../../engine/given-once.ts';
import type { CardId } from '../data/cards.ts';
import type { State } from '../state.ts';
import type { Call } from './scenario-book.ts';

/** What a card does besides ordering units and the benefits its data names. */
export interface CardRules {
  /** Runs when the card has been played, before units are ordered: healing, strikes, another card. */
  readonly before?: (g: State) => Call | null;
}

export type Cards = Readonly<Partial<Record<CardId, CardRules>>>;

/** The cards, which the title gives. */
export const cardBook = givenOnce<Cards>('the cards of Battle of Hoth');

/** What a card does besides its data; undefined for a card that its data describes whole. */
export function cardRules(id: CardId): CardRules | undefined {
  return cardBook.get()[id];
}
