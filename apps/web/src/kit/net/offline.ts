import { serverPath } from './base-path.ts';

/** Where the service worker finds the page that it shows without a connection (`worker/service-worker.ts`). */
const CACHE = 'echo-base-offline';

/** Browsers have none without https. */
const store = (): CacheStorage | undefined => globalThis.caches;

/** Stores the page that is shown while the server cannot be reached. */
export async function keepOfflinePage(html: string): Promise<void> {
  try {
    const cache = await store()?.open(CACHE);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    await cache?.put(serverPath('/'), new Response(html, { headers }));
  } catch {
    // Storage is full or blocked: the browser has a page of its own.
  }
}

/** Removes it with the session: it names games. */
export async function forgetOfflinePage(): Promise<void> {
  await store()
    ?.delete(CACHE)
    .catch(() => false);
}
