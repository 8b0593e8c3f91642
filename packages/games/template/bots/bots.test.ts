import { expect, test } from 'vitest';
import { see } from '../../src/engine/match.ts';
import { playout, testRng, testSeed } from '../../src/engine/testing/index.ts';
import { highCard } from '../index.ts';
import { tested } from '../testing/title.ts';
import { sensible } from './sensible.ts';

const GAMES = 60;

test('the sensible bot wins more points than random play', () => {
  const points = { p1: 0, p2: 0 };
  for (let n = 1; n <= GAMES; n++) {
    const table = { seats: ['p1', 'p2'], options: highCard.options.parse({}), seed: testSeed(n) };
    const { g } = playout(tested, { ...table, source: 'fast' }, testRng(n), {
      choose: (state, decision, rng) => {
        const bot = decision.seat === 'p1' ? sensible : highCard.bots.random!;
        return bot(see(highCard, state, decision.seat), decision, rng);
      },
    });
    points.p1 += g.outcome?.scores?.p1 ?? 0;
    points.p2 += g.outcome?.scores?.p2 ?? 0;
  }
  expect(points.p1).toBeGreaterThan(1.2 * points.p2);
});
