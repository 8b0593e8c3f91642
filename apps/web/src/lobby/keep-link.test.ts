import { expect, test } from 'vitest';
import { isOffered } from './keep-link.tsx';
import { hasTwoSides, sorted } from './tables.ts';
import { bot, galaxy, person, table } from './testing/tables.ts';
import { stateOf } from './words.ts';

const say = (key: unknown, params: unknown) => `${key} ${JSON.stringify(params)}`;

test('the lasting link is offered once, to who has a seat among other people', () => {
  const mine = table({ mine: ['p1'] });
  expect(isOffered(mine, false)).toBe(true);
  expect(isOffered(mine, true)).toBe(false);
  expect(isOffered(table({ mine: [] }), false)).toBe(false);
  expect(isOffered(table({ mine: ['p1'], seats: [person('p1', 'Mei'), bot('p2')] }), false)).toBe(false);
  expect(isOffered({ ...mine, status: 'finished' }, false)).toBe(false);
});

test('a rematch that waits for me is the first of my games and says who wants it', () => {
  const other = table({ matchId: 'other', mine: ['p1'], status: 'playing', waitingFor: ['p1'] });
  const rematch = table({ matchId: 'again', keptForMe: ['p2'], rematchOf: 'before' });
  const { mine, open } = sorted([[other, rematch]]);
  expect([mine.map(({ matchId }) => matchId), open]).toEqual([['again', 'other'], []]);
  expect(stateOf(say as never, 'en', rematch)).toBe('lobby.rematchBy {"host":"Mei"}');
  expect(stateOf(say as never, 'en', table({ keptForMe: ['p2'] }))).toBe('lobby.keptBy {"host":"Mei"}');
});

test('a match whose seat of mine another person plays stays among my games', () => {
  const lent = table({ status: 'playing', lent: ['p1'] });
  expect(sorted([[lent]]).mine).toEqual([lent]);
});

test('sides can be swapped where there are two of equally many seats', () => {
  expect(hasTwoSides(table(), galaxy)).toBe(true);
  expect(hasTwoSides({ seats: ['p1', 'p2', 'p3'].map((id) => person(id)) }, galaxy)).toBe(false);
  const teams = { ...galaxy, seats: ['a1', 'a2', 'b1', 'b2'].map((id) => ({ id, name: id, team: id.slice(0, 1) })) };
  expect(hasTwoSides({ seats: ['a1', 'b1', 'a2', 'b2'].map((id) => person(id)) }, teams)).toBe(true);
  expect(hasTwoSides({ seats: ['a1', 'b1', 'b2'].map((id) => person(id)) }, teams)).toBe(false);
});
