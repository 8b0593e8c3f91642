/** A card is its number. */
export type Card = number;

/** The deck: one card of each number (HC-1.1). */
export const CARDS: readonly Card[] = Array.from({ length: 30 }, (_one, index) => index + 1);
/** The highest card; it may not be played in the first round (HC-2.3). */
export const TOP: Card = CARDS.length;
