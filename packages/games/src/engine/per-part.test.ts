import { expect, test } from 'vitest';
import { perPart } from './per-part.ts';

test('a view of a part is made once for each part', () => {
  let made = 0;
  const view = perPart(({ at }: { at: string }) => {
    made += 1;
    return { at };
  });
  const [a, b] = [{ at: 'hoth' }, { at: 'bespin' }];
  expect(view(a)).toBe(view(a));
  expect(view(b)).toEqual({ at: 'bespin' });
  expect(made).toBe(2);
});
