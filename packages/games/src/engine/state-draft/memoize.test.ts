import { expect, test } from 'vitest';
import { memoizeByReference } from './memoize.ts';

test('a result is computed once for each part', () => {
  let calls = 0;
  const view = memoizeByReference(({ at }: { at: string }) => {
    calls += 1;
    return { at };
  });
  const [a, b] = [{ at: 'hoth' }, { at: 'bespin' }];
  expect(view(a)).toBe(view(a));
  expect(view(b)).toEqual({ at: 'bespin' });
  expect(calls).toBe(2);
});
