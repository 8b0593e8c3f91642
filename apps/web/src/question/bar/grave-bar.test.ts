// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Decision, Option } from '../../kit/net/types.ts';
import { button, openQuestion, type Question } from '../../match/testing/question.tsx';
import { click, pause, press, settled, type } from '../../testing/press.ts';

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
  // Presses come at once, however busy the machine is.
  vi.useFakeTimers();
  question = await openQuestion(decision);
});

/** Confirms as a person does who cannot hold: asks for the other way, and presses the act. */
async function confirmed(act: string): Promise<void> {
  await press(button('I cannot hold it', box()));
  await press(button(act, box()));
}

const isAsking = () => document.querySelector('#prompt[data-asks="grave"]') !== null;
const box = () => document.querySelector('[role="alertdialog"]');

test('an act that is not grave is sent at once', async () => {
  await press(button('Done'));
  expect(isAsking()).toBe(false);
  expect(question.sent).toEqual(['done']);
});

test('a box apart from the bar confirms a grave act, in words, and sends it afterwards', async () => {
  await press(button('Pass'));
  expect(question.sent).toEqual([]);
  expect([isAsking(), document.querySelector('[role="dialog"]')]).toEqual([true, null]);
  expect(box()?.textContent).toContain('Pass?');
  expect(box()?.textContent).toContain('No more turns.');
  await settled();
  await confirmed('Pass');
  expect(question.sent).toEqual(['pass']);
  expect(isAsking()).toBe(false);
});

test('a press that began before the box could be read does not confirm, however late the page handles it', async () => {
  await press(button('Pass'));
  const began = performance.now() + 50;
  await settled();
  const down = new PointerEvent('pointerdown', { bubbles: true, clientX: 700, clientY: 700 });
  Object.defineProperty(down, 'timeStamp', { value: began });
  const confirm = button('I cannot hold it', box());
  await act(async () => {
    confirm.dispatchEvent(down);
    confirm.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  });
  expect([isAsking(), question.sent]).toEqual([true, []]);
  expect(button('I cannot hold it', box())).toBe(confirm);
  await click(confirm);
  await settled();
  await click(button('Pass', box()));
  expect(question.sent).toEqual(['pass']);
});

test('the safe answer has the focus, sends nothing and restores the focus', async () => {
  await press(button('Pass'));
  expect(document.activeElement?.textContent).toBe('Cancel');
  await settled();
  await press(button('Cancel', box()));
  expect([isAsking(), question.sent]).toEqual([false, []]);
  await pause(1);
  expect(document.activeElement).toBe(button('Pass'));
});

test('the bar confirms nothing: where the act was, it leads back', async () => {
  await click(button('Pass'));
  const bar = document.querySelector('#prompt');
  const names = [...(bar?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  expect(names).toEqual(['Back to your turn']);
  await settled();
  await click(button('Back to your turn'));
  expect([isAsking(), question.sent]).toEqual([false, []]);
});

test('a double click on a grave act, and on its confirmation at once, sends nothing', async () => {
  await click(button('Pass'));
  await click(button('Back to your turn'));
  await click(button('I cannot hold it', box()));
  expect([isAsking(), question.sent]).toEqual([true, []]);
  expect(document.querySelector('#prompt [role="status"]')?.textContent).toBe('Pressed twice, counted once.');
});

test('Escape is the safe answer', async () => {
  await press(button('Pass'));
  await type('Escape');
  expect([isAsking(), question.sent]).toEqual([false, []]);
  await pause(1);
  expect(document.activeElement).toBe(button('Pass'));
});

test('the shortcut asks for confirmation too, and no shortcut confirms', async () => {
  await type('e');
  expect(isAsking()).toBe(true);
  await settled();
  for (const key of ['e', 'c', '1']) await type(key);
  expect(question.sent).toEqual([]);
  await confirmed('Pass');
  expect(question.sent).toEqual(['pass']);
});

test('with two grave acts the shortcut presses neither', async () => {
  const reveal = { key: 'reveal-base', label: { key: 'option.reveal-base' }, kind: 'grave' as const };
  await question.draw({ ...decision, id: 'q2', options: [reveal, ...decision.options] });
  await settled();
  await type('e');
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
  await settled();
  await type('1');
  expect([isAsking(), question.sent]).toEqual([true, []]);
  expect(box()?.textContent).toContain('Destroy Kashyyyk?');
  await settled();
  await confirmed('Destroy Kashyyyk');
  expect(question.sent).toEqual(['laser']);
});

test('a new question cancels the confirmation: an outdated act cannot be confirmed', async () => {
  await press(button('Pass'));
  await question.draw({ ...decision, id: 'q2' });
  expect([isAsking(), question.sent]).toEqual([false, []]);
});

test('choosing none of several is confirmed if the question says what that costs, and not otherwise', async () => {
  const warnings = [{ all: [], none: ['unit:1'], text: { key: 'Your turn ends.' } }];
  const orders: Decision = {
    ...{ id: 'q2', seat: 's', shape: 'some', prompt: { key: 'ask' }, canUndo: false, min: 0, max: 1 },
    options: [{ key: 'unit:1', label: { key: 'Trooper' } }],
    pieces: [{ id: 'orders', label: { key: 'Raid' }, warnings }],
  };
  await question.draw(orders);
  await press(button('Choose none'));
  expect([isAsking(), question.sent]).toEqual([true, []]);
  expect(box()?.textContent).toContain('Your turn ends.');
  await settled();
  await confirmed('Choose none');
  expect(question.sent).toEqual([[]]);
  await question.draw({ ...orders, id: 'q3', pieces: [] });
  await press(button('Choose none'));
  expect([isAsking(), question.sent]).toEqual([false, [[], []]]);
});

const disc = () => document.querySelector<HTMLElement>('[data-hold]');
const down = () => act(async () => void fireEvent.pointerDown(disc() as HTMLElement, { button: 0 }));
const up = () => act(async () => void fireEvent.pointerUp(disc() as HTMLElement));

test('a grave act is held for a second and a half; letting go before does nothing', async () => {
  await press(button('Pass'));
  await settled();
  await down();
  await pause(1_400);
  await up();
  await pause(2_000);
  expect([isAsking(), question.sent]).toEqual([true, []]);
  await down();
  await pause(1_500);
  expect([isAsking(), question.sent]).toEqual([false, ['pass']]);
});

test('what is held before the box could be read does nothing', async () => {
  await press(button('Pass'));
  await down();
  await pause(5_000);
  expect([isAsking(), question.sent]).toEqual([true, []]);
});

test('a key holds it too, and repeats of the key begin nothing', async () => {
  await press(button('Pass'));
  await settled();
  disc()?.focus();
  const key = (kind: 'keyDown' | 'keyUp', more = {}) =>
    act(async () => void fireEvent[kind](disc() as HTMLElement, { key: 'Enter', ...more }));
  await key('keyDown', { repeat: true });
  await pause(2_000);
  expect(question.sent).toEqual([]);
  await key('keyDown');
  await pause(700);
  await key('keyUp');
  await pause(2_000);
  expect(question.sent).toEqual([]);
  await key('keyDown');
  await pause(1_500);
  expect(question.sent).toEqual(['pass']);
});

test('a press of assistive technology, which cannot hold, asks in another way', async () => {
  await press(button('Pass'));
  await press(disc());
  expect(question.sent).toEqual([]);
  await press(button('Pass', box()));
  expect(question.sent).toEqual(['pass']);
});
