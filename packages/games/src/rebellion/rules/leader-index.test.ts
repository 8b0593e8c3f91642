import { expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { captives, leadersAt, pool } from './board.ts';
import { capture } from './changes.ts';
import { moveLeader, replaceLeader } from './leader-index.ts';

test('lists of leaders by place follow every leader that moves, is captured or is replaced', () => {
  const { g } = scenario({ leaders: { 'han-solo': 'hoth', 'darth-vader': 'hoth', 'luke-skywalker': 'pool' } });
  expect([leadersAt(g, 'rebel', 'hoth'), leadersAt(g, 'imperial', 'hoth')]).toEqual([['han-solo'], ['darth-vader']]);
  moveLeader(g, 'luke-skywalker', 'hoth');
  expect(leadersAt(g, 'rebel', 'hoth')).toEqual(['han-solo', 'luke-skywalker']);
  expect(pool(g, 'rebel')).not.toContain('luke-skywalker');
  capture(g, 'han-solo');
  expect([leadersAt(g, 'rebel', 'hoth'), captives(g, 'hoth')]).toEqual([['luke-skywalker'], ['han-solo']]);
  replaceLeader(g, 'luke-skywalker-jedi', { at: 'hoth', ring: null, detained: false });
  expect(leadersAt(g, 'rebel', 'hoth')).toContain('luke-skywalker-jedi');
});
