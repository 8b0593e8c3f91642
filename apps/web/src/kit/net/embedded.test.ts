// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listTitles, showServer, showSession } from './api.ts';
import { readEmbedded, takeEmbedded, watchKey } from './embedded.ts';

const fetched = vi.fn(() => Promise.resolve(Response.json({ titles: [] })));

/** A page with these answers in it, of which so many bytes came over the network. */
function arrive(answers: object, transferSize: number): void {
  document.body.innerHTML = `<script type="application/json" id="answers">${JSON.stringify(answers)}</script>`;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ transferSize } as PerformanceNavigationTiming]);
  readEmbedded();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.runAllTimers();
  fetched.mockClear();
  document.body.replaceChildren();
});

test('an answer in the page is taken once, in the place of a request', async () => {
  arrive({ '/server': { name: 'Echo Base' }, '/session?ifAny=true': null }, 2_000);
  expect(await showSession()).toBeUndefined();
  expect(await showServer()).toEqual({ name: 'Echo Base' });
  expect(fetched).not.toHaveBeenCalled();
  await showServer();
  expect(fetched).toHaveBeenCalledOnce();
});

test('answers of a page from a cache are not used', async () => {
  arrive({ '/titles': { titles: [{ id: 'gone' }] } }, 0);
  expect(await listTitles()).toEqual([]);
});

test('answers that no page has asked for are dropped', () => {
  arrive({ '/titles': {} }, 2_000);
  vi.advanceTimersByTime(10_000);
  expect(takeEmbedded('/titles')).toBeUndefined();
});

test('the frames of a match that came with the page are taken once', () => {
  const answer = { viewers: ['p1'], frames: [], deltas: [] };
  arrive({ 'watch m1': answer }, 2_000);
  expect(takeEmbedded(watchKey('m2'))).toBeUndefined();
  expect(takeEmbedded(watchKey('m1'))).toEqual(answer);
  expect(takeEmbedded(watchKey('m1'))).toBeUndefined();
});
