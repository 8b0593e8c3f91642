// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Decision, Option } from '../../kit/net/types.ts';
import { button, openQuestion, type Question } from '../../match/testing/question.tsx';
import { click, settled } from '../../testing/press.ts';
import { SelectionStore } from './selection.ts';

/** What was pressed while a question waited for moments. */

const option = (name: string, more: Partial<Option> = {}): Option => ({ key: name, label: { key: name }, ...more });
const decision = (id: string, options: readonly Option[], prompt = 'ask'): Decision => ({
  ...{ id, seat: 's', shape: 'one', prompt: { key: prompt }, canUndo: false },
  options: [...options],
});

let question: Question;
beforeEach(async () => {
  // Presses come at once, however busy the machine is.
  vi.useFakeTimers();
  question = await openQuestion(decision('q1', [option('Send no one')]));
});

const sign = () => document.querySelector('#prompt [role="status"]')?.textContent;

const waiting = decision('q3', [option('Raid'), option('Pass', { kind: 'primary' })], 'play');
const chosen = (more: Partial<Decision> = {}, again: Parameters<Question['draw']>[2] = {}) => {
  const [raid] = waiting.options;
  if (!raid) throw new Error('nothing to press');
  question.acts().chooseNext(waiting, { option: raid });
  return question.draw({ ...waiting, ...more }, false, again);
};

test('is pointed at once the question can be answered, and not sent', async () => {
  await chosen();
  expect(sign()).toBe('Chosen. Press it again to send it.');
  await settled();
  expect(question.sent).toEqual([]);
  await click(button('Raid'));
  expect(question.sent).toEqual(['Raid']);
});

test('is chosen where the title asks for a confirmation', async () => {
  await chosen({}, { confirmLabel: ({ kind }) => (kind ? null : { key: 'Play it' }) });
  expect(button('Play it')).toBeDefined();
  await settled();
  expect(question.sent).toEqual([]);
});

test('is picked where several may be chosen', async () => {
  await chosen({ shape: 'some', min: 0, max: 2 });
  expect(question.acts().now().picked).toEqual(['Raid']);
});

test('is refused in words if it is no longer offered', async () => {
  await chosen({ options: [option('Defend')] });
  expect(sign()).toBe('“Raid” can no longer be chosen.');
});

test('is refused in words too if nothing is asked any more', () => {
  const [raid = option('Raid')] = waiting.options;
  const selection = new SelectionStore({ decision: null, busy: true, onAct() {} });
  selection.chooseNext(waiting, { option: raid });
  selection.show({ decision: null, busy: false, onAct() {} });
  selection.chooseAwaited();
  selection.close();
  expect(selection.now()).toMatchObject({ untaken: 'gone', gone: raid.label });
});

test('a piece is chosen, and its places are shown', async () => {
  const moves = decision('q4', [
    option('Hoth', { from: 'at-at', at: 'h1' }),
    option('Ilum', { from: 'at-at', at: 'i1' }),
  ]);
  question.acts().chooseNext(moves, { piece: 'at-at' });
  await question.draw(moves);
  expect(question.acts().now().piece).toBe('at-at');
});
