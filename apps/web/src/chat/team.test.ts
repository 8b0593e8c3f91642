import { expect, test } from 'vitest';
import { bot, galaxy, person } from '../pages/lobby/testing/matches.ts';
import { teamToWriteTo } from './team.ts';

const info = { ...galaxy, seats: galaxy.seats.map((seat, at) => ({ ...seat, team: at < 2 ? 'rebel' : 'imperial' })) };
const seats = [person('p1', 'Ann'), person('p2', 'Bob'), person('p3', 'Cy'), bot('p4')];
const summary = { status: 'playing', seats } as const;

test('a session writes to its team where another person plays in it', () => {
  expect(teamToWriteTo(summary, info, ['p1'])).toBe('rebel');
  expect(teamToWriteTo({ ...summary, status: 'finished' }, info, ['p1'])).toBe('rebel');
});

test('there is no team to write to before the start, alone, with bots only, for both sides, for spectators, and in open talk', () => {
  expect(teamToWriteTo(summary, { ...info, talksOpenly: true }, ['p1'])).toBeNull();
  expect(teamToWriteTo({ ...summary, status: 'waiting' }, info, ['p1'])).toBeNull();
  expect(teamToWriteTo(summary, info, ['p1', 'p2'])).toBeNull();
  expect(teamToWriteTo(summary, info, ['p3'])).toBeNull();
  expect(teamToWriteTo(summary, info, ['p1', 'p3'])).toBeNull();
  expect(teamToWriteTo(summary, info, [])).toBeNull();
  expect(teamToWriteTo(summary, galaxy, ['p1'])).toBeNull();
  expect(teamToWriteTo(summary, undefined, ['p1'])).toBeNull();
});

test('who has conceded, and who has no mate left who plays, writes to all; after the end all of a team talk again', () => {
  const gone = (...ids: string[]) =>
    seats.map((seat) => (ids.includes(seat.id) ? { ...seat, left: 'conceded' as const } : seat));
  expect(teamToWriteTo({ status: 'playing', seats: gone('p1') }, info, ['p1'])).toBeNull();
  expect(teamToWriteTo({ status: 'playing', seats: gone('p2') }, info, ['p1'])).toBeNull();
  expect(teamToWriteTo({ status: 'playing', seats: gone('p3') }, info, ['p1', 'p3'])).toBe('rebel');
  expect(teamToWriteTo({ status: 'finished', seats: gone('p1') }, info, ['p1'])).toBe('rebel');
});
