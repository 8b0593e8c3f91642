// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Decision, Option } from '../net/types.ts';
import { button, openQuestion, press, type Question, type } from './testing/question.tsx';

const put = (leader: string, mission: string): Option => ({
  key: `assign:${mission}:${leader}`,
  label: { key: `Mission ${mission}` },
  from: `leader:${leader}`,
  at: `card:${mission}`,
});
const decision: Decision = {
  id: 'q',
  seat: 's',
  shape: 'one',
  prompt: { key: 'ask' },
  canUndo: false,
  pieces: ['leia', 'mothma'].map((leader) => ({ id: `leader:${leader}`, label: { key: `Leader ${leader}` } })),
  options: [
    put('leia', 'sabotage'),
    put('leia', 'alliance'),
    put('mothma', 'sabotage'),
    { ...put('mothma', 'alliance'), refused: { code: 'bad_choice' } },
    { key: 'done', label: { key: 'Done' }, kind: 'primary' },
  ],
};

let question: Question;
beforeEach(async () => {
  question = await openQuestion(decision);
});
afterEach(() => question.close());

test('without a board a piece and its target are two presses and one act', async () => {
  await press(button('Leader leia'));
  expect(question.sent).toEqual([]);
  await press(button('Mission alliance'));
  expect(question.sent).toEqual(['assign:alliance:leia']);
});

test('a piece with one possibility is one press', async () => {
  await press(button('Leader mothma'));
  expect(question.sent).toEqual(['assign:sabotage:mothma']);
});

test('numbers choose the piece, then the target; Escape lets the piece go', async () => {
  await type('1');
  await type('Escape');
  await type('1');
  await type('2');
  expect(question.sent).toEqual(['assign:alliance:leia']);
});
