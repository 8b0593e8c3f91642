import { readdir, stat } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { person } from '../browser.ts';
import type { Place, Staged } from '../staged.ts';
import { settling } from './settled.ts';

const DIST = new URL('../../dist/', import.meta.url).pathname;

/** Paths of everything a page of a match loads from this server. */
async function loaded(browser: Browser, staged: Staged, place: Place): Promise<Set<string>> {
  const { page, context } = await person(browser);
  await staged.become(context, place, place.seat);
  const settled = settling(page);
  await page.goto(`${staged.server.url}/m/${place.matchId}`);
  await page.locator('#prompt').waitFor();
  await settled();
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await context.close();
  return new Set(urls.map((url) => new URL(url).pathname).filter((path) => /^\/(assets|art)\//.test(path)));
}

/** Bytes of a file as sent to a browser that accepts brotli. */
export async function bytesSent(path: string): Promise<number> {
  const file = `${DIST}${path.slice(1)}`;
  const packed = await stat(`${file}.br`).catch(() => null);
  return (packed ?? (await stat(file))).size;
}

/** Files that only this title's page loads, its texts in one language included. */
export async function boardFiles(browser: Browser, staged: Staged, own: Place, other: Place) {
  await readdir(DIST);
  const [mine, others] = await Promise.all([loaded(browser, staged, own), loaded(browser, staged, other)]);
  const files = [...mine].filter((path) => !others.has(path));
  return Promise.all(files.map(async (path) => ({ name: path, bytes: await bytesSent(path) })));
}
