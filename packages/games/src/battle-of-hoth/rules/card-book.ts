import type { CardId } from '../data/cards.ts';
import type { State } from '../state.ts';
import type { Call } from './scenario-book.ts';

/** What a card does besides ordering units and the benefits its data names. */
export interface CardRules {
  /** Runs when the card has been played, before units are ordered: healing, strikes, another card. */
  readonly before?: (g: State) => Call | null;
}

export type Cards = Readonly<Partial<Record<CardId, CardRules>>>;

let registered: Cards | null = null;

/** Registers the cards with the rules; the title calls it once, since rules import no cards. Throws on a second call. */
export function registerCards(cards: Cards): void {
  if (registered) throw new Error('cards are registered twice');
  registered = cards;
}

/** What a card does besides its data; undefined for a card that its data describes whole. */
export function cardRules(id: CardId): CardRules | undefined {
  if (!registered) throw new Error('no cards are registered: import the title, not its rules alone');
  return registered[id];
}
