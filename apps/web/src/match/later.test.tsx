// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyLater } from './later.ts';
import { mount } from './testing/mount.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part whose file cannot be fetched is requested again, and the page stays', async () => {
  const server = vi.fn(async () => new Response()).mockRejectedValueOnce(new TypeError('offline'));
  vi.stubGlobal('fetch', server);
  const load = vi.fn(async () => () => ', log').mockRejectedValueOnce(new TypeError('offline'));
  const Part = lazyLater(load);
  const { draw, close } = mount(() => (
    <>
      question
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>
  ));
  await draw(null);
  expect([document.body.textContent, load.mock.calls.length]).toEqual(['question', 1]);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect([document.body.textContent, load.mock.calls.length]).toEqual(['question, log', 2]);
  await close();
});
