import { ABSENCE_SECONDS } from '@echo-base/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Presence } from '../cluster/presence.ts';
import type { Host } from '../play/host.ts';
import { MatchTimes } from './match-times.ts';

const START = 1_000_000;
/** Ann's opponents may hand her seat over after this long. */
const AFTER_S = 60;

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

/** Match in play that has waited for Ann since before this server started. */
function table() {
  const presence = new Presence();
  const times = new MatchTimes(presence);
  const host = {
    title: { seats: [] },
    id: 'm',
    stored: {
      match: { status: 'playing', startedAt: 0, absence: { after: AFTER_S } },
      seats: [{ seat: 'p1', kind: 'human', playerId: 'ann' }],
    },
    live: { clock: { waitingSince: () => 10 } },
  } as unknown as Host;
  const told = (players: string[]) =>
    presence.take('node', [{ matchId: 'm', players, seated: players, spectators: 0, unnamed: 0 }], false);
  return { presence, told, absentAt: () => times.of(host).absentAt.p1 };
}

test('the seat of an absent player is for the team-mates who are there first, and opponents wait as long again', () => {
  const presence = new Presence();
  const times = new MatchTimes(presence);
  const seats = [
    { seat: 'r1', kind: 'human', playerId: 'ann' },
    { seat: 'r2', kind: 'human', playerId: 'bob' },
    { seat: 'i1', kind: 'human', playerId: 'cas' },
  ];
  const host = {
    id: 'm',
    title: { seats: seats.map(({ seat }) => ({ id: seat, team: seat.slice(0, 1) })) },
    stored: { match: { status: 'playing', startedAt: 0, absence: { after: AFTER_S } }, seats },
    live: { clock: { waitingSince: () => 10 } },
  } as unknown as Host;
  const here = (...players: string[]) => {
    for (const player of ['ann', 'bob', 'cas']) presence.remove('m', player);
    for (const player of players) presence.set('m', player, { playerId: player, viewers: ['seat'] });
  };
  here('ann', 'bob', 'cas');
  vi.advanceTimersByTime(1_000);
  here('bob', 'cas');
  expect(times.of(host).awaySince).toEqual({ r1: START + 1_000 });
  const { absentAt, matesFirst } = times.of(host);
  expect(absentAt.r1).toBe(START + 1_000 + AFTER_S * 1_000);
  expect(matesFirst).toEqual({ r1: { mates: ['r2'], opponentsAt: START + 1_000 + 2 * AFTER_S * 1_000 } });
  here('cas');
  expect(times.of(host).matesFirst, 'no mate is there').toEqual({});
});

test('a player not seen since the start is away from the start on', () => {
  expect(table().absentAt()).toBe(START + AFTER_S * 1_000);
});

test('a player who just left another server is not away since the start of this one', () => {
  const { told, absentAt } = table();
  told(['ann']);
  expect(absentAt()).toBeUndefined();
  vi.advanceTimersByTime(3_600_000);
  told([]);
  expect(absentAt()).toBe(START + 3_600_000 + AFTER_S * 1_000);
});

test('a player who is still connected to another server is not away when a connection here closes', () => {
  const { presence, told, absentAt } = table();
  told(['ann']);
  presence.set('m', 'socket', { playerId: 'ann', viewers: ['p1'] });
  presence.remove('m', 'socket');
  expect(absentAt()).toBeUndefined();
});

test('the watchers of a server that dies are away from then on', () => {
  const { presence, told, absentAt } = table();
  told(['ann', 'bob']);
  vi.advanceTimersByTime(5_000);
  expect([...presence.take('node', [], true)]).toEqual([['m', ['ann', 'bob']]]);
  expect(absentAt()).toBe(START + 5_000 + AFTER_S * 1_000);
});

test('spectators are not tracked', () => {
  const { presence } = table();
  presence.set('m', 'socket', { playerId: 'eve', viewers: ['spectator'] });
  presence.remove('m', 'socket');
  presence.take('node', [{ matchId: 'm', players: ['eve'], seated: [], spectators: 1, unnamed: 0 }], false);
  expect([...presence.take('node', [], true)]).toEqual([['m', []]]);
  expect(presence.lastSeen('m', 'eve')).toBeUndefined();
});

test('a player who left long before the limit is deleted', () => {
  const { presence, absentAt } = table();
  presence.set('m', 'socket', { playerId: 'ann', viewers: ['p1'] });
  vi.advanceTimersByTime(5_000);
  presence.remove('m', 'socket');
  presence.sweep();
  expect(absentAt()).toBe(START + 5_000 + AFTER_S * 1_000);
  vi.advanceTimersByTime(ABSENCE_SECONDS * 1_000 + 1);
  presence.sweep();
  expect(presence.lastSeen('m', 'ann')).toBeUndefined();
});

test('absence is forgotten after the limit of the match, when the player is away in any case', () => {
  const { presence, absentAt } = table();
  const leaves = (rememberedMs: number) => {
    presence.set('m', 'socket', { playerId: 'ann', viewers: ['p1'], rememberedMs });
    presence.remove('m', 'socket');
  };
  leaves(AFTER_S * 1_000);
  vi.advanceTimersByTime(AFTER_S * 1_000);
  presence.sweep();
  expect(presence.lastSeen('m', 'ann')).toBe(START);
  vi.advanceTimersByTime(1);
  presence.sweep();
  expect(presence.lastSeen('m', 'ann')).toBeUndefined();
  expect(absentAt()).toBeLessThan(Date.now());
});

test('who leaves a match without an absence rule is not remembered', () => {
  const { presence } = table();
  presence.set('m', 'socket', { playerId: 'ann', viewers: ['p1'], rememberedMs: 0 });
  presence.remove('m', 'socket');
  expect(presence.lastSeen('m', 'ann')).toBeUndefined();
});
