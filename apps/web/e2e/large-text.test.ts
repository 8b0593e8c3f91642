import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, person, picture } from './browser.ts';
import { enterName, setTable } from './play.ts';
import { type Server, startServer } from './server.ts';

let server: Server;
let browser: Browser;
/** Its user has doubled the size of text. */
let large: Browser;
beforeAll(async () => {
  server = await startServer();
  [browser, large] = await Promise.all([launch(), launch(['--blink-settings=defaultFontSize=32'])]);
});
afterAll(async () => {
  await Promise.all([browser?.close(), large?.close()]);
  await server?.remove();
});

/** A battle of Hoth against the computer. */
async function setBattle(page: Page): Promise<void> {
  await page.goto(`${server.url}/new/battle-of-hoth`);
  await page.getByRole('combobox', { name: 'Empire' }).selectOption({ label: 'Computer: standard' });
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.waitForURL(/\/m\//);
}

test('text of double size leaves the board half of a desktop, beside the question', async () => {
  const { page, errors } = await person(large, DESKTOP);
  await page.goto(server.url);
  await enterName(page, 'Ida');
  for (const [name, set] of [
    ['dice', () => setTable(page, { name: 'Large text', others: 'Computer: standard' })],
    ['hoth', () => setBattle(page)],
  ] as const) {
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await set();
    await page.locator('#prompt').waitFor();
    await picture(page, `large-text-${name}`, 500);
    const board = await page.locator('#board').boundingBox();
    expect([name, (board?.height ?? 0) > 0.8 * 900, (board?.width ?? 0) > 0.5 * 1440]).toEqual([name, true, true]);
    await page.goto(server.url);
  }
  expect(errors).toEqual([]);
});

test('a window of 2560 by 1440 has larger text, and its whole width for the question', async () => {
  const { page, errors } = await person(browser, { ...DESKTOP, viewport: { width: 2560, height: 1440 } });
  await page.goto(server.url);
  await enterName(page, 'Jonas');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await setTable(page, { name: 'On a television', others: 'Computer: standard' });
  await page.locator('#prompt').waitFor();
  await picture(page, 'large-window', 500);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
  const ends = page.locator('#prompt h2, #prompt button');
  const boxes = await Promise.all((await ends.all()).map((end) => end.boundingBox()));
  const shown = boxes.filter((box) => box !== null && box.width > 0);
  const [left, right] = [
    Math.min(...shown.map((box) => box?.x ?? 0)),
    Math.max(...shown.map((box) => (box?.x ?? 0) + (box?.width ?? 0))),
  ];
  expect(right - left).toBeGreaterThan(0.9 * 2560);
  expect(errors).toEqual([]);
});
