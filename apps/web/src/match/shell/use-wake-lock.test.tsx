// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** Locks that are held now, as a browser counts them. */
let held = 0;

function lock() {
  held += 1;
  let isHeld = true;
  return {
    async release() {
      if (isHeld) held -= 1;
      isHeld = false;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  held = 0;
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: async () => lock() } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function Match({ change }: { change: number | null }) {
  useWakeLock(change);
  return null;
}
const match = () => mount<{ change: number | null }>((props) => <Match {...props} />);
const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000));

test('the screen stays on while a match goes on, and may turn off after ten quiet minutes and at its end', async () => {
  const { draw, close } = match();
  await draw({ change: 1 });
  await minutes(9);
  expect(held).toBe(1);
  await draw({ change: 2 });
  await minutes(9);
  expect(held).toBe(1);
  await minutes(2);
  expect(held).toBe(0);
  await draw({ change: 3 });
  await minutes(0);
  expect(held).toBe(1);
  await draw({ change: null });
  await minutes(0);
  expect(held).toBe(0);
  await draw({ change: 4 });
  await close();
  await minutes(0);
  expect(held).toBe(0);
});

test('a page that is shown again holds the screen again, and one that cannot plays on without', async () => {
  const { draw } = match();
  await draw({ change: 1 });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await minutes(0);
  expect(held).toBe(1);
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: { request: () => Promise.reject(new DOMException('low battery', 'NotAllowedError')) },
  });
  await draw({ change: 2 });
  await minutes(0);
  expect(held).toBe(0);
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: undefined });
  await draw({ change: 3 });
});
