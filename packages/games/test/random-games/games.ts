import { describe, expect, test } from 'vitest';
import { playout, testRng, testSeed } from '../../src/engine/testing/index.ts';
import { rebellion } from '../../src/rebellion/index.ts';
import { tested } from '../../src/rebellion/testing/title.ts';

/** Limit on the acts of a random game; the longest of thousands took about half as many. */
const LIMIT = 4_000;
/** Number of games over all seatings; `npm run tool -- fuzz rebellion 2000` plays more. */
const GAMES = 60;
/** Number of games per test. */
const BATCH = 12;

/**
 * Declares random games of Rebellion with this number of seats, alternating between both set-ups; invariants are
 * checked after every act.
 */
export function describeRandomGames(size: number): void {
  const seatings = rebellion.seatings();
  const games = Array.from({ length: GAMES }, (_one, index) => index + 1)
    .map((n) => ({ n, seats: seatings[n % seatings.length] ?? [] }))
    .filter(({ seats }) => seats.length === size);
  const batches = Array.from({ length: Math.ceil(games.length / BATCH) }, (_one, index) => index * BATCH);
  describe.each(batches)(`random games of Rebellion with ${size} seats from %i`, (first) => {
    test('end with every card, unit and captive in its place', () => {
      for (const { n, seats } of games.slice(first, first + BATCH)) {
        const options = rebellion.options.parse({ setup: n % 2 === 0 ? 'first' : 'advanced' });
        const table = { seats, options, seed: testSeed(n), source: 'fast' as const };
        expect(playout(tested, table, testRng(n), { limit: LIMIT }).g.outcome?.winners.length).toBeGreaterThan(0);
      }
    }, 120_000);
  });
}
