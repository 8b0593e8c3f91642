import { expect, test } from 'vitest';
import { row, seat } from '../../test/support/rows.ts';
import type { AlertWayRow, MatchRow, SeatRow } from '../storage/store.ts';
import { type AlertedMatch, alertsOf } from './match-news.ts';

const DAY = 24 * 3_600_000;
const NOW = 100 * DAY;
const way: AlertWayRow = {
  ...{ id: 'w1', playerId: 'bob', kind: 'hook', format: 'json', address: 'https://example.org/', secret: 'shh' },
  ...{ name: 'Chat', language: 'en', wait: 10, isOn: true, quiet: null },
  ...{ failures: 0, failedSince: null, answer: null, createdAt: 0 },
  ...{ confirmBy: null, reachedAt: null, mention: null },
};
const ann = seat('p1', { playerId: 'ann', playerName: 'Ann' });
const bob = seat('p2', { playerId: 'bob', playerName: 'Bob' });

/** A match that has waited for Bob since `NOW`, with this much time left for him. */
function match(more: Partial<MatchRow> = {}, seats: SeatRow[] = [ann, bob], leftMs?: number): AlertedMatch {
  const playing = { status: 'playing', startedAt: NOW - 9 * DAY, waitingFor: ['p2'], ...more } as const;
  return {
    stored: { match: row(playing), seats, members: [] },
    clock: {
      waitingSince: (name) => (name === 'p2' ? NOW : null),
      times: () => (leftMs === undefined ? [] : [{ seat: 'p2', runs: true, leftMs }]),
    },
    now: NOW,
    spectatorDelayMs: 3_600_000,
    ...{ requests: [], nudges: new Map(), mentions: [], snoozes: [], calls: new Map() },
  };
}
const told = (one: AlertedMatch, ways = [way]) => alertsOf(one, ways).map(({ kind, dueAt }) => [kind, dueAt - NOW]);

test('a turn is told after the wait', () => expect(told(match())).toEqual([['turn', 600_000]]));

test('a nudge, a request and a mention are news of their players', () => {
  const more = { requests: [{ seat: 'p2', since: NOW - 1 }], nudges: new Map([['p2', NOW]]) };
  const mentions = ['ann', 'bob'].map((playerId) => ({ playerId, at: NOW - 2 }));
  expect(told({ ...match(), ...more, mentions })).toEqual([
    ['mention', 600_000 - 2],
    ['request', 600_000 - 1],
    ['turn', 600_000],
    ['nudge', 0],
  ]);
  expect(told({ ...match(), nudges: new Map([['p2', NOW - 1]]) })).toEqual([['turn', 600_000]]);
  expect(told({ ...match(), mentions: [{ playerId: 'bob', at: NOW - 2 * DAY }] })).toEqual([['turn', 600_000]]);
});

test('a seat that is kept is news of its player, in a rematch and in another match', () => {
  const kept = seat('p2', { keptFor: { id: 'bob', name: 'Bob' } });
  const room = { status: 'waiting', startedAt: null, waitingFor: [], createdAt: NOW } as const;
  expect(told(match({ ...room, rematchOf: 'm0' }, [ann, kept]))).toEqual([['rematch', 0]]);
  expect(told(match(room, [ann, kept])), 'it may be taken back').toEqual([['invite', 6_000]]);
  const calls = new Map([['bob', NOW + 2_000]]);
  expect(told({ ...match({ ...room, rematchOf: 'm0' }, [ann, kept, { ...kept, seat: 'p3' }]), calls })).toEqual([
    ['rematch', 2_000],
  ]);
  expect(told(match(room, [ann, { ...kept, playerId: 'eve' }]))).toEqual([]);
});

test('where spectators are delayed, not before they see it', () =>
  expect(told(match({ spectators: 'delayed' }))).toEqual([['turn', 3_600_000]]));

test('where spectators are delayed, what is asked or said during play is told no sooner either', () => {
  const more = { requests: [{ seat: 'p2', since: NOW }], nudges: new Map([['p2', NOW + 1]]) };
  const mentions = [{ playerId: 'bob', at: NOW }];
  expect(told({ ...match({ spectators: 'delayed' }), ...more, mentions })).toEqual([
    ['mention', 3_600_000],
    ['request', 3_600_000],
    ['turn', 3_600_000],
    ['nudge', 3_600_000],
  ]);
});

test('the last quarter of a time of days is told', () => {
  expect(told(match({}, [ann, bob], 4 * DAY))).toEqual([
    ['turn', 600_000],
    ['deadline', 3 * DAY],
  ]);
  expect(told(match({}, [ann, bob], DAY - 1))).toEqual([['turn', 600_000]]);
});

test('the end is told at once, and for a day', () => {
  const ended = (ago: number) => match({ status: 'finished', endedAt: NOW - ago, waitingFor: [] });
  expect(told(ended(0))).toEqual([['end', 0]]);
  expect(told(ended(2 * DAY))).toEqual([]);
});

test.each([
  ['of a pause', match({ paused: { at: NOW, by: 'Ann' } })],
  ['of a match before the start', match({ status: 'waiting', startedAt: null, waitingFor: [] })],
  ['of an imported match', match({ status: 'finished', endedAt: NOW, imported: true })],
  ['to a player without others', match({}, [seat('p1', { kind: 'bot', level: 'easy' }), bob])],
  ['to a player for whom a computer plays', match({}, [ann, { ...bob, standIn: 'easy' }])],
  ['to a player who has been kicked', { ...match(), stored: { ...match().stored, kicked: ['bob'] } }],
  ['to the player of another seat', match({ waitingFor: ['p1'] })],
])('nothing is told %s', (_name, one) => expect(told(one)).toEqual([]));

test('nothing goes by ways that are switched off, or another player’s', () => {
  expect(told(match(), [{ ...way, isOn: false }])).toEqual([]);
  expect(told(match(), [{ ...way, playerId: 'eve' }])).toEqual([]);
});
