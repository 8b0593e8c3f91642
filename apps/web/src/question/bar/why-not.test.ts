// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Decision } from '../../kit/net/types.ts';
import { openQuestion, type Question } from '../../match/testing/question.tsx';
import { enterRules, useOpened } from '../../rules/opened.ts';
import { press } from '../../testing/press.ts';

const text = (key: string) => ({ key });
const DECISION: Decision = {
  id: 'p1:1.x',
  seat: 'p1',
  shape: 'one',
  prompt: text('q'),
  canUndo: false,
  options: [
    { key: 'a', label: text('Alpha') },
    { key: 'b', label: text('Beta'), refused: { code: 'no', clause: 'RB-8.5' } },
    { key: 'c', label: text('Gamma'), refused: { code: 'no' } },
  ],
};

let question: Question;

const whys = () => [...document.querySelectorAll<HTMLElement>('[data-why]')];

test('a refused chip with a clause has a button into the rules, which is no act', async () => {
  enterRules('rebellion');
  question = await openQuestion(DECISION);
  expect(whys().map((why) => why.getAttribute('data-why'))).toEqual(['RB-8.5']);
  const [why] = whys();
  if (!why) throw new Error('no button');
  await press(why);
  const { anchor, from } = useOpened.getState();
  expect([anchor, from?.words]).toEqual(['RB-8.5', 'refused.no']);
  // Not a deep comparison: an element refers to the whole document.
  expect(from?.element === why).toBe(true);
  expect(document.querySelectorAll('[data-fold="b"]')).toHaveLength(1);
  expect(question.sent).toEqual([]);
});

test('a title without rules has no such button', async () => {
  enterRules(null);
  question = await openQuestion(DECISION);
  expect(whys()).toEqual([]);
});
