import { createMatchBody } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { galaxy } from '../testing/tables.ts';
import { beginsAtOnce, bodyOf, newDraft, ownSeats, seatsFor, sizesOf, withComputers, withPlayers } from './draft.ts';

const draft = newDraft(galaxy, 'Friday');

test('a new match is for the fewest players, one of them me', () => {
  expect(sizesOf(galaxy)).toEqual([2, 3, 4]);
  expect(seatsFor(galaxy, 3)).toEqual(['p1', 'p2', 'p3']);
  expect(ownSeats(galaxy, draft)).toEqual(['p1']);
  expect(beginsAtOnce(galaxy, draft)).toBe(false);
});

test('the request body is valid and names every seat', () => {
  const sitters = { ...draft.sitters, p2: 'bot:sensible', p3: 'anyone', p4: 'me' } as const;
  const body = bodyOf(galaxy, { ...draft, name: '  Friday ', players: 3, sitters, spectators: 'closed' });
  expect(createMatchBody.parse(body)).toEqual({
    title: 'galaxy-dice',
    name: 'Friday',
    options: { short: false, rebels: 'choose', rounds: 3 },
    visibility: 'public',
    spectators: 'closed',
    seats: [
      { id: 'p1', kind: 'human' },
      { id: 'p2', kind: 'bot', level: 'sensible' },
      { id: 'p3', kind: 'human' },
    ],
  });
});

test('a match without a name gets one from the server', () => {
  expect(bodyOf(galaxy, { ...draft, name: '   ' })).not.toHaveProperty('name');
});

test('several seats may be mine, and a match without free seats starts at once', () => {
  const both = { ...draft, sitters: { ...draft.sitters, p2: 'me' } } as const;
  expect(ownSeats(galaxy, both)).toEqual(['p1', 'p2']);
  expect(beginsAtOnce(galaxy, both)).toBe(true);
  expect(beginsAtOnce(galaxy, { ...both, players: 3 })).toBe(false);
});

test('a clock and absence rules are sent only if chosen', () => {
  expect(bodyOf(galaxy, draft)).not.toHaveProperty('clock');
  expect(bodyOf(galaxy, draft)).not.toHaveProperty('absence');
  const clock = { kind: 'bank', bank: 1_800, increment: 30, atZero: 'claim' } as const;
  const body = createMatchBody.parse(bodyOf(galaxy, { ...draft, clock, absence: 600, spectators: 'delayed' }));
  expect(body).toMatchObject({ clock, absence: { after: 600 }, spectators: 'delayed' });
});

test('the creator still has a seat when another size has other seats', () => {
  const seats = ['rebel', 'imperial', 'rebel-admiral', 'imperial-general'].map((id) => ({ id, name: id }));
  const info = { ...galaxy, seats, seatings: [['rebel', 'imperial'], seats.slice(1).map(({ id }) => id)] };
  const two = newDraft(info, 'Friday');
  expect(ownSeats(info, two)).toEqual(['rebel']);
  expect(ownSeats(info, withPlayers(info, two, 3))).toEqual(['imperial']);
  const none = { ...two, sitters: { ...two.sitters, rebel: 'anyone' } } as const;
  expect(ownSeats(info, withPlayers(info, none, 3))).toEqual([]);
});

test('one press puts a standard computer on every free seat, and the match starts at once', () => {
  const computers = withComputers(galaxy, { ...draft, players: 3 });
  expect(computers?.sitters).toMatchObject({ p1: 'me', p2: 'bot:sensible', p3: 'bot:sensible' });
  expect(computers && beginsAtOnce(galaxy, computers)).toBe(true);
  expect(withComputers(galaxy, { ...draft, sitters: { ...draft.sitters, p2: 'me' } })).toBeNull();
  expect(withComputers({ ...galaxy, bots: [] }, draft)).toBeNull();
});
