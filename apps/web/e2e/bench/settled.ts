import type { Page, Request } from 'playwright-core';

/** Rounds without a request after which a page counts as settled, and the milliseconds of each. */
const ROUNDS = 5;
const ROUND_MS = 200;

/**
 * Watches the requests of a page from now on. Resolves once it has all that it loads by itself: no request is pending,
 * and its main thread has been idle several times in a row without starting one. On a slow machine it waits longer, unlike
 * `networkidle`, which counts half a second of rendering as idle.
 */
export function settling(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let started = 0;
  page.on('request', (request) => {
    started += 1;
    pending.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request: Request) => void pending.delete(request));
  const idle = () =>
    page.evaluate(
      (ms) => new Promise<void>((done) => setTimeout(() => requestIdleCallback(() => done()), ms)),
      ROUND_MS,
    );
  return async () => {
    for (let quiet = 0; quiet < ROUNDS; ) {
      const before = started;
      await idle();
      await page.evaluate(() => document.fonts.ready.then(() => null));
      quiet = pending.size === 0 && started === before ? quiet + 1 : 0;
    }
  };
}
