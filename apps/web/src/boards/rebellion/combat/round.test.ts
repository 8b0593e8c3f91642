import type { AttackView, CombatView } from '@echo-base/games/rebellion/client';
import { expect, test } from 'vitest';
import { type Position, viewOf } from '../testing/part.tsx';
import { dealersOf, doingOf, roundOf } from './round.ts';

const BOTH: Position = {
  units: {
    mandalore: { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'x-wing': 2, 'y-wing': 1, 'rebel-trooper': 1 },
  },
};
const SHIPS: Position = { units: { mandalore: { 'star-destroyer': 1, 'x-wing': 2, 'rebel-trooper': 1 } } };
const none = { space: 0, ground: 0, cards: null };
const attackOf = (more: Partial<AttackView>): AttackView => ({
  side: 'rebel',
  theatre: 'space',
  dice: [],
  hits: {},
  unassigned: null,
  ...more,
});
const combatOf = (more: Partial<CombatView> = {}): CombatView => ({
  system: 'mandalore',
  current: 'rebel',
  round: 1,
  battle: 'space',
  attack: attackOf({}),
  doomed: [],
  destroyed: [],
  retreated: [],
  effects: [],
  health: {},
  tactics: { rebel: none, imperial: none },
  ...more,
});
const parts = (position: Position, combat: CombatView) =>
  roundOf(viewOf(position), combat).map(({ id, when }) => `${id} ${when}`);

test('RB-9.0.14 the current player attacks first in each battle, and the current attack is marked', () => {
  expect(parts(BOTH, combatOf())).toEqual([
    'space.rebel now',
    'space.imperial future',
    'ground.rebel future',
    'ground.imperial future',
    'retreat future',
  ]);
  const second = combatOf({ current: 'imperial', battle: 'ground', attack: attackOf({ theatre: 'ground' }) });
  expect(parts(BOTH, second)).toEqual([
    'space.imperial past',
    'space.rebel past',
    'ground.imperial past',
    'ground.rebel now',
    'retreat future',
  ]);
});

test('RB-9.0.16 there is no ground battle without ground units of both sides', () => {
  expect(parts(SHIPS, combatOf())).toEqual(['space.rebel now', 'space.imperial future', 'retreat future']);
});

test('RB-9.0.18 the retreats follow the battles', () => {
  const retreat = combatOf({ battle: null, attack: null });
  expect(parts(SHIPS, retreat)).toEqual(['space.rebel past', 'space.imperial past', 'retreat now']);
});

test('RB-9.1.1 the dice come from the units of the attacking side in the theatre', () => {
  const dealers = dealersOf(viewOf(BOTH), combatOf());
  expect(dealers.map(({ type, count, red, black }) => [type, count, red, black])).toEqual(
    expect.arrayContaining([['x-wing', 2, 0, 2]]),
  );
  expect(dealers.some(({ type }) => type === 'tie-fighter' || type === 'rebel-trooper')).toBe(false);
});

test('what the attacker does is read from the dice', () => {
  const dice = [{ colour: 'red', face: 'hit', spent: false }] as const;
  expect(doingOf(combatOf())).toBe('roll');
  expect(doingOf(combatOf({ attack: attackOf({ dice }) }))).toBe('actions');
  expect(doingOf(combatOf({ attack: attackOf({ dice, unassigned: [0] }) }))).toBe('assign');
  expect(doingOf(combatOf({ attack: attackOf({ dice, hits: { 'star-destroyer-1': 1 } }) }))).toBe('block');
});
