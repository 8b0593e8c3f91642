import { testedTitles } from '@echo-base/games/testing';
import { expect, test } from 'vitest';
import { silentActs } from '../../testing/moments-contract.ts';
import { log } from './index.ts';

/** Whose turn it is and what is asked of a die: the prompt says it; pieces stay where they are. */
const FIELDS = {
  active: 'the prompt says whose question it is',
  turn: 'the strip of turns moves on',
  mission: 'one that has nothing left to do ends: its moment has told it',
  'missions.rebel.discards': 'the card of that mission, which was open since its reveal',
  'missions.imperial.discards': 'the card of that mission, which was open since its reveal',
  'combat.battle': 'the next battle is told with its first attack',
  'combat.attack': 'dice are laid aside, or the next one is asked about; damage has entries',
};

const title = testedTitles.find(({ id }) => id === 'rebellion');

test.each([
  { n: 1, acts: 150 },
  { n: 5, acts: 150 },
])('every act that changes what a viewer sees is a moment: random match $n', ({ n, acts }) => {
  if (!title) throw new Error('no title');
  const table = { seats: ['rebel', 'imperial'], options: { setup: 'advanced' }, n, acts };
  expect(silentActs(title, log, table, { fields: FIELDS })).toEqual([]);
});
