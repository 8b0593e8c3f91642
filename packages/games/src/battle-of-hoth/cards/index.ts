import type { Cards } from '../rules/card-book.ts';

/** Cards that do more than their data says, by id. */
export const cards: Cards = {};
