import { beforeAll, expect, test } from 'vitest';
import { loadTitle } from '../../../i18n/texts.ts';
import { translator } from '../../../i18n/translate.tsx';
import { decisionOf } from '../testing/part.tsx';
import { isEmptyOrder } from './order.ts';
import { orderWords } from './words.ts';

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
