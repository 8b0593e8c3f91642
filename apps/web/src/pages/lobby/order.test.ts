import { expect, test } from 'vitest';
import type { MatchSummary } from '../../kit/net/types.ts';
import { heldAt, inParts, type Parts } from './order.ts';
import { person, summaryOf } from './testing/matches.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 4, minutes)).toISOString();

function played(matchId: string, waitsFor: string, since: number, more: Partial<MatchSummary> = {}): MatchSummary {
  const seats = [person('p1', 'Ida'), person('p2', 'Marta')];
  const waiting = { waitingFor: [waitsFor], waitingSince: { [waitsFor]: at(since) } };
  return summaryOf({ matchId, status: 'playing', seats, mine: ['p1'], ...waiting, ...more });
}

const withClock = (leftMs: number): Partial<MatchSummary> => ({
  clocks: { at: at(0), seats: [{ seat: 'p1', runs: true, leftMs }] },
});

const kept = summaryOf({ matchId: 'kept', keptForMe: ['p2'], rematchOf: 'old' });
const room = summaryOf({ matchId: 'room', isHost: true });
const ids = ({ first, others }: Parts) => [first, others].map((part) => part.map(({ matchId }) => matchId));

test('first a kept seat, then mine by the least time and the longest wait, rooms, and others by the newest act', () => {
  const matches = [
    played('theirs-old', 'p2', 1),
    room,
    played('mine-new', 'p1', 9),
    played('theirs-new', 'p2', 8),
    played('mine-old', 'p1', 2),
    played('much-time', 'p1', 1, withClock(90_000)),
    played('little-time', 'p1', 9, withClock(5_000)),
    kept,
  ];
  expect(ids(inParts(matches))).toEqual([
    ['kept', 'little-time', 'much-time', 'mine-old', 'mine-new', 'room'],
    ['theirs-new', 'theirs-old'],
  ]);
});

test('a list that is held keeps every card where it is, shows it as it is now, and adds new ones at the end', () => {
  const before = inParts([played('a', 'p1', 1), played('b', 'p1', 2), played('gone', 'p2', 3)]);
  const a = played('a', 'p2', 9);
  const now = inParts([kept, a, played('b', 'p1', 2), played('c', 'p2', 5)]);
  const held = heldAt(before, now);
  expect(ids(held)).toEqual([['a', 'b', 'kept'], ['c']]);
  expect(held.first[0]).toBe(a);
  expect(ids(now)).toEqual([
    ['kept', 'b'],
    ['a', 'c'],
  ]);
});
