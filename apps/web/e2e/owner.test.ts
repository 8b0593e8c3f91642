import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, type Person, PHONE, person, picture } from './browser.ts';
import { post } from './people.ts';
import { axeFindings } from './robots/health.ts';
import { serverAndBrowser } from './server-and-browser.ts';

// The page of the owner: looked at in every language and size, and walked through by keys.

const TOKEN = 'only-the-operator-knows';
const shared = serverAndBrowser({ OPERATOR_TOKEN: TOKEN });
/** Its user has doubled the size of text. */
let large: Browser;
beforeAll(async () => {
  large = await launch(['--blink-settings=defaultFontSize=32']);
});
afterAll(() => large?.close());

const SMALL = { ...PHONE, viewport: { width: 390, height: 844 } };
const BOTS = ['p1', 'p2'].map((id) => ({ id, kind: 'bot', level: 'random' }));

async function come(name: string, options: BrowserContextOptions, browser = shared.browser): Promise<Person> {
  const one = await person(browser, options);
  await post(one, `${shared.server.url}/api/session`, { name });
  return one;
}

/** The page of an owner of a server on which a game has been played, and no backup was made. */
async function owner(options: BrowserContextOptions, browser?: Browser): Promise<Person> {
  const one = await come('Olin', options, browser);
  await post(one, `${shared.server.url}/api/session/owner`, { token: TOKEN });
  await post(one, `${shared.server.url}/api/matches`, {
    title: 'galaxy-dice',
    visibility: 'private',
    spectators: 'open',
    seats: BOTS,
  });
  await one.page.goto(`${shared.server.url}/owner`);
  await one.page.locator('dl').waitFor();
  return one;
}

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const label = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels?.[0] : null;
    return (label ?? at)?.textContent;
  });

test.each(['en-GB', 'it-IT', 'fr-FR', 'es-ES', 'pt-BR'])(
  'the page of the owner in %s, on a desk and a phone, also with text of double size: nothing is too wide, and axe finds nothing',
  async (locale) => {
    for (const [name, options, browser] of [
      ['desk', DESKTOP, shared.browser],
      ['phone', SMALL, shared.browser],
      ['large', DESKTOP, large],
      ['large-phone', SMALL, large],
    ] as const) {
      const { page, context, errors } = await owner({ ...options, locale }, browser);
      await page.getByText('npm run operator -- backup').waitFor();
      await picture(page, `owner-${name}-${locale}`, 300);
      expect([name, await overflow(page)]).toEqual([name, 0]);
      expect([name, await axeFindings(page)]).toEqual([name, []]);
      expect(errors).toEqual([]);
      await context.close();
    }
  },
);

test('with the keyboard alone: the token, a message, and its end; the focus is never lost', async () => {
  const { page, errors } = await come('Olin', DESKTOP);
  const eve = await come('Eve', DESKTOP);
  await page.goto(`${shared.server.url}/owner`);
  const token = page.getByLabel('Admin token');
  await token.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Enter the token first.').waitFor();
  expect(await focused(page)).toBe('Admin token');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.type(TOKEN);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Confirm');
  await page.keyboard.press('Enter');
  await page.locator('dl').waitFor();
  await expect.poll(() => focused(page)).toBe('Server admin');

  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Your message');
  await page.keyboard.press('Enter');
  await page.getByText('Write a message first.').waitFor();
  await page.keyboard.type('Restart at eight.');
  await page.keyboard.press('Enter');
  const end = page.getByRole('button', { name: 'End the message' });
  await end.waitFor();
  expect(await focused(page)).toBe('Your message');
  await eve.page.goto(shared.server.url);
  await eve.page.getByText('Restart at eight.').waitFor();
  await picture(eve.page, 'owner-message');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('End the message');
  await page.keyboard.press('Enter');
  await end.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Your message');
  expect([...errors, ...eve.errors]).toEqual([]);
});

test('the menu of the player is left by Escape on the page of the owner too', async () => {
  const { page, errors } = await owner(DESKTOP);
  const menu = page.getByRole('button', { name: 'Olin, your menu' });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
});
