// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useConnection } from '../../kit/net/socket.ts';
import type { Decision, Option } from '../../kit/net/types.ts';
import { button, openQuestion, type Question } from '../../match/testing/question.tsx';
import { click, pause, press, settled, type } from '../../testing/press.ts';
import { verdictOfPress } from './press-guard.ts';
import { carryOut } from './target.ts';

const option = (name: string, more: Partial<Option> = {}): Option => ({ key: name, label: { key: name }, ...more });
const decision = (id: string, options: readonly Option[], prompt = 'ask'): Decision => ({
  ...{ id, seat: 's', shape: 'one', prompt: { key: prompt }, canUndo: false },
  options: [...options],
});
const oppose = decision('q1', [option('Send no one'), option('Send Vader')]);
const react = decision('q2', [option('Ambush'), option('Pass', { kind: 'primary' })], 'react');

let question: Question;
beforeEach(async () => {
  // Presses come at once, however busy the machine is.
  vi.useFakeTimers();
  question = await openQuestion(oppose);
});

const sign = () => document.querySelector('#prompt [role="status"]')?.textContent;

test('the first question of a page takes a press at once', async () => {
  await press(button('Send no one'));
  expect(question.sent).toEqual(['Send no one']);
});

test('the second press of a double click does not answer the question that has come meanwhile, and says so', async () => {
  await click(button('Send no one'));
  await question.draw(react);
  await click(button('Ambush'));
  expect(question.sent).toEqual(['Send no one']);
  expect(sign()).toBe('Pressed twice, counted once.');
});

test('once the next question shows that it takes presses, one at the same place counts', async () => {
  await click(button('Send no one'));
  await question.draw(react);
  await settled();
  await click(button('Ambush'));
  expect(question.sent).toEqual(['Send no one', 'Ambush']);
});

test('a question takes presses as soon as it shows that it does, however slowly it was drawn', async () => {
  vi.useRealTimers();
  const listen = document.addEventListener.bind(document);
  const slow = vi.spyOn(document, 'addEventListener').mockImplementation((...given: Parameters<typeof listen>) => {
    for (const until = performance.now() + 60; performance.now() < until; );
    listen(...given);
  });
  await question.draw(react);
  slow.mockRestore();
  await settled();
  await click(button('Ambush'));
  expect(question.sent).toEqual(['Ambush']);
});

test('a press anywhere does not answer a question that has only just appeared', async () => {
  await question.draw(react);
  await pause(300);
  await click(button('Ambush'), { x: 500, y: 500 });
  expect(question.sent).toEqual([]);
  await settled();
  await click(button('Ambush'), { x: 500, y: 500 });
  expect(question.sent).toEqual(['Ambush']);
});

test('a slow double click does not answer the next question even if that has been there for a while', () => {
  const at = (time: number, x: number) => ({ at: time, point: { x, y: 10 }, key: null, target: null });
  const taken = { press: at(1_000, 10), question: 'q1' };
  const asked = { decision: react, since: 1_050, before: oppose };
  const verdict = (time: number, x: number) => verdictOfPress(asked, at(time, x), taken, option('Ambush'));
  expect([verdict(1_470, 12), verdict(1_470, 300), verdict(1_600, 12)]).toEqual(['double', 'counts', 'counts']);
});

test('a part of a draft may be pressed as fast as one likes, but what sends it may not', () => {
  const step = (parts: string) => decision(`q1~${parts}`, [option('unit:2')]);
  const asked = { decision: step('unit:1'), since: 1_050, before: step('') };
  const press = { at: 1_150, point: { x: 10, y: 10 }, key: null, target: null };
  const taken = { press: { ...press, at: 1_000 }, question: 'q1~' };
  const verdict = (one: Option) => verdictOfPress(asked, press, taken, one);
  expect(verdict(option('unit:2'))).toBe('counts');
  expect(verdict(option('draft:clear', { kind: 'plain' }))).toBe('counts');
  expect(verdict(option('draft:send', { kind: 'primary' }))).toBe('double');
});

test('the same key twice, or a key held down, answers one question', async () => {
  await type('1');
  await question.draw(react);
  await type('1');
  const target = document.activeElement ?? document.body;
  await pause(450);
  target.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, repeat: true }));
  expect(question.sent).toEqual(['Send no one']);
  await settled();
  await pause(100);
  await type('1');
  expect(question.sent).toEqual(['Send no one', 'Ambush']);
});

test('a press that began before the question came does not answer it', async () => {
  const target = button('Send Vader');
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 700, clientY: 700 }));
  await question.draw(react);
  await settled();
  await act(async () => void button('Ambush').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
  expect(question.sent).toEqual([]);
});

test('a press that a busy page handles late counts for what was on screen when it began', async () => {
  await question.draw(react);
  const began = performance.now() + 50;
  await settled();
  await pause(100);
  const down = new PointerEvent('pointerdown', { bubbles: true, clientX: 700, clientY: 700 });
  Object.defineProperty(down, 'timeStamp', { value: began });
  await act(async () => {
    button('Ambush').dispatchEvent(down);
    button('Ambush').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  });
  expect(question.sent).toEqual([]);
  expect(sign()).toBe('Not counted: this question had only just appeared.');
});

test('a press while an act is pending is kept, shown as waiting, and sent after the answer if it is still offered', async () => {
  const roll = option('Roll again', { kind: 'plain' });
  const [first, second] = [decision('q1', [option('Place'), roll]), decision('q2', [option('Set aside'), roll])];
  await question.draw(first, true);
  await click(button('Roll again'));
  expect(question.sent).toEqual([]);
  expect(button('Roll again').ariaBusy ?? button('Roll again').getAttribute('aria-busy')).toBe('true');
  await question.draw(second, true);
  await question.draw(second, false);
  expect(question.sent).toEqual(['Roll again']);
});

test('a kept press that is no longer offered in the same words is refused in words', async () => {
  const roll = (count: number) => option('roll', { kind: 'plain', label: { key: 'Roll', params: { count } } });
  await question.draw(decision('q1', [option('Place'), roll(3)]), true);
  await click(button('Roll'));
  await question.draw(decision('q2', [option('Place'), roll(2)]), false);
  expect(question.sent).toEqual([]);
  expect(sign()).toBe('“Roll” can no longer be chosen.');
});

test('a second press while an act is pending is refused in words', async () => {
  await question.draw(oppose, true);
  await click(button('Send no one'));
  await click(button('Send Vader'), { x: 300, y: 10 });
  expect(sign()).toBe('Wait: your last act is still on its way.');
});

test('a double click on an answer that is then under way says that it counts once, and a later press that it is', async () => {
  await click(button('Send no one'));
  await question.draw(oppose, true);
  await click(button('Send no one'));
  expect(question.sent).toEqual(['Send no one']);
  expect(sign()).toBe('Pressed twice, counted once.');
  await pause(600);
  await click(button('Send no one'));
  expect(question.sent).toEqual(['Send no one']);
  expect(sign()).toBe('Wait: your last act is still on its way.');
});

test('a key held down on an answer that is then under way is one press, of which nothing is said', async () => {
  const answer = button('Send no one');
  const enter = (repeat: boolean) =>
    act(async () => {
      answer.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, repeat }));
      answer.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
    });
  answer.focus();
  await enter(false);
  await question.draw(oppose, true);
  for (let times = 0; times < 3; times++) {
    await pause(250);
    await enter(true);
  }
  expect(question.sent).toEqual(['Send no one']);
  expect(sign()).toBe('');
});

test('a double click on a piece does not send its first place, which then stands there', async () => {
  const to = (name: string): Option => option(name, { from: 'die:1', at: `space:${name}`, label: { key: name } });
  await question.draw({
    ...decision('q1', [to('Row 1'), to('Row 2'), option('Leia')]),
    pieces: [{ id: 'die:1', label: { key: 'Walker' } }],
  });
  await click(button('Walker'));
  await click(button('Row 1'), { x: 12, y: 12 });
  expect(question.sent).toEqual([]);
  expect(sign()).toBe('Pressed twice, counted once.');
  await click(button('Row 1'), { x: 300, y: 12 });
  expect(question.sent).toEqual(['Row 1']);
});

test('a double click on a piece chooses it, and says that “Cancel”, which then stands there, is not pressed', async () => {
  const to = (name: string): Option => option(name, { from: 'die:1', at: `space:${name}`, label: { key: name } });
  const die: Decision = {
    ...decision('q1', [to('Row 1'), to('Row 2'), option('Leia')]),
    pieces: [{ id: 'die:1', label: { key: 'Walker' } }],
  };
  await question.draw(die);
  await click(button('Walker'));
  await click(button('Cancel'));
  expect(document.querySelector('#prompt h2')?.textContent).toBe('Walker: where to?');
  expect(sign()).toBe('Pressed twice, counted once.');
});

test('without a connection the pending act is named, and every other press says that it waits', async () => {
  await click(button('Send Vader'));
  await act(async () => useConnection.setState({ state: 'lost' }));
  await question.draw(oppose, true);
  expect(sign()).toBe('Send Vader: sent when the connection is back. Everything else waits.');
  await click(button('Send no one'), { x: 300, y: 10 });
  expect(sign()).toBe('This waits for the connection.');
  await act(async () => useConnection.setState({ state: 'online' }));
  await question.draw(react, false);
  expect(question.sent).toEqual(['Send Vader']);
});

const orders: Decision = {
  ...decision(
    'q3',
    ['A7', 'B7'].map((name) => option(name)),
  ),
  shape: 'some',
  min: 0,
  max: 2,
};
const chosen = () =>
  [...document.querySelectorAll('#prompt [aria-pressed="true"]')].map((one) => one.textContent?.slice(-2));

test('a double click picks what it presses: its second press does not take that back, a later one does', async () => {
  await question.draw(orders);
  await settled();
  await click(button('A7'));
  await click(button('A7'));
  expect(chosen()).toEqual(['A7']);
  expect(sign()).toBe('Pressed twice, counted once.');
  await click(button('A7'), { x: 300, y: 10 });
  expect(chosen()).toEqual([]);
});

test('a double click on “Select all” does not press “Clear”, which then stands there', async () => {
  await question.draw(orders);
  await settled();
  await click(button('Select all'));
  await click(button('Clear'));
  expect(chosen()).toEqual(['A7', 'B7']);
  expect(sign()).toBe('Pressed twice, counted once.');
  await click(button('Clear'), { x: 300, y: 10 });
  expect(chosen()).toEqual([]);
});

describe('the second press of a double click', () => {
  /** What lies at the point that is pressed. */
  let there: Element | null;
  beforeEach(() => {
    vi.spyOn(document, 'elementFromPoint').mockImplementation(() => there);
  });

  test('does not reach what lay below a dialog that the first has closed', async () => {
    const yes = document.body.appendChild(document.createElement('button'));
    yes.onclick = () => yes.remove();
    await click(yes);
    there = button('Send Vader');
    await click(button('Send Vader'));
    expect(question.sent).toEqual([]);
    await click(button('Send Vader'), { x: 300, y: 10 });
    expect(question.sent).toEqual(['Send Vader']);
  });

  test('does not pick what has taken the place of the one that moved', async () => {
    await question.draw(orders);
    await settled();
    await click(button('B7'));
    there = button('A7');
    await click(button('A7'));
    expect(chosen()).toEqual(['B7']);
  });

  test('counts for what still stands there', async () => {
    const pressed = vi.fn();
    const more = document.body.appendChild(document.createElement('button'));
    more.textContent = 'One more';
    more.onclick = pressed;
    there = more;
    await click(more, { x: 200, y: 200 });
    await click(more, { x: 200, y: 200 });
    more.remove();
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

/** Something of a board, as it is now: `state` is that of its place in the question. */
function place(state: 'none' | 'refused' | 'legal', press: () => void): HTMLElement {
  const one = document.body.appendChild(document.createElement('button'));
  one.dataset.target = state;
  one.addEventListener('click', press);
  return one;
}

test.each(['none', 'refused'] as const)(
  'the second press of a double click that answered opens nothing of a place that takes no answer (%s)',
  async (state) => {
    const opened: string[] = [];
    await click(button('Send no one'));
    const hex = place(state, () => opened.push('sheet'));
    await question.draw(oppose, true);
    await click(hex);
    expect([opened, sign()]).toEqual([[], 'Pressed twice, counted once.']);
    await question.draw(react);
    await click(hex);
    expect(opened).toEqual([]);
    await click(hex, { x: 300, y: 12 });
    expect(opened).toEqual(['sheet']);
  },
);

test('two quick presses of which the first only chose a part of the answer may open a place', async () => {
  const opened: string[] = [];
  await question.draw({ ...decision('q1', [option('Leia'), option('Luke')]), shape: 'some', min: 0, max: 2 });
  await click(button('Leia'));
  await click(place('none', () => opened.push('sheet')));
  expect(opened).toEqual(['sheet']);
});

test('a double click on what is to be confirmed only chooses it, and says so; a later press sends it', async () => {
  const confirmLabel = ({ label }: Option) => label;
  await question.draw(oppose, false, { confirmLabel });
  await settled();
  await click(button('Send Vader'));
  await click(button('Send Vader'));
  expect(question.sent).toEqual([]);
  expect(sign()).toBe('Pressed twice, counted once.');
  await click(button('Send Vader'), { x: 300, y: 10 });
  expect(question.sent).toEqual(['Send Vader']);
});

test('a double click on a place that is chosen before its piece does not let it go', async () => {
  const { acts } = question;
  const twice = async (press: () => void) => {
    await click(place('legal', press));
    await click(place('legal', press));
  };
  await question.draw(oppose);
  await twice(() => acts().choosePlace(acts().now().place === null ? 'mission:1' : null));
  expect(acts().now().place).toBe('mission:1');
  expect(sign()).toBe('Pressed twice, counted once.');
});

test('a double click on units picks them once; of several, each press picks one more', async () => {
  const { acts } = question;
  const units = (left: readonly string[]) => () => {
    const { picked } = acts().now();
    const next = left.find((key) => !picked.includes(key));
    carryOut(acts(), { lights: ['stack'], act: { pick: next ? [...picked, next] : [] } });
  };
  await question.draw(orders);
  await settled();
  const one = place('legal', units(['A7']));
  await click(one);
  await click(one);
  expect(acts().now().picked).toEqual(['A7']);
  await click(one, { x: 300, y: 10 });
  expect(acts().now().picked).toEqual([]);
  const both = place('legal', units(['A7', 'B7']));
  await click(both, { x: 600, y: 10 });
  await click(both, { x: 600, y: 10 });
  expect(acts().now().picked).toEqual(['A7', 'B7']);
  await click(both, { x: 600, y: 10 });
  expect(acts().now().picked).toEqual(['A7', 'B7']);
});
