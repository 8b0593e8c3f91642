import { beforeEach, expect, test, vi } from 'vitest';
import { isByName, isEither, isFlag, isListOf, isNumber, isPairOf, isText, isWith, storedAs } from './stored-as.ts';

let text: string | null = null;
beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => text }));

const read = <T>(isShape: (value: unknown) => value is T, stored: unknown) => {
  text = JSON.stringify(stored);
  return storedAs(isShape, 'localStorage', 'key');
};

const isMark = isWith<{ name: string; at: number }>({ name: isText, at: isNumber });

test.each([
  [isListOf(isText), [], ['a', 'b']],
  [isPairOf(isText, isListOf(isNumber)), ['a', [1, 2]]],
  [isByName(isEither(isText, isFlag)), {}, { a: 'b', c: false }],
  [isMark, { name: 'a', at: 1 }, { name: 'a', at: 1, more: null }],
])('a stored value of the expected shape is read as it is', (isShape, ...values) => {
  for (const value of values) expect(read<unknown>(isShape as never, value)).toEqual(value);
});

test.each([
  [isListOf(isText), null, 'a', { 0: 'a' }, [1], ['a', null]],
  [isPairOf(isText, isListOf(isNumber)), ['a'], ['a', ['b']], ['a', [1], 2], { 0: 'a', 1: [1] }],
  [isByName(isEither(isText, isFlag)), null, [], ['a'], { a: 1 }],
  [isMark, null, {}, { name: 'a' }, { name: 'a', at: '1' }, ['a', 1]],
])('a stored value of another shape counts as none', (isShape, ...values) => {
  for (const value of values) expect(read<unknown>(isShape as never, value)).toBeUndefined();
});

test.each([null, '', '{"name":'])('what is no JSON counts as none: %j', (stored) => {
  text = stored;
  expect(storedAs(isMark, 'localStorage', 'key')).toBeUndefined();
});
