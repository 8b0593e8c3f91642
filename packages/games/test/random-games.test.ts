import { describe, expect, test } from 'vitest';
import { playout, testLuck, testSeed } from '../src/engine/testing/index.ts';
import { rebellion } from '../src/rebellion/index.ts';

/** Acts a random game may take; the longest of thousands took about half of it. */
const LIMIT = 4_000;
/** Games of this run; `npm run fuzz -- rebellion 2000` plays more. */
const GAMES = 100;

/** Twenty games a test, in turn with every seating and both set-ups; invariants are checked after every act. */
describe.each(Array.from({ length: GAMES / 20 }, (_one, n) => n * 20 + 1))(
  'random games of Rebellion from %i',
  (first) => {
    test('reach an end with every card, unit and captive in its place', () => {
      const seatings = rebellion.seatings();
      for (let n = first; n < first + 20; n++) {
        const seats = seatings[n % seatings.length] ?? [];
        const options = rebellion.options.parse({ setup: n % 2 === 0 ? 'first' : 'advanced' });
        const table = { seats, options, seed: testSeed(n), source: 'fast' as const };
        expect(playout(rebellion, table, testLuck(n), { limit: LIMIT }).g.outcome?.winners.length).toBeGreaterThan(0);
      }
    }, 120_000);
  },
);
