import { expect, test } from 'vitest';
import { bot, galaxy, person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import { actionsFor } from './person-acts.ts';
import { seatActsOf } from './seat-acts.tsx';

const bank = { kind: 'bank', bank: 60, increment: 0, atZero: 'claim' } as const;
const ours = person('p1', 'Ida');
const theirs = person('p2', 'Jonas');
const summary = summaryOf({ status: 'playing', seats: [ours, theirs], clock: bank });
const calm = { summary, info: galaxy, seat: theirs, mine: ['p1'], isOut: false, isAbsent: false };

test('a seat out of time can be claimed by opponents in play, if the match allows it', () => {
  expect(seatActsOf(calm)).toEqual([]);
  expect(seatActsOf({ ...calm, isOut: true })).toEqual(['claim']);
  const botMovesOn = { ...summary, clock: { ...bank, atZero: 'bot' } } as const;
  expect(seatActsOf({ ...calm, isOut: true, summary: botMovesOn })).toEqual([]);
  expect(seatActsOf({ ...calm, isOut: true, mine: [] })).toEqual([]);
  // A team-mate may call the computer for the seat.
  const seats = galaxy.seats.map((seat) => ({ ...seat, team: 'rebels' }));
  expect(seatActsOf({ ...calm, isOut: true, info: { ...galaxy, seats } })).toEqual(['standIn']);
});

test('an opponent of a seat out of time is asked to claim, a mate or one who is out is not', () => {
  const three = [ours, theirs, person('p3', 'Cas')];
  const gone = { ...summary, seats: [{ ...ours, left: 'conceded' as const }, theirs, three[2] ?? ours] };
  expect(seatActsOf({ ...calm, isOut: true, isAbsent: true, summary: gone })).toEqual([]);
  const lost = { ...theirs, left: 'time' as const };
  expect(seatActsOf({ ...calm, seat: lost, isOut: true, summary: { ...summary, seats: [ours, lost] } })).toEqual([]);
});

test('a bot may play for an absent player, and for me at any time, until the seat is taken back', () => {
  expect(seatActsOf({ ...calm, isAbsent: true })).toEqual(['standIn']);
  expect(seatActsOf({ ...calm, seat: ours })).toEqual(['standInMine']);
  expect(seatActsOf({ ...calm, seat: { ...ours, standIn: 'sensible' } })).toEqual(['reclaim']);
  expect(seatActsOf({ ...calm, isAbsent: true, info: { ...galaxy, bots: [] } })).toEqual([]);
  expect(seatActsOf({ ...calm, seat: bot('p2'), isAbsent: true })).toEqual([]);
});

test('no act on a seat is possible in a match that is over or frozen', () => {
  for (const ended of [
    { status: 'finished' as const },
    { frozen: { since: '2026-11-21T10:00:00Z', reason: 'rules' as const } },
  ])
    expect(seatActsOf({ ...calm, isOut: true, isAbsent: true, summary: { ...summary, ...ended } })).toEqual([]);
});

const jonas = { person: 'x', name: 'Jonas', seats: ['p2'], isWatching: true, isHost: false, isMe: false };

test('the creator removes spectators; owners of the server also players in play and chat messages', () => {
  expect(actionsFor(jonas, { isOwner: false, isPlaying: true })).toEqual(['mute', 'makeHost']);
  expect(actionsFor({ ...jonas, seats: [] }, { isOwner: false, isPlaying: true })).toEqual(['kick', 'mute']);
  expect(actionsFor(jonas, { isOwner: false, isPlaying: false })).toEqual(['kick', 'mute', 'makeHost']);
  expect(actionsFor(jonas, { isOwner: true, isPlaying: true })).toEqual(['kick', 'mute', 'makeHost']);
  expect(actionsFor({ ...jonas, kicked: true, muted: {} }, { isOwner: true, isPlaying: true })).toEqual([
    'readmit',
    'unmute',
  ]);
  expect(actionsFor({ ...jonas, isMe: true }, { isOwner: true, isPlaying: true })).toEqual([]);
});
