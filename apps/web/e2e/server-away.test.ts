import { expect, test } from 'vitest';
import { DESKTOP, person, picture } from './browser.ts';
import { act, DICE, enterName, LEGAL, logOf, playUntil, setTable } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const shared = serverAndBrowser();

test('an act sent while the server is down arrives once it is up again, and only once', async () => {
  const ida = await person(shared.browser);
  await ida.page.goto(shared.server.url);
  await enterName(ida.page, 'Ida');
  await setTable(ida.page, { name: 'Alone', others: 'You too, on this device' });
  await playUntil([ida.page], (count) => count >= 3);
  const before = (await logOf(ida)).length;
  await shared.server.kill();
  const pressed = act(ida.page);
  await ida.page.getByText('Connection lost.').waitFor();
  // What was pressed is shown as pending.
  const sign = ida.page.locator('#prompt [role="status"]');
  await expect.poll(() => sign.innerText()).toMatch(/when the connection is back\. Everything else waits\.$/);
  await shared.server.start();
  const back = Date.now();
  await ida.page.getByText('Connection lost.').waitFor({ state: 'detached' });
  console.log(`back ${Date.now() - back} ms after the server`);
  await pressed;
  expect((await logOf(ida)).length).toBeGreaterThanOrEqual(before);
  await playUntil([ida.page], (count) => count >= 3);
  expect(ida.errors).toEqual([]);
});

test('a die that is re-rendered between press and release is chosen', async () => {
  const { page, errors } = await person(shared.browser);
  await page.goto(shared.server.url);
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
  const { page, errors } = await person(shared.browser);
  await page.goto(shared.server.url);
  await enterName(page, 'Ida');
  await setTable(page, { name: 'Alone', others: 'You too, on this device' });
  const dice = page.locator(DICE);
  await playUntil([page], async () => (await dice.count()) > 1);
  await shared.server.kill();
  const pressed = act(page);
  await page.locator('[aria-busy="true"]').first().waitFor();
  const die = page.getByRole('button', { name: (await dice.nth(1).getAttribute('aria-label')) ?? '', exact: true });
  await die.click();
  await page.locator(LEGAL).first().click();
  expect(await die.getAttribute('aria-pressed')).toBe('true');
  await shared.server.start();
  await pressed;
  expect(errors).toEqual([]);
});

test('the lobby looks right to a host with a running table', async () => {
  const mei = await person(shared.browser, DESKTOP);
  await mei.page.goto(shared.server.url);
  await enterName(mei.page, 'Mei');
  await setTable(mei.page, { name: 'Quick dice', others: 'Computer: standard' });
  await mei.page.locator('#prompt').waitFor();
  await mei.page.goto(shared.server.url);
  await mei.page.getByText('Quick dice').first().waitFor();
  await picture(mei.page, 'lobby', 300);
  expect(mei.errors).toEqual([]);
});
