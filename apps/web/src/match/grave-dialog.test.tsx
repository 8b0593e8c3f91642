// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SayProvider } from '../i18n/say.tsx';
import type { Decision, Option } from '../net/types.ts';
import { QuestionBar } from './prompt-bar.tsx';
import { TargetsProvider } from './targets.tsx';

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

let root: Root;
let sent: unknown[];

const draw = (shown: Decision) =>
  act(() =>
    root.render(
      <SayProvider title={null}>
        <TargetsProvider decision={shown} busy={false} onAct={(_decision, choice) => sent.push(choice)}>
          <QuestionBar decision={shown} boardOwnsActions={false} />
        </TargetsProvider>
      </SayProvider>,
    ),
  );

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  sent = [];
  await draw(decision);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

const dialog = () => document.querySelector('[role="dialog"]');
const focused = () => document.activeElement?.textContent;
/** The dialog gives the focus back one task after it has closed. */
const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

function button(name: string, inside: Element | null = document.querySelector('#prompt')): HTMLElement {
  const found = [...(inside?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

/** Presses a button the way a mouse and a keyboard both end up doing: focus, then click. */
const press = (target: HTMLElement) =>
  act(async () => {
    target.focus();
    target.click();
  });
const type = (key: string) =>
  act(async () => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

test('an act that is not grave is sent at once', async () => {
  await press(button('Done'));
  expect(dialog()).toBeNull();
  expect(sent).toEqual(['done']);
});

test('a grave act asks first, in words, and is sent once it is confirmed', async () => {
  await press(button('Pass'));
  expect(sent).toEqual([]);
  expect(dialog()?.textContent).toContain('Pass: are you sure?');
  expect(dialog()?.textContent).toContain('No more turns.');
  await press(button('Pass', dialog()));
  expect(sent).toEqual(['pass']);
  expect(dialog()).toBeNull();
});

test('Cancel has the focus, sends nothing and gives the focus back', async () => {
  await press(button('Pass'));
  expect(focused()).toBe('Cancel');
  await press(button('Cancel', dialog()));
  expect([dialog(), sent]).toEqual([null, []]);
  await nextTask();
  expect(document.activeElement).toBe(button('Pass'));
});

test('Escape sends nothing and gives the focus back', async () => {
  await press(button('Pass'));
  await type('Escape');
  expect([dialog(), sent]).toEqual([null, []]);
  await nextTask();
  expect(document.activeElement).toBe(button('Pass'));
});

test('the shortcut asks too, and no shortcut answers the dialog', async () => {
  await type('r');
  expect(dialog()).not.toBeNull();
  for (const key of ['r', 'c', '1']) await type(key);
  expect(sent).toEqual([]);
  await press(button('Pass', dialog()));
  expect(sent).toEqual(['pass']);
});

test('a new question closes the dialog: nothing can be confirmed that is no longer asked', async () => {
  await press(button('Pass'));
  await draw({ ...decision, id: 'q2' });
  expect([dialog(), sent]).toEqual([null, []]);
});
