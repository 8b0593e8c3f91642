// @vitest-environment happy-dom
import { EventEmitter } from 'node:events';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLiveness } from './liveness.ts';

/** A socket whose probes are answered after `answerMs`, or never. */
class FakeSocket extends EventEmitter {
  connected = true;
  answerMs: number | null = 50;
  probes = 0;
  readonly io = { engine: new EventEmitter() };
  timeout(timeoutMs: number) {
    return {
      emit: (_event: string, _message: object, acknowledge: (error: Error | null) => void) => {
        this.probes += 1;
        const answer = this.answerMs;
        if (answer === null || answer > timeoutMs) setTimeout(() => acknowledge(new Error('timeout')), timeoutMs);
        else
          setTimeout(() => {
            this.io.engine.emit('packet');
            acknowledge(null);
          }, answer);
      },
    };
  }
}

let socket: FakeSocket;
const onDead = vi.fn();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const hide = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  onDead.mockClear();
  socket = new FakeSocket();
  watchLiveness(socket as unknown as Socket, onDead);
  socket.emit('connect');
});
afterEach(() => {
  socket.connected = false;
  Reflect.deleteProperty(document, 'hidden');
});

test('a connection that answers is kept, and probed only when it has been silent', async () => {
  await pass(60_000);
  expect(onDead).not.toHaveBeenCalled();
  expect(socket.probes).toBeGreaterThan(50);
  const before = socket.probes;
  for (let second = 0; second < 20; second += 0.5) {
    socket.io.engine.emit('packet');
    await pass(500);
  }
  expect(socket.probes).toBe(before);
});

test('a silent connection is noticed within three seconds while the page is seen', async () => {
  await pass(10_000);
  socket.answerMs = null;
  socket.io.engine.emit('packet');
  await pass(2_900);
  expect(onDead).not.toHaveBeenCalled();
  await pass(200);
  expect(onDead).toHaveBeenCalledOnce();
});

test('a hidden page sends nothing, and asks at once when it is shown', async () => {
  hide(true);
  await pass(2_000);
  const before = socket.probes;
  await pass(600_000);
  expect(socket.probes).toBe(before);
  socket.answerMs = null;
  hide(false);
  await pass(2_100);
  expect(onDead).toHaveBeenCalledOnce();
});

test('a slow network is taken for dead once at most', async () => {
  socket.answerMs = 2_500;
  await pass(120_000);
  expect(onDead).toHaveBeenCalledOnce();
});

test('a page that was held up itself judges nothing', async () => {
  await pass(10_000);
  socket.answerMs = null;
  socket.io.engine.emit('packet');
  await pass(1_500);
  // The main thread stands still beyond the end of the probe.
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 4_000);
  await pass(2_000);
  expect(onDead).not.toHaveBeenCalled();
  vi.mocked(performance.now).mockRestore();
});
