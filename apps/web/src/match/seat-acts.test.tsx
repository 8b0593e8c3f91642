import { expect, test } from 'vitest';
import { bot, galaxy, person, table } from '../lobby/testing/tables.ts';
import { deedsFor } from './people-dialog.tsx';
import { seatActsOf } from './seat-acts.tsx';

const bank = { kind: 'bank', bank: 60, increment: 0, atZero: 'claim' } as const;
const ours = person('p1', 'Ida');
const theirs = person('p2', 'Jonas');
const summary = table({ status: 'playing', seats: [ours, theirs], clock: bank });
const calm = { summary, info: galaxy, seat: theirs, mine: ['p1'], isOut: false, isAbsent: false };

test('a seat without time can be claimed where the table says so, by opponents who play', () => {
  expect(seatActsOf(calm)).toEqual([]);
  expect(seatActsOf({ ...calm, isOut: true })).toEqual(['claim']);
  const botMovesOn = { ...summary, clock: { ...bank, atZero: 'bot' } } as const;
  expect(seatActsOf({ ...calm, isOut: true, summary: botMovesOn })).toEqual([]);
  expect(seatActsOf({ ...calm, isOut: true, mine: [] })).toEqual([]);
  const seats = galaxy.seats.map((seat) => ({ ...seat, team: 'rebels' }));
  expect(seatActsOf({ ...calm, isOut: true, info: { ...galaxy, seats } })).toEqual([]);
});

test('a computer may play for whoever is away, and for me whenever I like, until I take my seat back', () => {
  expect(seatActsOf({ ...calm, isAbsent: true })).toEqual(['standIn']);
  expect(seatActsOf({ ...calm, seat: ours })).toEqual(['standInMine']);
  expect(seatActsOf({ ...calm, seat: { ...ours, standIn: 'sensible' } })).toEqual(['reclaim']);
  expect(seatActsOf({ ...calm, isAbsent: true, info: { ...galaxy, bots: [] } })).toEqual([]);
  expect(seatActsOf({ ...calm, seat: bot('p2'), isAbsent: true })).toEqual([]);
});

test('nothing can be done about a match that is over or frozen', () => {
  for (const ended of [
    { status: 'finished' as const },
    { frozen: { since: '2026-11-21T10:00:00Z', reason: 'rules' as const } },
  ])
    expect(seatActsOf({ ...calm, isOut: true, isAbsent: true, summary: { ...summary, ...ended } })).toEqual([]);
});

const jonas = { person: 'x', name: 'Jonas', seats: ['p2'], isWatching: true, isHost: false, isMe: false };

test('who set the table removes watchers; players in play, and the chat, are for owners of the server', () => {
  expect(deedsFor(jonas, { isOwner: false, isPlaying: true })).toEqual([]);
  expect(deedsFor({ ...jonas, seats: [] }, { isOwner: false, isPlaying: true })).toEqual(['kick']);
  expect(deedsFor(jonas, { isOwner: false, isPlaying: false })).toEqual(['kick']);
  expect(deedsFor(jonas, { isOwner: true, isPlaying: true })).toEqual(['kick', 'mute']);
  expect(deedsFor({ ...jonas, kicked: true, muted: {} }, { isOwner: true, isPlaying: true })).toEqual([
    'readmit',
    'unmute',
  ]);
  expect(deedsFor({ ...jonas, isMe: true }, { isOwner: true, isPlaying: true })).toEqual([]);
});
