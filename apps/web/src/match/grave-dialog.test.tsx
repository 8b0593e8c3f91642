// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Decision, Option } from '../net/types.ts';
import { button, dialog, nextTask, openQuestion, press, type Question, type } from './testing/question.tsx';

const pass: Option = { key: 'pass', label: { key: 'Pass' }, detail: { key: 'No more turns.' }, kind: 'grave' };
const done: Option = { key: 'done', label: { key: 'Done' }, kind: 'primary' };
const decision: Decision = {
  id: 'q',
  seat: 's',
  shape: 'one',
  prompt: { key: 'ask' },
  canUndo: false,
  options: [pass, done],
};

let question: Question;
beforeEach(async () => {
  question = await openQuestion(decision);
});
afterEach(() => question.close());

test('an act that is not grave is sent at once', async () => {
  await press(button('Done'));
  expect(dialog()).toBeNull();
  expect(question.sent).toEqual(['done']);
});

test('a grave act asks first, in words, and is sent once it is confirmed', async () => {
  await press(button('Pass'));
  expect(question.sent).toEqual([]);
  expect(dialog()?.textContent).toContain('Pass: are you sure?');
  expect(dialog()?.textContent).toContain('No more turns.');
  await press(button('Pass', dialog()));
  expect(question.sent).toEqual(['pass']);
  expect(dialog()).toBeNull();
});

test('Cancel has the focus, sends nothing and gives the focus back', async () => {
  await press(button('Pass'));
  expect(document.activeElement?.textContent).toBe('Cancel');
  await press(button('Cancel', dialog()));
  expect([dialog(), question.sent]).toEqual([null, []]);
  await nextTask();
  expect(document.activeElement).toBe(button('Pass'));
});

test('Escape sends nothing and gives the focus back', async () => {
  await press(button('Pass'));
  await type('Escape');
  expect([dialog(), question.sent]).toEqual([null, []]);
  await nextTask();
  expect(document.activeElement).toBe(button('Pass'));
});

test('the shortcut asks too, and no shortcut answers the dialog', async () => {
  await type('r');
  expect(dialog()).not.toBeNull();
  for (const key of ['r', 'c', '1']) await type(key);
  expect(question.sent).toEqual([]);
  await press(button('Pass', dialog()));
  expect(question.sent).toEqual(['pass']);
});

test('of two grave acts the shortcut presses none', async () => {
  const reveal = { key: 'reveal-base', label: { key: 'option.reveal-base' }, kind: 'grave' as const };
  await question.draw({ ...decision, id: 'q2', options: [reveal, ...decision.options] });
  await type('r');
  expect([dialog(), question.sent]).toEqual([null, []]);
});

test('a new question closes the dialog: nothing can be confirmed that is no longer asked', async () => {
  await press(button('Pass'));
  await question.draw({ ...decision, id: 'q2' });
  expect([dialog(), question.sent]).toEqual([null, []]);
});
