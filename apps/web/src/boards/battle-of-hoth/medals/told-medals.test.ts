import type { View } from '@echo-base/games/battle-of-hoth/client';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { battle } from '../testing/match.tsx';
import { withMedalsTold } from './told-medals.ts';

const before = battle({ units: ['snowspeeder 4,4', 'snowtrooper 0,0'] }).view('rebels');
/** The Rebels have won three medals since: one, then two. */
const after: View = {
  ...before,
  sides: before.sides.map((one) =>
    one.side === 'rebels'
      ? { ...one, medals: 3, won: Array.from({ length: 3 }, () => ({ for: 'unit' as const, of: 'snowtrooper' })) }
      : one,
  ),
};
const LOG = [1, 2].map((n, seq): LogEntry => ({ seq, key: 'log.medals', params: { side: { key: 'side.rebels' }, n } }));

/** The medals of the Rebels while so many entries are told. */
function shown(view: View, told: number) {
  const { sides } = withMedalsTold(view, { next: after, told: LOG.slice(0, told), untold: LOG.slice(told) });
  const rebels = sides.find(({ side }) => side === 'rebels');
  return [rebels?.medals, rebels?.won.length];
}

test.each([
  ['before', before],
  ['after', after],
])('medals come to the rack with the sentence that tells of them, on the board as it was %s', (_when, view) => {
  expect([0, 1, 2].map((told) => shown(view, told))).toEqual([
    [0, 0],
    [1, 1],
    [3, 3],
  ]);
});
