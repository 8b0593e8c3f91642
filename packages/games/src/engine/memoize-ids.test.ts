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

test('all results are dropped when there are too many', () => {
  let calls = 0;
  const fit = memoizeByIds((card: number, leader: number) => {
    calls += 1;
    return { key: `${card}:${leader}` };
  }, 6);
  const askAll = () => {
    for (let card = 0; card < 3; card++) for (let leader = 0; leader < 2; leader++) fit(card, leader);
  };
  askAll();
  askAll();
  expect(calls).toBe(6);
  expect(fit(3, 0)).toEqual({ key: '3:0' });
  expect(calls).toBe(7);
  expect(fit(0, 0)).toEqual({ key: '0:0' });
  expect(calls).toBe(8);
  expect(fit(0, 0)).toBe(fit(0, 0));
});
