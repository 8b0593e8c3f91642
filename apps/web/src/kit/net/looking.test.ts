// @vitest-environment happy-dom
import { EventEmitter } from 'node:events';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportLooking } from './looking.ts';

class FakeSocket extends EventEmitter {
  connected = false;
  readonly reports: boolean[] = [];
  timeout() {
    return { emit: (_event: string, { visible }: { visible: boolean }) => void this.reports.push(visible) };
  }
  open() {
    this.connected = true;
    this.emit('connect');
  }
}

const MINUTE = 60_000;
let socket: FakeSocket;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const touch = () => window.dispatchEvent(new Event('pointerdown'));
const hide = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  reportLooking(socket as unknown as Socket);
});
afterEach(() => {
  socket.connected = false;
  Reflect.deleteProperty(document, 'hidden');
});

test('a page that connects reports that it is looked at, and that it is not once it is hidden', () => {
  hide(false);
  expect(socket.reports).toEqual([]);
  socket.open();
  hide(true);
  hide(false);
  expect(socket.reports).toEqual([true, false, true]);
});

test('a page that is used reports once a minute, and not while it is hidden', async () => {
  socket.open();
  for (let second = 0; second < 180; second++) {
    touch();
    await pass(1_000);
  }
  expect(socket.reports).toEqual([true, true, true]);
  hide(true);
  await pass(2 * MINUTE);
  touch();
  expect(socket.reports.at(-1)).toBe(false);
});

test('a page that nobody has used for five minutes is not looked at when it connects again', async () => {
  socket.open();
  await pass(6 * MINUTE);
  socket.open();
  expect(socket.reports).toEqual([true, false]);
  touch();
  expect(socket.reports).toEqual([true, false]);
  await pass(MINUTE);
  touch();
  expect(socket.reports).toEqual([true, false, true]);
});
