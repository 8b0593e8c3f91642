import { beforeAll, expect, test } from 'vitest';
import { loadTitle } from '../../../kit/i18n/texts.ts';
import { translator } from '../../../kit/i18n/translate.tsx';
import type { Decision } from '../../../kit/net/types.ts';
import { decisionOf } from '../testing/part.tsx';
import { isEmptyOrder } from './order.ts';
import { orderWords, transportWords } from './order-texts.ts';

beforeAll(() => loadTitle('rebellion', 'en'));

const units = ['tie-fighter-1', 'stormtrooper-1'];
const question = (prompt: string) => ({
  ...decisionOf(
    units.map((key) => ({ key, label: { key }, from: 'place:sullust', at: 'place:corellia' })),
    'some',
  ),
  prompt: { key: prompt },
});
const words = (prompt: string, count: number) =>
  orderWords(translator('en', 'rebellion'), question(prompt), units.slice(0, count));

test('the act of a movement names units and destination', () => {
  expect([0, 1, 2].map((count) => words('ask.move', count))).toEqual([
    'Move no units to Corellia',
    'Move 1 unit to Corellia',
    'Move 2 units to Corellia',
  ]);
});

test('the act of a retreat names what goes along with the ships', () => {
  expect([0, 1].map((count) => words('ask.retreatUnits', count))).toEqual([
    'Retreat with ships only',
    'Retreat, taking 1 unit along',
  ]);
});

test('a movement without any unit near names its destination all the same', () => {
  const asked = { ...decisionOf([], 'some'), prompt: { key: 'ask.move', params: { to: { key: 'system.corellia' } } } };
  expect(isEmptyOrder(asked)).toBe(true);
  expect(orderWords(translator('en', 'rebellion'), asked, [])).toBe('Move no units to Corellia');
});

const order = (from: Readonly<Record<string, readonly string[]>>, seat = 'imperial'): Decision => ({
  ...decisionOf(
    Object.entries(from).flatMap(([place, keys]) =>
      keys.map((key) => ({
        key,
        label: { key },
        from: `place:${place}`,
        at: 'place:corellia',
        costs: { [`transport:${place}`]: key.startsWith('assault-carrier') ? -4 : 1 },
      })),
    ),
    'some',
  ),
  seat,
  prompt: { key: 'ask.move' },
  budgets: Object.keys(from).map((place) => ({ id: `transport:${place}`, label: { key: 'room' }, limit: 0 })),
});
const told = (decision: Decision, picked: readonly string[] = []) =>
  transportWords(translator('en', 'rebellion'), decision, picked);
const NEEDS = 'Ground units and TIE Fighters need room on a ship; other ships move by themselves.';

test('RB-8.8 RB-8.9 the question says what needs a ship, and how many more units fit', () => {
  const troops = ['stormtrooper-1', 'stormtrooper-2', 'stormtrooper-3', 'stormtrooper-4'];
  const asked = order({ sullust: ['assault-carrier-1', ...troops] });
  const aboard = (count: number) => told(asked, ['assault-carrier-1', ...troops.slice(0, count)]);
  expect(told(asked)).toBe(NEEDS);
  expect([2, 3, 4].map(aboard)).toEqual([
    `${NEEDS} Room for 2 more units.`,
    `${NEEDS} Room for 1 more unit.`,
    `${NEEDS} No room left.`,
  ]);
});

test('RB-8.9 room in several systems is not added up', () => {
  const asked = order({ sullust: ['assault-carrier-1', 'stormtrooper-1'], rodia: ['assault-carrier-2', 'at-st-1'] });
  expect(told(asked, ['assault-carrier-1', 'assault-carrier-2'])).toBe(NEEDS);
});

test('RB-8.8 Rebel fighters need no room, and an order of ships alone says nothing about it', () => {
  expect(told(order({ hoth: ['rebel-trooper-1', 'x-wing-1'] }, 'rebel'))).toBe(
    'Ground units need room on a ship; ships and fighters move by themselves.',
  );
  expect(told(order({ hoth: ['x-wing-1'] }, 'rebel'))).toBe('');
});

test('a movement that needs no transport says so', () => {
  const { budgets: _budgets, ...asked } = order({ hoth: ['rebel-trooper-1'] }, 'rebel');
  expect(told(asked)).toBe('No ship is needed for this move.');
});
