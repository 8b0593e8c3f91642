import type { Page, Request } from 'playwright-core';

/** Rounds without a request after which a page counts as settled, and the milliseconds of each. */
const ROUNDS = 5;
const ROUND_MS = 200;
/** Longest wait for an idle main thread, in milliseconds: Chromium may never call a page idle that draws nothing. */
const IDLE_MS = 500;

/** Requests of the API are repeated for as long as the page is open: only their answers are waited for. */
const isFile = (request: Request): boolean => !new URL(request.url()).pathname.startsWith('/api/');

/**
 * Watches the requests of a page from now on. Resolves once it has all files that it loads by itself: no request is
 * pending, and its main thread has been idle several times without requesting another one. On a slow machine it waits
 * longer, unlike `networkidle`, which counts half a second of rendering as idle.
 */
export function settling(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let files = 0;
  page.on('request', (request) => {
    if (isFile(request)) files += 1;
    pending.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request: Request) => void pending.delete(request));
  const idle = ([ms, timeout]: readonly [number, number]) =>
    new Promise<void>((done) =>
      setTimeout(() => requestIdleCallback(() => document.fonts.ready.then(() => done()), { timeout }), ms),
    );
  return async () => {
    let seen = -1;
    for (let quiet = 0; quiet < ROUNDS; ) {
      await page.evaluate(idle, [ROUND_MS, IDLE_MS] as const);
      if (files !== seen) quiet = 0;
      else if (pending.size === 0) quiet += 1;
      seen = files;
    }
  };
}
