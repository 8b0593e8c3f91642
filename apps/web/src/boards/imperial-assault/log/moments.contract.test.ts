import { missionIds } from '@echo-base/games/imperial-assault/client';
import { testedTitles } from '@echo-base/games/testing';
import { expect, test } from 'vitest';
import { silentActs } from '../../testing/moments-contract.ts';
import { log } from './index.ts';

/** Whose turn it is and the step of an attack are told by the question; figures stay where they are. */
const FIELDS = {
  turn: 'the prompt says whose turn it is',
  attack: 'the step of an attack, which the question tells',
  activation: 'what an activation has left, which the question tells',
  effects: 'they end with the activation or round of their card',
};

const title = testedTitles.find(({ id }) => id === 'imperial-assault');

test.each(missionIds)(
  'every act that changes what a viewer sees is a moment, and every entry in one: %s',
  (mission) => {
    if (!title) throw new Error('no title');
    const table = { seats: ['p1', 'p2'], options: { mission }, n: 11, acts: 120 };
    expect(silentActs(title, log, table, { fields: FIELDS, tellsAll: true })).toEqual([]);
  },
);
