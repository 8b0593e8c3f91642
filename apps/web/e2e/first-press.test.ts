import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, person } from './browser.ts';
import { enterName, setTable } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const shared = serverAndBrowser();

/** Holds the script of the pictures back, until the returned function lets them through. */
async function heldPictures(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/title-art-.*\.js$/, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('a press on a game counts although its picture replaces the placeholder under the pointer', async () => {
  const { page, context, errors } = await person(shared.browser, DESKTOP);
  // From the first page on: a script that the browser has already could be there without a request to be held.
  const release = await heldPictures(page);
  await page.goto(shared.server.url);
  await enterName(page, 'Ida');
  const card = page.locator('main a[href="/new/rebellion"]');
  await card.waitFor();
  const [shapes, box] = [await card.locator('svg *').count(), await card.boundingBox()];
  if (!box) throw new Error('no card');
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  await page.mouse.down();
  await release();
  await expect.poll(() => card.locator('svg *').count()).toBeGreaterThan(shapes);
  await page.mouse.up();
  await page.waitForURL(/\/new\/rebellion/);
  expect(errors).toEqual([]);
  await context.close();
});

/** Sizes of the text of all fields on the page, in pixels. */
const fieldSizes = (page: Page) =>
  page
    .locator('input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"]), select, textarea')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));

test('no field of a phone is so small that it zooms in, and a pull does not reload a match', async () => {
  const { page, context, errors } = await person(shared.browser, PHONE);
  await page.goto(shared.server.url);
  await page.getByRole('textbox').first().waitFor();
  const sizes = await fieldSizes(page);
  await enterName(page, 'Jonas');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  for (const path of ['/new/rebellion', '/rules/rebellion', '/new/imperial-assault']) {
    await page.goto(`${shared.server.url}${path}`);
    await page.locator('input, select').first().waitFor({ state: 'attached' });
    sizes.push(...(await fieldSizes(page)));
  }
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  await page.goto(shared.server.url);
  await setTable(page, { name: 'On a phone', others: 'Computer: standard' });
  await page.locator('#prompt').waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('none');
  // What is pressed twice in play marks no text.
  const places = page.locator('#prompt, #board, [aria-label="Your side"], [aria-label="Players"]');
  const marking = await places.evaluateAll((all) => all.map((place) => getComputedStyle(place).userSelect));
  expect(marking).toEqual(['none', 'none', 'none', 'none']);
  expect(errors).toEqual([]);
  await context.close();
});
