// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Curtain, SETTLE_MS } from './Curtain.tsx';

let root: Root;
const onShow = vi.fn();
const onBack = vi.fn();
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <Curtain
        from={{ name: 'Ann', note: 'Empire · done', look: 'empire' }}
        to={{ name: 'Ben', note: 'Rebels · next', look: 'rebel' }}
        title="Pass the screen to Ben"
        text="Ann, please look away."
        show="I am Ben"
        onShow={onShow}
        back="Back to Ann"
        onBack={onBack}
        linesTitle="In the open"
        lines={['Rodia is subjugated.']}
      />,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.clearAllMocks();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click());

test('it shows who is next and public information, and takes the focus without exposing the button to a stray key', () => {
  expect(document.activeElement?.textContent).toBe('Pass the screen to Ben');
  expect(document.body.textContent).toContain('Rodia is subjugated.');
});

test('a press meant for the board before it does not open it', async () => {
  await press('I am Ben');
  expect(onShow).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SETTLE_MS);
  await press('I am Ben');
  expect(onShow).toHaveBeenCalledTimes(1);
});

test('there is a way back to the previous player', async () => {
  await press('Back to Ann');
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('the space bar does not press the button', () => {
  const show = [...document.querySelectorAll('button')].find((one) => one.textContent === 'I am Ben');
  const up = new KeyboardEvent('keyup', { key: ' ', bubbles: true, cancelable: true });
  show?.dispatchEvent(up);
  expect(up.defaultPrevented).toBe(true);
});
