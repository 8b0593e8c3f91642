// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../testing/draw-page.ts';
import { Tooltip } from './tooltip.tsx';

const onClick = vi.fn();
beforeEach(async () => {
  vi.useFakeTimers();
  await draw('Zoom in');
});
afterEach(async () => {
  onClick.mockReset();
});

/** Commits of the tooltip and its trigger. */
let commits = 0;
const draw = (content: string) =>
  drawPage(
    <Profiler id="tooltip" onRender={() => commits++}>
      <Tooltip content={content}>
        <button type="button" onClick={onClick}>
          +
        </button>
      </Tooltip>
    </Profiler>,
  );
const button = () => document.querySelector('button')!;
const shown = () => document.querySelector('[role="tooltip"]')?.textContent ?? null;
const pointer = (type: string) =>
  act(async () =>
    button().dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse' })),
  );
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test('a pointer that comes to rest on the trigger shows the tooltip, leaving hides it', async () => {
  const before = button();
  await pointer('pointerover');
  await wait(300);
  expect(shown()).toBeNull();
  await wait(100);
  expect([shown(), button() === before]).toEqual(['Zoom in', true]);
  await draw('Zoom in further');
  expect(shown()).toBe('Zoom in further');
  await pointer('pointerleave');
  const away = new PointerEvent('pointermove', { bubbles: true, clientX: 500, clientY: 500 });
  await act(async () => document.body.dispatchEvent(away));
  expect(shown()).toBeNull();
});

test('focus shows the tooltip at once as the description of its trigger, blur hides it', async () => {
  await act(async () => button().focus());
  const described = button().getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toBe('Zoom in');
  await act(async () => button().blur());
  expect([shown(), button().hasAttribute('aria-describedby')]).toEqual([null, false]);
});

test('a press reaches the trigger and shows nothing', async () => {
  await pointer('pointerover');
  await pointer('pointerdown');
  await act(async () => button().focus());
  await act(async () => button().click());
  await wait(500);
  expect([shown(), onClick.mock.calls.length]).toEqual([null, 1]);
});

test('a trigger that is neither hovered nor focused renders in one commit', async () => {
  commits = 0;
  await draw('Zoom out');
  expect(commits).toBe(1);
});
