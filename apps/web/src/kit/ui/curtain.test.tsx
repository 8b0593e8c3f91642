// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../testing/draw-page.ts';
import { click, press } from '../../testing/press.ts';
import { Curtain } from './curtain.tsx';
import { useEarlyPresses } from './guard.ts';

const onShow = vi.fn();
const onBack = vi.fn();
beforeEach(async () => {
  vi.useFakeTimers();
  await drawPage(
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
  );
});
afterEach(async () => {
  vi.clearAllMocks();
});

const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);

test('it shows who is next and public information, and takes the focus without exposing the button to a stray key', () => {
  expect(document.activeElement?.textContent).toBe('Pass the screen to Ben');
  expect(document.body.textContent).toContain('Rodia is subjugated.');
});

test('a press meant for the board before it does not open it, and says so', async () => {
  const told = useEarlyPresses.getState();
  await click(button('I am Ben'));
  expect(onShow).not.toHaveBeenCalled();
  expect(useEarlyPresses.getState()).toBe(told + 1);
  await press(button('I am Ben'));
  expect(onShow).toHaveBeenCalledTimes(1);
});

test('there is a way back to the previous player', async () => {
  await press(button('Back to Ann'));
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('the space bar does not press the button', () => {
  const show = [...document.querySelectorAll('button')].find((one) => one.textContent === 'I am Ben');
  const up = new KeyboardEvent('keyup', { key: ' ', bubbles: true, cancelable: true });
  show?.dispatchEvent(up);
  expect(up.defaultPrevented).toBe(true);
});
