import { expect, test } from 'vitest';
import { hasTwoSides } from '../../kit/net/titles.ts';
import { isOffered } from '../../match/people/keep-link.tsx';
import { stateOf } from './match-texts.ts';
import { sorted } from './matches.ts';
import { inOrder } from './order.ts';
import { bot, galaxy, person, summaryOf } from './testing/matches.ts';

const say = (key: unknown, params: unknown) => `${key} ${JSON.stringify(params)}`;

test('the lasting link is offered once, to who has a seat among other people', () => {
  const mine = summaryOf({ mine: ['p1'] });
  expect(isOffered(mine, false)).toBe(true);
  expect(isOffered(mine, true)).toBe(false);
  expect(isOffered(summaryOf({ mine: [] }), false)).toBe(false);
  expect(isOffered(summaryOf({ mine: ['p1'], seats: [person('p1', 'Mei'), bot('p2')] }), false)).toBe(false);
  expect(isOffered({ ...mine, status: 'finished' }, false)).toBe(false);
});

test('a rematch that waits for me is the first of my games and says who wants it', () => {
  const other = summaryOf({ matchId: 'other', mine: ['p1'], status: 'playing', waitingFor: ['p1'] });
  const rematch = summaryOf({ matchId: 'again', keptForMe: ['p2'], rematchOf: 'before' });
  const { mine, open } = sorted([[other, rematch]]);
  expect([inOrder(mine).map(({ matchId }) => matchId), open]).toEqual([['again', 'other'], []]);
  expect(stateOf(say as never, 'en', rematch)).toBe('lobby.rematchBy {"host":"Mei"}');
  expect(stateOf(say as never, 'en', summaryOf({ keptForMe: ['p2'] }))).toBe('lobby.keptBy {"host":"Mei"}');
});

test('a match whose seat of mine another person plays stays among my games', () => {
  const lent = summaryOf({ status: 'playing', lent: ['p1'] });
  expect(sorted([[lent]]).mine).toEqual([lent]);
});

test('sides can be swapped where there are two of equally many seats', () => {
  expect(hasTwoSides(summaryOf(), galaxy)).toBe(true);
  expect(hasTwoSides({ seats: ['p1', 'p2', 'p3'].map((id) => person(id)) }, galaxy)).toBe(false);
  const teams = { ...galaxy, seats: ['a1', 'a2', 'b1', 'b2'].map((id) => ({ id, name: id, team: id.slice(0, 1) })) };
  expect(hasTwoSides({ seats: ['a1', 'b1', 'a2', 'b2'].map((id) => person(id)) }, teams)).toBe(true);
  expect(hasTwoSides({ seats: ['a1', 'b1', 'b2'].map((id) => person(id)) }, teams)).toBe(false);
});
