import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, person } from './browser.ts';
import { enterName, setTable } from './play.ts';
import { type Server, startServer } from './server.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

/** The English texts: of the client and of boards, of titles. */
const TEXTS = import.meta.glob<Record<string, string>>(
  ['../src/**/{catalogues/*,text}/en.json', '../../../packages/games/src/*/text/{lobby,rules}/en.json'],
  { eager: true, import: 'default' },
);
const KEYS: ReadonlySet<string> = new Set(Object.values(TEXTS).flatMap((texts) => Object.keys(texts)));

/** Keys that are read on a page, or out by a screen reader, in place of their sentences. */
async function keysOn(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const names = ['aria-label', 'title', 'alt', 'placeholder'];
    const named = [...document.querySelectorAll('*')].flatMap((one) =>
      names.map((name) => one.getAttribute(name) ?? ''),
    );
    return [document.body.innerText, ...named].join('\n');
  });
  return (texts.match(/[\w-]+(\.[\w-]+)+/g) ?? []).filter((word) => KEYS.has(word));
}

/** Opens a page and waits until nothing more is loaded. */
async function read(page: Page, path: string): Promise<readonly [string, readonly string[]]> {
  await page.goto(`${server.url}${path}`);
  await page.waitForLoadState('networkidle');
  await page.locator('main, #prompt').first().waitFor();
  return [path, await keysOn(page)];
}

test('every page has the sentences that it shows, with a name and without', async () => {
  expect(KEYS.size).toBeGreaterThan(3_000);
  const host = await person(browser);
  await host.page.goto(server.url);
  await enterName(host.page, 'Ida');
  await host.page.getByRole('heading', { name: 'New game' }).waitFor();
  await setTable(host.page, { name: 'Played', others: 'Computer: standard' });
  await host.page.locator('#prompt').waitFor();
  const played = new URL(host.page.url()).pathname;
  await host.page.goto(server.url);
  await setTable(host.page, { name: 'Waiting' });
  await host.page.waitForURL(/\/m\//);
  const waiting = new URL(host.page.url()).pathname;
  const open = ['/about', '/rules', '/rules/rebellion', '/recover', played, waiting, `${played}/replay`];
  const named = ['/', '/finished', '/owner', '/new', '/new/galaxy-dice', '/new/rebellion', '/new/battle-of-hoth'];
  const odd = ['/new/imperial-assault', '/seat/none', '/m/none', '/nowhere'];
  const visitor = await person(browser);
  for (const path of ['/', ...open]) expect(await read(visitor.page, path)).toEqual([path, []]);
  for (const path of [...named, ...odd, ...open]) expect(await read(host.page, path)).toEqual([path, []]);
});
