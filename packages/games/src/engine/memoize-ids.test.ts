import { expect, test } from 'vitest';
import { memoizeByIds } from './memoize-ids.ts';

test('a result is computed once for each combination of ids', () => {
  let calls = 0;
  const option = memoizeByIds((leader: string, place: string, alone: boolean) => {
    calls += 1;
    return { key: `${leader}:${place}:${alone}` };
  });
  expect(option('luke', 'hoth', true)).toBe(option('luke', 'hoth', true));
  expect(option('luke', 'hoth', false)).toEqual({ key: 'luke:hoth:false' });
  expect(option('hoth', 'luke', true)).toEqual({ key: 'hoth:luke:true' });
  expect(calls).toBe(3);
});

test('it can be given to map, which passes more arguments', () => {
  const place = memoizeByIds((id: string) => ({ id }));
  expect(['hoth', 'naboo'].map(place)).toEqual([{ id: 'hoth' }, { id: 'naboo' }]);
  expect(place('naboo')).toBe(['hoth', 'naboo'].map(place)[1]);
});
