import { expect, test } from 'vitest';
import { testRandomInt } from '../../../scripts/test-seed.ts';
import { campaignOf, nodeOf } from '../src/battle-of-hoth/data/campaigns/index.ts';
import { battleRows, lengthsText, noiseOf, type Played, playGame, shareText } from '../tools/balance-games.ts';

const BOTS = { rebels: 'random', empire: 'random' };

test('BH-17.15 a campaign is played to its end: the winner of its last battle has won it', () => {
  const { rebels, battles } = playGame('outpost-delta', BOTS, testRandomInt(100_000));
  const nodes = battles.map(({ node }) => node);
  const next = battles.map(({ node, winner }) => nodeOf('outpost-delta', node).outcomes[winner].next);
  expect([campaignOf('outpost-delta').start, ...next]).toEqual([...nodes, null]);
  expect(rebels).toBe(battles.at(-1)?.winner === 'rebels' ? 1 : 0);
});

test('a scenario has no battles of its own, and the same seed is the same game', () => {
  const seed = testRandomInt(100_000);
  const game = playGame('medevac', BOTS, seed);
  expect([game.battles, playGame('medevac', BOTS, seed)]).toEqual([[], game]);
});

/** Two campaigns of three battles each: the Rebels win the second. */
const GAMES: Played[] = [
  {
    rebels: 0,
    battles: [
      { node: 'A', winner: 'rebels' },
      { node: 'B1', winner: 'empire' },
      { node: 'C2', winner: 'empire' },
    ],
  },
  {
    rebels: 1,
    battles: [
      { node: 'A', winner: 'rebels' },
      { node: 'B1', winner: 'rebels' },
    ],
  },
];

test('rows of battles: how often each is reached, and how often the Rebels win it then', () => {
  const rows = battleRows('outpost-delta', GAMES);
  expect(rows.slice(0, 3)).toEqual([
    '| A | 1 imperial-scout-mission | 100 % | 100 % |',
    '| B1 | 6 retrieve-imperial-data | 100 % | 50 % |',
    '| B2 | 2 snowspeeder-counter-attack | 0 % |  |',
  ]);
  expect([rows[4], lengthsText(GAMES)]).toEqual(['| C2 | 12 under-siege | 50 % | 0 % |', '2: 50 %, 3: 50 %']);
});

test('a share has the noise of its number of games, also where one side wins all', () => {
  expect(noiseOf(0.5, 200)).toBeCloseTo(0.0687, 3);
  expect([noiseOf(0, 200) > 0.008, noiseOf(1, 60) > noiseOf(1, 200)]).toEqual([true, true]);
  expect([shareText(GAMES, 'rebels'), shareText(GAMES.slice(1), 'empire')]).toEqual([
    '50 % ± 41',
    expect.stringMatching(/^0 %/),
  ]);
});
