import { expect, test } from 'vitest';
import { skeletonOf } from './look-alikes.ts';

test.each([
  ['Ida', 'Іdа', 'Cyrillic'],
  ['Ida', 'lda', 'another letter'],
  ['Han Solo', 'Han  S0lo', 'a digit'],
  ['Mara', 'Μara', 'Greek'],
  ['Leia', 'LEIA', 'capitals'],
  ['Zoe', 'Zoë', 'a mark'],
  ['Ｌｕｋｅ', 'Luke', 'full width'],
  ['Imran', 'Irnran', 'two letters'],
])('%s and %s look alike (%s)', (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

test.each([
  ['Ida', 'Ada'],
  ['Han', 'Hana'],
  ['Иван', 'Ivan'],
  ['李', '季'],
  ['👩🚀', '👨🚀'],
  ['شادي', 'هادي'],
])('%s and %s do not', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});
