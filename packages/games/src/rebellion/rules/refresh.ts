import { book } from './book.ts';
import { check } from './checks.ts';

/** The refresh phase with its six steps (RB-14). */
export const refresh = book.rule<Record<string, never>>('refresh', {
  start: {
    run(g, at) {
      g.time += 1;
      check(g);
      return at.end();
    },
  },
});
