import { expect, test } from 'vitest';
import type { MatchSummary } from '../net/types.ts';
import { actionFor, isAwaited, notYet, sorted } from './tables.ts';
import { bot, galaxy, person, table } from './testing/tables.ts';

const { seatings } = galaxy;

test.each([
  ['seats that differ in nothing: join the first', [person('p1', 'Mei'), person('p2'), person('p3')], 'join', 'p2'],
  ['one seat of a side: join that side', [person('rebel', 'Petra'), person('imperial')], 'join', 'imperial'],
  ['seats of two sides: choose', [person('rebel'), person('imperial')], 'choose', undefined],
  ['roles of one side: choose', [person('rebel-admiral'), person('rebel-general')], 'choose', undefined],
  ['no free seat: watch', [person('p1', 'Mei'), bot('p2')], 'watch', undefined],
] as const)('%s', (_says, seats, kind, seat) => {
  expect(actionFor(table({ seats: [...seats] }))).toMatchObject({ kind, ...(seat && { seat }) });
});

test('a match in play can be watched, unless it is closed to spectators', () => {
  expect(actionFor(table({ status: 'playing' }))).toEqual({ kind: 'watch' });
  expect(actionFor(table({ status: 'playing', spectators: 'closed' }))).toEqual({ kind: 'none', why: 'closed' });
  const full = table({ spectators: 'closed', seats: [person('p1', 'Mei')] });
  expect(actionFor(full)).toEqual({ kind: 'none', why: 'full' });
});

test('a match waits for me if it waits for one of my seats', () => {
  const playing = table({ status: 'playing', mine: ['p2'], waitingFor: ['p2'] });
  expect(isAwaited(playing)).toBe(true);
  expect(isAwaited({ ...playing, waitingFor: ['p1'] })).toBe(false);
  expect(isAwaited({ ...playing, mine: [] })).toBe(false);
});

test('my matches are listed apart, those that wait for me first; open ones with a free seat first; each once', () => {
  const waiting = table({ matchId: 'waiting', isHost: true });
  const theirs = table({ matchId: 'theirs', status: 'playing', mine: ['p1'], waitingFor: ['p2'] });
  const awaited = table({ matchId: 'awaited', status: 'playing', mine: ['p1'], waitingFor: ['p1'] });
  const watch = table({ matchId: 'watch', status: 'playing' });
  const join = table({ matchId: 'join' });
  const { mine, open } = sorted([
    [waiting, theirs],
    [awaited, theirs],
    [watch, join, table({ status: 'finished' })],
  ]);
  expect(mine.map((match) => match.matchId)).toEqual(['awaited', 'theirs', 'waiting']);
  expect(open.map((match) => match.matchId)).toEqual(['join', 'watch']);
});

test('the creator may start once the seats taken are a seating', () => {
  const three = (first?: string, third?: string) =>
    table({ seats: [person('p1', first), person('p2'), person('p3', third)] });
  expect(notYet(three(), seatings)).toEqual({ why: 'tooFew', missing: 2 });
  expect(notYet(three('Mei'), seatings)).toEqual({ why: 'tooFew', missing: 1 });
  expect(notYet(three('Mei', 'Tom'), seatings)).toBeNull();
  expect(notYet(table({ seats: [person('p1'), bot('p2'), bot('p3')] }), seatings)).toEqual({ why: 'notASeating' });
});

test('W15 the rest of a creator follows the match after which it was asked for, without a second button', () => {
  const page = [table({ matchId: 'a' }), table({ matchId: 'b', moreByHost: 2 }), table({ matchId: 'z', host: 'Ida' })];
  const rest = ['a', 'b', 'c', 'd'].map((matchId) => table({ matchId }));
  const ids = (matches: readonly MatchSummary[]) => matches.map(({ matchId }) => matchId);
  const { open } = sorted([page], new Map([['b', rest]]));
  expect(ids(open)).toEqual(['a', 'b', 'c', 'd', 'z']);
  expect(open.some(({ moreByHost }) => moreByHost !== undefined)).toBe(false);
  expect(sorted([page]).open.find(({ matchId }) => matchId === 'b')?.moreByHost).toBe(2);
});
