import { expect, test } from 'vitest';
import type { MatchSummary } from '../../kit/net/types.ts';
import { actionFor, isAwaited, notYet, sorted } from './matches.ts';
import { bot, galaxy, person, summaryOf } from './testing/matches.ts';

const { seatings } = galaxy;

test.each([
  ['seats that differ in nothing: join the first', [person('p1', 'Mei'), person('p2'), person('p3')], 'join', 'p2'],
  ['one seat of a side: join that side', [person('rebel', 'Petra'), person('imperial')], 'join', 'imperial'],
  ['seats of two sides: choose', [person('rebel'), person('imperial')], 'choose', undefined],
  ['roles of one side: choose', [person('rebel-admiral'), person('rebel-general')], 'choose', undefined],
  ['no free seat: watch', [person('p1', 'Mei'), bot('p2')], 'watch', undefined],
] as const)('%s', (_says, seats, kind, seat) => {
  expect(actionFor(summaryOf({ seats: [...seats] }))).toMatchObject({ kind, ...(seat && { seat }) });
});

test('a match in play can be watched, unless it is closed to spectators', () => {
  expect(actionFor(summaryOf({ status: 'playing' }))).toEqual({ kind: 'watch' });
  expect(actionFor(summaryOf({ status: 'playing', spectators: 'closed' }))).toEqual({ kind: 'none', why: 'closed' });
  const full = summaryOf({ spectators: 'closed', seats: [person('p1', 'Mei')] });
  expect(actionFor(full)).toEqual({ kind: 'none', why: 'full' });
});

test('a match waits for me if it waits for one of my seats', () => {
  const playing = summaryOf({ status: 'playing', mine: ['p2'], waitingFor: ['p2'] });
  expect(isAwaited(playing)).toBe(true);
  expect(isAwaited({ ...playing, waitingFor: ['p1'] })).toBe(false);
  expect(isAwaited({ ...playing, mine: [] })).toBe(false);
});

test('my matches are listed apart; open ones with a free seat first; each once', () => {
  const waiting = summaryOf({ matchId: 'waiting', isHost: true });
  const theirs = summaryOf({ matchId: 'theirs', status: 'playing', mine: ['p1'], waitingFor: ['p2'] });
  const awaited = summaryOf({ matchId: 'awaited', status: 'playing', mine: ['p1'], waitingFor: ['p1'] });
  const watch = summaryOf({ matchId: 'watch', status: 'playing' });
  const join = summaryOf({ matchId: 'join' });
  const { mine, open } = sorted([
    [waiting, theirs],
    [awaited, theirs],
    [watch, join, summaryOf({ status: 'finished' })],
  ]);
  expect(mine.map((match) => match.matchId).sort()).toEqual(['awaited', 'theirs', 'waiting']);
  expect(open.map((match) => match.matchId)).toEqual(['join', 'watch']);
});

test('a match of mine that is on the list for all too is shown as on mine', () => {
  const glance = { at: { key: 'at.turn', params: { n: 2 } }, sketch: { rows: [], pieces: [] } };
  const listed = summaryOf({ matchId: 'a', status: 'playing', mine: ['p1'] });
  const { mine } = sorted([[{ ...listed, glance }], [], [], [listed]]);
  expect(mine).toEqual([{ ...listed, glance }]);
});

test('the creator may start once the seats taken are a seating', () => {
  const three = (first?: string, third?: string) =>
    summaryOf({ seats: [person('p1', first), person('p2'), person('p3', third)] });
  expect(notYet(three(), seatings)).toEqual({ why: 'tooFew', missing: 2 });
  expect(notYet(three('Mei'), seatings)).toEqual({ why: 'tooFew', missing: 1 });
  expect(notYet(three('Mei', 'Tom'), seatings)).toBeNull();
  expect(notYet(summaryOf({ seats: [person('p1'), bot('p2'), bot('p3')] }), seatings)).toEqual({ why: 'notASeating' });
});

test('W15 the rest of a creator follows the match after which it was asked for, without a second button', () => {
  const page = [
    summaryOf({ matchId: 'a' }),
    summaryOf({ matchId: 'b', moreByHost: 2 }),
    summaryOf({ matchId: 'z', host: 'Ida' }),
  ];
  const rest = ['a', 'b', 'c', 'd'].map((matchId) => summaryOf({ matchId }));
  const ids = (matches: readonly MatchSummary[]) => matches.map(({ matchId }) => matchId);
  const { open } = sorted([page], new Map([['b', rest]]));
  expect(ids(open)).toEqual(['a', 'b', 'c', 'd', 'z']);
  expect(open.some(({ moreByHost }) => moreByHost !== undefined)).toBe(false);
  expect(sorted([page]).open.find(({ matchId }) => matchId === 'b')?.moreByHost).toBe(2);
});
