// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Decision } from '../../kit/net/types.ts';
import { button, openQuestion, type Question } from '../../match/testing/question.tsx';
import { press } from '../../testing/press.ts';

let open: Question | null = null;

const escorts = (...keys: readonly string[]): Decision => ({
  id: 'q',
  seat: 's',
  shape: 'some',
  min: 0,
  max: keys.length,
  prompt: { key: 'ask' },
  canUndo: false,
  options: keys.map((key) => ({ key, label: { key } })),
});

test('the only one there is to choose is confirmed without a number', async () => {
  open = await openQuestion(escorts('Leia'));
  await press(button('Leia'));
  await press(button('Confirm'));
  expect(open.sent).toEqual([['Leia']]);
});

test.each([
  [['Leia'], 'Confirm'],
  [['Leia', 'Chewbacca'], 'Confirm 1'],
])('of %j one chosen reads %s', async (keys, words) => {
  open = await openQuestion(escorts(...keys));
  await press(button('Leia'));
  expect(button('Confirm').textContent).toBe(words);
});
