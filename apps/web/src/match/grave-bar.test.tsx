// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Decision, Option } from '../net/types.ts';
import { button, nextTask, openQuestion, press, type Question, type } from './testing/question.tsx';

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

const isAsking = () => document.querySelector('#prompt[data-asks="grave"]') !== null;
const words = () => document.querySelector('#prompt')?.textContent;

test('an act that is not grave is sent at once', async () => {
  await press(button('Done'));
  expect(isAsking()).toBe(false);
  expect(question.sent).toEqual(['done']);
});

test('the bar itself confirms a grave act, in words, and sends it afterwards', async () => {
  await press(button('Pass'));
  expect(question.sent).toEqual([]);
  expect([isAsking(), document.querySelector('[role="dialog"]')]).toEqual([true, null]);
  expect(words()).toContain('Pass?');
  expect(words()).toContain('No more turns.');
  await press(button('Pass'));
  expect(question.sent).toEqual(['pass']);
  expect(isAsking()).toBe(false);
});

test('the safe answer has the focus, sends nothing and restores the focus', async () => {
  await press(button('Pass'));
  expect(document.activeElement?.textContent).toBe('Cancel');
  await press(button('Cancel'));
  expect([isAsking(), question.sent]).toEqual([false, []]);
  await nextTask();
  expect(document.activeElement).toBe(button('Pass'));
});

test('Escape is the safe answer', async () => {
  await press(button('Pass'));
  await type('Escape');
  expect([isAsking(), question.sent]).toEqual([false, []]);
  await nextTask();
  expect(document.activeElement).toBe(button('Pass'));
});

test('the shortcut asks for confirmation too, and no shortcut confirms', async () => {
  await type('r');
  expect(isAsking()).toBe(true);
  for (const key of ['r', 'c', '1']) await type(key);
  expect(question.sent).toEqual([]);
  await press(button('Pass'));
  expect(question.sent).toEqual(['pass']);
});

test('with two grave acts the shortcut presses neither', async () => {
  const reveal = { key: 'reveal-base', label: { key: 'option.reveal-base' }, kind: 'grave' as const };
  await question.draw({ ...decision, id: 'q2', options: [reveal, ...decision.options] });
  await type('r');
  expect([isAsking(), question.sent]).toEqual([false, []]);
});

test('a grave target stands among the targets, and the bar confirms it too', async () => {
  const laser: Option = {
    key: 'laser',
    label: { key: 'Destroy Kashyyyk' },
    detail: { key: 'For good.' },
    at: 'card:laser',
    kind: 'grave',
  };
  await question.draw({ ...decision, id: 'q2', options: [laser, done] });
  await type('1');
  expect([isAsking(), question.sent]).toEqual([true, []]);
  expect(words()).toContain('Destroy Kashyyyk?');
  await press(button('Destroy Kashyyyk'));
  expect(question.sent).toEqual(['laser']);
});

test('a new question cancels the confirmation: an outdated act cannot be confirmed', async () => {
  await press(button('Pass'));
  await question.draw({ ...decision, id: 'q2' });
  expect([isAsking(), question.sent]).toEqual([false, []]);
});
