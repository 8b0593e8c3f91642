import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { lastLead, pointsOf } from './points.ts';

const gain = (seat: string, vp: number) => ({
  key: 'log.row',
  params: { seat: { key: `seat.${seat}` }, row: 1, reward: { key: 'reward.vp', params: { vp } } },
});
const dice = (seat: string, vp: number) => ({ key: 'log.vpDice', params: { seat: { key: `seat.${seat}` }, vp } });
const planet = { key: 'log.planet', params: {} };
const logOf = (...entries: readonly Omit<LogEntry, 'seq'>[]): LogEntry[] =>
  entries.map((entry, seq) => ({ seq, ...entry }));

const GAME = logOf(gain('p1', 3), dice('p2', 2), planet, gain('p2', 4), dice('p2', 1), gain('p1', 5), gain('p2', 3));

test('GD-5.36 points are summed by seat and planet', () => {
  expect(pointsOf(GAME).map(({ seat, planet: at, points }) => [seat, at, points])).toEqual([
    ['p1', 0, 3],
    ['p2', 0, 2],
    ['p2', 1, 8],
    ['p1', 1, 5],
  ]);
});

test('what decided is the gain after which the winner was not caught up with', () => {
  expect(lastLead(GAME, 'p2')).toMatchObject({ entry: { seq: 6 }, own: 10, other: 8 });
  expect(lastLead(logOf(gain('p1', 3), gain('p2', 1), gain('p1', 1)), 'p1')).toMatchObject({
    entry: { seq: 0 },
    own: 3,
    other: 0,
  });
  expect(lastLead(logOf(gain('p1', 3)), 'p2')).toBeNull();
});

test('points that were hidden decide nothing', () => {
  const hidden = logOf({ key: 'log.rowDone', params: { seat: { key: 'seat.p1' }, row: 1 } });
  expect([pointsOf(hidden), lastLead(hidden, 'p1')]).toEqual([[], null]);
});
