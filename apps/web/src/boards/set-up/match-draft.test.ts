import { createMatchBody } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { galaxy } from '../../pages/lobby/testing/matches.ts';
import {
  beginsAtOnce,
  bodyOf,
  dealt,
  newMatchDraft,
  ownSeats,
  seatingsOf,
  withComputers,
  withSeats,
} from './match-draft.ts';

const draft = newMatchDraft(galaxy, 'Friday');
const THREE = ['p1', 'p2', 'p3'];

test('a new match is for the fewest players, one of them me', () => {
  expect(seatingsOf(galaxy).map((seats) => seats.length)).toEqual([2, 2, 3, 4]);
  expect(draft.seats).toEqual(['p1', 'p2']);
  expect(ownSeats(draft)).toEqual(['p1']);
  expect(beginsAtOnce(draft)).toBe(false);
});

test('the request body is valid and names every seat', () => {
  const sitters = { ...draft.sitters, p2: 'bot:sensible', p3: 'anyone', p4: 'me' } as const;
  const body = bodyOf(galaxy, { ...draft, name: '  Friday ', seats: THREE, sitters, spectators: 'closed' });
  expect(createMatchBody.parse(body)).toEqual({
    title: 'galaxy-dice',
    name: 'Friday',
    options: { short: false, rebels: 'choose', rounds: 3 },
    visibility: 'public',
    spectators: 'closed',
    absence: { after: 600 },
    seats: [
      { id: 'p1', kind: 'human' },
      { id: 'p2', kind: 'bot', level: 'sensible' },
      { id: 'p3', kind: 'human' },
    ],
  });
});

test('pictures in messages are asked for of a private match alone', () => {
  expect(bodyOf(galaxy, { ...draft, visibility: 'private' })).not.toHaveProperty('pictures');
  expect(bodyOf(galaxy, { ...draft, pictures: true })).not.toHaveProperty('pictures');
  const body = bodyOf(galaxy, { ...draft, visibility: 'private', pictures: true });
  expect(createMatchBody.parse(body).pictures).toBe(true);
});

test('a match without a name gets one from the server', () => {
  expect(bodyOf(galaxy, { ...draft, name: '   ' })).not.toHaveProperty('name');
});

test('several seats may be mine, and a match without free seats starts at once', () => {
  const both = { ...draft, sitters: { ...draft.sitters, p2: 'me' } } as const;
  expect(ownSeats(both)).toEqual(['p1', 'p2']);
  expect(beginsAtOnce(both)).toBe(true);
  expect(beginsAtOnce({ ...both, seats: THREE })).toBe(false);
});

test('a clock is sent only if chosen, the absence rule unless the game is to wait or has no computer players', () => {
  expect(bodyOf(galaxy, draft)).not.toHaveProperty('clock');
  expect(bodyOf(galaxy, draft)).toMatchObject({ absence: { after: 600 } });
  expect(bodyOf(galaxy, { ...draft, absence: null })).not.toHaveProperty('absence');
  const lonely = { ...galaxy, bots: [] };
  expect(bodyOf(lonely, newMatchDraft(lonely, 'Friday'))).not.toHaveProperty('absence');
  const clock = { kind: 'bank', bank: 1_800, increment: 30, atZero: 'claim' } as const;
  const body = createMatchBody.parse(bodyOf(galaxy, { ...draft, clock, absence: 900, spectators: 'delayed' }));
  expect(body).toMatchObject({ clock, absence: { after: 900 }, spectators: 'delayed' });
});

test('the creator still has a seat when another seating has other seats', () => {
  const seats = ['rebel', 'imperial', 'rebel-admiral', 'imperial-general'].map((id) => ({ id, name: id }));
  const info = { ...galaxy, seats, seatings: [['rebel', 'imperial'], seats.slice(1).map(({ id }) => id)] };
  const two = newMatchDraft(info, 'Friday');
  const three = seatingsOf(info)[1] ?? [];
  expect(ownSeats(two)).toEqual(['rebel']);
  expect(ownSeats(withSeats(two, three))).toEqual(['imperial']);
  const none = { ...two, sitters: { ...two.sitters, rebel: 'anyone' } } as const;
  expect(ownSeats(withSeats(none, three))).toEqual([]);
});

test('one press puts a standard computer on every free seat, and the match starts at once', () => {
  const computers = withComputers(galaxy, { ...draft, seats: THREE });
  expect(computers?.sitters).toMatchObject({ p1: 'me', p2: 'bot:sensible', p3: 'bot:sensible' });
  expect(computers && beginsAtOnce(computers)).toBe(true);
  expect(withComputers(galaxy, { ...draft, sitters: { ...draft.sitters, p2: 'me' } })).toBeNull();
  expect(withComputers({ ...galaxy, bots: [] }, draft)).toBeNull();
});

test('seats are dealt at random only if the player wants that, each player to one of them', () => {
  const seated = { ...draft, seats: THREE, sitters: { p1: 'me', p2: 'bot:sensible', p3: 'anyone', p4: 'me' } } as const;
  expect(dealt(seated, () => 0.99)).toBe(seated);
  const random = dealt({ ...seated, isShuffled: true }, () => 0.99);
  expect(random.sitters).toEqual({ p1: 'anyone', p2: 'bot:sensible', p3: 'me', p4: 'me' });
});
