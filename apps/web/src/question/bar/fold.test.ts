// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Decision, Option } from '../../kit/net/types.ts';
import { button, dialog, openQuestion, type Question } from '../../match/testing/question.tsx';
import { nextTask, press, type, write } from '../../testing/press.ts';
import { fitting, inScrolled } from './fold.ts';

const ROOM = { width: 300, gap: 8, more: 60 };
const chips = (...widths: number[]) => widths.map((width, index) => ({ key: String(index + 1), width }));

test('all chips are shown if all fit', () => {
  expect([...fitting(chips(140, 152), new Set(), ROOM)]).toEqual(['1', '2']);
});

test('with one too many there is room for the chip that opens the rest', () => {
  expect([...fitting(chips(100, 100, 100), new Set(), ROOM)]).toEqual(['1', '2']);
  expect([...fitting(chips(140, 153), new Set(), ROOM)]).toEqual(['1']);
});

test('a chip that is too wide does not leave the bar empty: later ones take its room', () => {
  expect([...fitting(chips(100, 220, 110, 90), new Set(), ROOM)]).toEqual(['1', '3']);
});

test('a row that scrolls shows what may be pressed, and refused chips only if nothing else is there', () => {
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8'];
  expect([...inScrolled(keys, new Set(), 2)]).toEqual(['1', '2']);
  expect([...inScrolled(keys, new Set(['8']), 2)]).toEqual(['1', '2', '8']);
  expect([...inScrolled(keys, new Set(), 0)]).toEqual(keys);
});

test('a row that scrolls has all of an army, and of a longer list its beginning', () => {
  const keys = Array.from({ length: 12 }, (_one, index) => String(index + 1));
  expect([...inScrolled(keys, new Set(), 9)]).toEqual(keys.slice(0, 9));
  expect([...inScrolled(keys, new Set(['11']), 10)]).toEqual(['1', '2', '3', '4', '5', '6', '11']);
  expect([...inScrolled(keys, new Set(), 12)]).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('the row begins at its start with each question', async () => {
  question = await openQuestion(decision);
  const row = () => document.querySelector('#prompt [data-part="options"]') as HTMLElement;
  row().scrollLeft = 120;
  await question.draw({ ...decision });
  expect(row().scrollLeft).toBe(120);
  await question.draw({ ...decision, id: 'q2' });
  expect(row().scrollLeft).toBe(0);
});

test('a list of a few options has no search field, and begins with the first of them', async () => {
  const few = { ...decision, options: decision.options.slice(0, 7) };
  question = await openQuestion(few);
  await press(button('2 more'));
  await nextTask();
  expect(dialog()?.querySelector('input')).toBeNull();
  expect(document.activeElement?.textContent).toContain('Dagobah');
});

test('a chosen chip never folds, in any position', () => {
  expect([...fitting(chips(100, 100, 100, 100), new Set(['4']), ROOM)].sort()).toEqual(['1', '4']);
  expect([...fitting(chips(200, 200), new Set(['1', '2']), ROOM)]).toEqual(['1', '2']);
});

const place = (name: string, more: Partial<Option> = {}): Option => ({ key: name, label: { key: name }, ...more });
const NAMES = ['Dagobah', 'Dantooine', 'Dathomir', 'Endor', 'Hoth', 'Ilum', 'Kessel'];
const decision: Decision = {
  id: 'q',
  seat: 's',
  shape: 'one',
  prompt: { key: 'Choose your secret base' },
  canUndo: false,
  options: [place('Mandalore', { refused: { code: 'bad_choice' } }), ...NAMES.map((name) => place(name))],
};

let question: Question | undefined;

const inBar = () =>
  [...document.querySelectorAll('#prompt [data-part="options"] button')].map((one) => one.textContent);
const inList = () => [...(dialog()?.querySelectorAll('button') ?? [])].map((one) => one.textContent);

const search = (text: string) => write(dialog()?.querySelector('input'), text);

test('chips that do not fit fold into a list with a focused search field', async () => {
  question = await openQuestion(decision);
  expect(inBar()).toEqual(['1Dagobah', '2Dantooine', '3Dathomir', '4Endor', '3 moreHoth, Ilum, Kessel']);
  await press(button('3 more'));
  await nextTask();
  expect(document.activeElement?.tagName).toBe('INPUT');
  expect(inList().at(-1)).toBe('MandaloreThat answer does not fit the question.');
});

test('the search renumbers, sorts refused rows last and counts the legal ones', async () => {
  question = await openQuestion(decision);
  await press(button('3 more'));
  await search('DA');
  expect(inList()).toEqual(['1Dagobah', '2Dantooine', '3Dathomir', 'MandaloreThat answer does not fit the question.']);
  expect(dialog()?.textContent).toContain('3 of 7');
  expect(dialog()?.querySelector('mark')?.textContent).toBe('Da');
  await type('2');
  expect(question.sent).toEqual(['Dantooine']);
});

test('arrows move through the rows, Enter in the field takes the first, Escape only closes the list', async () => {
  question = await openQuestion(decision);
  await press(button('3 more'));
  await nextTask();
  await type('ArrowDown');
  await type('ArrowDown');
  expect(document.activeElement?.textContent).toBe('2Dantooine');
  await type('Escape');
  await nextTask();
  expect([dialog(), question.sent]).toEqual([null, []]);
  await press(button('3 more'));
  await nextTask();
  await search('kes');
  await type('Enter');
  expect(question.sent).toEqual(['Kessel']);
});

/** A row of a width that can be changed, with chips of the width that its room leaves them. */
function measuredRow(first: number, chipIn: (width: number) => number) {
  let width = first;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => chipIn(width));
  const watchers: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        watchers.push(run);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (next: number) =>
    act(async () => {
      width = next;
      for (const run of watchers) run();
    });
}

test('in a measured row the chips that fit are shown, and the rest folds again after a change of width', async () => {
  // The padding of the row, 6 on each side, is no room for chips.
  const resize = measuredRow(380 + 12, () => 100);
  question = await openQuestion(decision);
  expect(inBar()).toEqual(['1Dagobah', '2Dantooine', '5 moreDathomir, Endor, Hoth, …']);
  await resize(900);
  expect(inBar()).toHaveLength(8);
});

test('chips that a narrow row has pressed together are measured again in a wider one', async () => {
  const resize = measuredRow(280 + 12, (width) => (width < 300 ? 60 : 240));
  question = await openQuestion({ ...decision, options: decision.options.slice(1, 5) });
  expect(inBar()).toEqual(['1Dagobah', '2Dantooine', '3Dathomir', '4Endor']);
  await resize(420 + 12);
  expect(inBar()).toEqual(['1Dagobah', '3 moreDantooine, Dathomir, Endor']);
});
