// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasEarly, SESSION_PATH, sendEarly, takeEarly, takeEmbedded, watchKey } from './early.ts';

const fetched = vi.fn(() => Promise.resolve(new Response('{}')));

/** A page with these answers in it, of which so many bytes came over the network. */
function arrive(answers: object, transferSize: number): void {
  document.body.innerHTML = `<script type="application/json" id="answers">${JSON.stringify(answers)}</script>`;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ transferSize } as PerformanceNavigationTiming]);
  takeEmbedded();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockClear();
  document.body.replaceChildren();
});

test('an answer in the page is taken once, in the place of a request', async () => {
  arrive({ '/server': { name: 'Echo Base' }, [SESSION_PATH]: null }, 2_000);
  expect((await sendEarly(SESSION_PATH)).status).toBe(204);
  expect(await (await takeEarly('/server'))?.json()).toEqual({ name: 'Echo Base' });
  expect(takeEarly('/server')).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test('answers of a page from a cache are not used', async () => {
  arrive({ [SESSION_PATH]: null }, 0);
  expect((await sendEarly(SESSION_PATH)).status).toBe(200);
  expect(fetched).toHaveBeenCalledOnce();
});

test('answers that no page has asked for are dropped', () => {
  arrive({ '/titles': {} }, 2_000);
  vi.advanceTimersByTime(10_000);
  expect(takeEarly('/titles')).toBeUndefined();
});

test('the frames of a match that came with the page are known until they are taken', async () => {
  const answer = { viewers: ['p1'], frames: [], deltas: [] };
  arrive({ 'watch m1': answer }, 2_000);
  expect([hasEarly(watchKey('m1')), hasEarly(watchKey('m2'))]).toEqual([true, false]);
  expect(await (await takeEarly(watchKey('m1')))?.json()).toEqual(answer);
  expect(hasEarly(watchKey('m1'))).toBe(false);
});
