import { afterEach, expect, test, vi } from 'vitest';
import { either, fits, list, number, object, oneOf, pair, record, storedAs, string } from './shape.ts';

afterEach(() => vi.unstubAllGlobals());

interface Seat {
  readonly id: string;
  readonly name?: string;
}
const seat = object<Seat>({ id: string }, { name: string });

test('an object has its required fields; optional ones may be absent, unknown ones are left', () => {
  expect([{ id: 'p1' }, { id: 'p1', name: 'Ida' }, { id: 'p1', colour: 'red' }].every((one) => fits(seat, one))).toBe(
    true,
  );
  expect(
    [null, [], 'p1', {}, { id: 1 }, { id: 'p1', name: 2 }, { id: 'p1', name: null }].some((one) => fits(seat, one)),
  ).toBe(false);
});

test('lists, records and pairs check each of their values', () => {
  expect([[], ['a']].every((one) => fits(list(string), one))).toBe(true);
  expect([['a', 1], {}, 'a'].some((one) => fits(list(string), one))).toBe(false);
  expect([{}, { a: 1 }].every((one) => fits(record(number), one))).toBe(true);
  expect([{ a: 'b' }, [1], null].some((one) => fits(record(number), one))).toBe(false);
  expect(fits(pair(string, number), ['a', 1])).toBe(true);
  expect([['a'], ['a', 1, 2], [1, 'a']].some((one) => fits(pair(string, number), one))).toBe(false);
});

test('one of several shapes or values is enough', () => {
  const named = either<[string, number]>(string, number);
  expect(['a', 1, true].map((one) => fits(named, one))).toEqual([true, true, false]);
  const kind = oneOf('human', 'bot');
  expect(['bot', 'wookiee'].map((one) => fits(kind, one))).toEqual([true, false]);
});

test('what a browser stored is read only in its shape', () => {
  const stored = new Map([
    ['right', '["a"]'],
    ['other', '{"a":1}'],
    ['broken', '["a'],
  ]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  const read = (key: string) => storedAs(list(string), 'localStorage', key);
  expect(['right', 'other', 'broken', 'none'].map(read)).toEqual([['a'], undefined, undefined, undefined]);
  vi.stubGlobal('localStorage', undefined);
  expect(read('right')).toBeUndefined();
});
