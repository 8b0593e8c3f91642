import { describe, expect, test } from 'vitest';
import { playout, testLuck, testSeed } from '../../src/engine/testing/index.ts';
import { rebellion } from '../../src/rebellion/index.ts';

/** Acts a random game may take; the longest of thousands took about half of it. */
const LIMIT = 4_000;
/** Games of a run over all seatings; `npm run fuzz -- rebellion 2000` plays more. */
const GAMES = 60;
/** Games per test. */
const BATCH = 12;

/** Random games of Rebellion with this number of seats, with both set-ups in turn; invariants are checked after every act. */
export function describeRandomGames(size: number): void {
  const seatings = rebellion.seatings();
  const games = Array.from({ length: GAMES }, (_one, index) => index + 1)
    .map((n) => ({ n, seats: seatings[n % seatings.length] ?? [] }))
    .filter(({ seats }) => seats.length === size);
  const batches = Array.from({ length: Math.ceil(games.length / BATCH) }, (_one, index) => index * BATCH);
  describe.each(batches)(`random games of Rebellion with ${size} seats from %i`, (first) => {
    test('reach an end with every card, unit and captive in its place', () => {
      for (const { n, seats } of games.slice(first, first + BATCH)) {
        const options = rebellion.options.parse({ setup: n % 2 === 0 ? 'first' : 'advanced' });
        const table = { seats, options, seed: testSeed(n), source: 'fast' as const };
        expect(playout(rebellion, table, testLuck(n), { limit: LIMIT }).g.outcome?.winners.length).toBeGreaterThan(0);
      }
    }, 120_000);
  });
}
