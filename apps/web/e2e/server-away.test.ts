import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, person, picture } from './browser.ts';
import { act, DICE, enterName, LEGAL, logOf, playUntil, setTable } from './play.ts';
import { type Server, startServer } from './server.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

test('an act sent while the server is down arrives once it is up again, and only once', async () => {
  const ida = await person(browser);
  await ida.page.goto(server.url);
  await enterName(ida.page, 'Ida');
  await setTable(ida.page, { name: 'Alone', others: 'You too, on this device' });
  await playUntil([ida.page], (count) => count >= 3);
  const before = (await logOf(ida)).length;
  await server.kill();
  const pressed = act(ida.page);
  await ida.page.getByText('Connection lost.').waitFor();
  await server.start();
  const back = Date.now();
  await ida.page.getByText('Connection lost.').waitFor({ state: 'detached' });
  console.log(`back ${Date.now() - back} ms after the server`);
  await pressed;
  expect((await logOf(ida)).length).toBeGreaterThanOrEqual(before);
  await playUntil([ida.page], (count) => count >= 3);
  expect(ida.errors).toEqual([]);
});

test('a die that is re-rendered between press and release is chosen', async () => {
  const { page, errors } = await person(browser);
  await page.goto(server.url);
  await enterName(page, 'Ida');
  await setTable(page, { name: 'Alone', others: 'You too, on this device' });
  const dice = page.locator(DICE);
  await playUntil([page], async () => (await dice.count()) > 1);
  const die = page.getByRole('button', { name: (await dice.first().getAttribute('aria-label')) ?? '', exact: true });
  await die.hover();
  await page.mouse.down();
  await die
    .locator('svg')
    .first()
    .evaluate((art) => art.replaceWith(art.cloneNode(true)));
  await page.mouse.up();
  expect(await die.getAttribute('aria-pressed')).toBe('true');
  expect(errors).toEqual([]);
});

test('a place pressed while an act is pending leaves the chosen die selected', async () => {
  const { page, errors } = await person(browser);
  await page.goto(server.url);
  await enterName(page, 'Ida');
  await setTable(page, { name: 'Alone', others: 'You too, on this device' });
  const dice = page.locator(DICE);
  await playUntil([page], async () => (await dice.count()) > 1);
  await server.kill();
  const pressed = act(page);
  await page.locator('[aria-busy="true"]').first().waitFor();
  const die = page.getByRole('button', { name: (await dice.nth(1).getAttribute('aria-label')) ?? '', exact: true });
  await die.click();
  await page.locator(LEGAL).first().click();
  expect(await die.getAttribute('aria-pressed')).toBe('true');
  await server.start();
  await pressed;
  expect(errors).toEqual([]);
});

test('the lobby looks right to a host with a running table', async () => {
  const mei = await person(browser, DESKTOP);
  await mei.page.goto(server.url);
  await enterName(mei.page, 'Mei');
  await setTable(mei.page, { name: 'Quick dice', others: 'Computer: standard' });
  await mei.page.locator('#prompt').waitFor();
  await mei.page.goto(server.url);
  await mei.page.getByText('Quick dice').first().waitFor();
  await picture(mei.page, 'lobby', 300);
  expect(mei.errors).toEqual([]);
});
