import { book } from '../book.ts';

/** Start-of-combat action cards, current player first, until both decline in a row (RB-9.0.7). */
export const startCards = book.rule<Record<string, never>>('start-cards', {
  start: { run: (_g, at) => at.end() },
});
