import { expect, test } from 'vitest';
import { seatBadge } from './seat-badge.ts';
import type { SeatSummary } from './types.ts';

const badge = { figure: 'ewok', colour: 'blue' } as const;
const SEATS: readonly SeatSummary[] = [
  { id: 'p1', kind: 'human', playerName: 'Ann', badge },
  { id: 'p2', kind: 'human', playerName: 'Bob' },
  { id: 'p3', kind: 'human' },
];
const badgeOf = (seat: string | undefined, name: string | undefined) => seatBadge({ seats: [...SEATS] }, seat, name);

test('a badge goes with the name of its player only', () => {
  expect(badgeOf('p1', 'Ann')).toEqual(badge);
  expect(badgeOf('p1', 'Ben'), 'another person at the device, or who had the seat before').toBeUndefined();
  expect(badgeOf('p2', 'Bob'), 'none chosen').toBeUndefined();
  expect(badgeOf('p3', undefined), 'a free seat').toBeUndefined();
  expect(badgeOf(undefined, 'Ann'), 'a watcher').toBeUndefined();
  expect(seatBadge(null, 'p1', 'Ann'), 'before the match is loaded').toBeUndefined();
});
