import { expect, test } from 'vitest';
import { Answers } from './answers.ts';

test('every answer is found by seat and client id, however many there are; the last one counts', () => {
  const answers = new Answers();
  for (let n = 0; n < 1_000; n++) answers.note(n % 2 ? 'p1' : 'p2', `id-${n}`, n);
  answers.note('p1', 'id-1', 5_000);
  answers.note('p1', null, 6_000);
  expect([answers.of('p2', 'id-0'), answers.of('p1', 'id-999'), answers.of('p1', 'id-1')]).toEqual([0, 999, 5_000]);
  expect([answers.of('p1', 'id-0'), answers.of('p2', 'id-1000'), answers.of('p1', null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
