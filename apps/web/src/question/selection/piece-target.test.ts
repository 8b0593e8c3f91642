// @vitest-environment happy-dom

import { cleanup } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Decision, Option } from '../../kit/net/types.ts';
import { button, openQuestion, type Question } from '../../match/testing/question.tsx';
import { press, settled, type } from '../../testing/press.ts';

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

test('numbers choose the piece, then the target; Escape deselects the piece', async () => {
  await type('1');
  await type('Escape');
  await type('1');
  await type('2');
  expect(question.sent).toEqual(['assign:alliance:leia']);
});

test('the question names the picked piece, and only Cancel or Escape deselect it', async () => {
  await press(button('Leader leia'));
  expect(document.querySelector('#prompt h2')?.textContent).toBe('Leader leia: where to?');
  expect(document.querySelector('#prompt')?.textContent).toContain('2 choices');
  await press(button('Cancel'));
  expect(document.querySelector('#prompt h2')?.textContent).toBe('ask');
  expect(question.sent).toEqual([]);
});

test('choices that only the board shows are counted too', async () => {
  cleanup();
  question = await openQuestion(decision, ({ at }) => at !== undefined);
  await press(button('Leader leia'));
  expect(document.querySelector('#prompt [role="group"]')).toBeNull();
  expect(document.querySelector('#prompt')?.textContent).toContain('2 choices');
});

test('the focus stays in the bar: on the places of a picked piece, then on the next question', async () => {
  await press(button('Leader leia'));
  expect(document.activeElement).toBe(button('Mission sabotage'));
  await press(button('Mission sabotage'));
  await question.draw({ ...decision, id: 'q2' });
  expect(document.activeElement).toBe(button('Leader leia'));
  await press(button('Done'));
  await question.draw({ ...decision, id: 'q3', options: [{ key: 'next', label: { key: 'Next' } }] });
  expect(document.activeElement).toBe(button('Next'));
});

test('C presses the advised act, and nothing if none is advised', async () => {
  const confirm = { key: 'confirm', label: { key: 'Confirm' }, kind: 'plain' as const };
  const roll = { key: 'reroll', label: { key: 'Roll' }, kind: 'plain' as const };
  await question.draw({ ...decision, id: 'q2', options: [roll, confirm] });
  await type('c');
  expect(question.sent).toEqual([]);
  await question.draw({ ...decision, id: 'q3', options: [{ ...roll, kind: 'primary' }, confirm] });
  await settled();
  await type('c');
  expect(question.sent).toEqual(['reroll']);
});

test('C presses the only act of a question, such as ending the turn, and R does not', async () => {
  const end = { key: 'end', label: { key: 'End turn' }, kind: 'plain' as const };
  await question.draw({ ...decision, id: 'q2', options: [...decision.options.filter(({ kind }) => !kind), end] });
  await settled();
  await type('e');
  expect(question.sent).toEqual([]);
  await type('c');
  expect(question.sent).toEqual(['end']);
});
