import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE, person, picture } from './browser.ts';
import { enterName, setTable, settled } from './play.ts';
import { axeFindings } from './robots/health.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const shared = serverAndBrowser();
/** Its user has doubled the size of text. */
let large: Browser;
beforeAll(async () => {
  large = await launch(['--blink-settings=defaultFontSize=32']);
});
afterAll(() => large?.close());

/** A player with a chat hook and quiet hours, in the settings. */
async function inSettings(browser: Browser, options: typeof DESKTOP, language = 'en-GB') {
  const ida = await person(browser, { ...options, locale: language });
  const { page, context } = ida;
  await page.goto(shared.server.url);
  await page.getByRole('textbox').fill('Ida');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').first().waitFor();
  const quiet = { from: '22:30', to: '07:30', zone: 'Europe/Rome' };
  const hook = { kind: 'hook', name: 'Discord', language: 'en', address: 'https://discord.com/api/webhooks/1/4f2a' };
  const data = { ...hook, quiet, mention: '80351110224678912' };
  const added = await context.request.post(`${shared.server.url}/api/alerts/ways`, { data });
  expect(added.status()).toBe(201);
  await page.goto(`${shared.server.url}/settings`);
  await page.locator('#quiet [role="switch"]').first().waitFor();
  return ida;
}

/** Pixels by which the page is wider than its window, and texts that are cut off at their end. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll('main b, main small, main button, main label, main p')].filter(
      (it) => it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflow === 'hidden',
    );
    const isRead = (it: Element) => getComputedStyle(it).clipPath !== 'none';
    const words = cut.filter((it) => !isRead(it)).map(({ textContent }) => textContent);
    return [document.documentElement.scrollWidth - innerWidth, words];
  });

const NARROW = { ...PHONE, viewport: { width: 360, height: 740 } };

test.each(['en-GB', 'it-IT', 'fr-FR', 'es-ES', 'pt-BR'])(
  'the settings in %s, on a desk and a phone: nothing is cut, and axe finds nothing',
  async (language) => {
    for (const [name, options] of [
      ['desk', DESKTOP],
      ['phone', NARROW],
    ] as const) {
      const { page, context, errors } = await inSettings(shared.browser, options, language);
      await picture(page, `settings-${name}-${language}`, 300);
      expect([name, await overflow(page)]).toEqual([name, [0, []]]);
      expect([name, await axeFindings(page)]).toEqual([name, []]);
      await page.getByRole('button', { name: /80351110224678912/ }).click();
      await page.locator('input[value="80351110224678912"]').waitFor();
      await picture(page, `mention-${name}-${language}`, 300);
      expect([name, await overflow(page)]).toEqual([name, [0, []]]);
      expect([name, await axeFindings(page)]).toEqual([name, []]);
      expect(errors).toEqual([]);
      await context.close();
    }
  },
);

test.each([
  ['a desk', DESKTOP],
  ['a phone', NARROW],
] as const)('text of double size on %s: rows grow, nothing is cut', async (name, options) => {
  const { page, context } = await inSettings(large, options);
  await picture(page, `settings-large-${name}`, 300);
  expect(await overflow(page)).toEqual([0, []]);
  await context.close();
});

test('with the keyboard alone: the menu, a switch, and a handle of the quiet hours', async () => {
  const { page, errors } = await inSettings(shared.browser, DESKTOP);
  await page.goto(shared.server.url);
  const menu = page.getByRole('button', { name: 'Ida, your menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
  // The first entry.
  expect(await page.getByRole('menuitem').first().innerText()).toBe('Settings');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const discord = page.getByRole('switch', { name: 'Discord' });
  await discord.waitFor();
  await discord.focus();
  await page.keyboard.press('Space');
  await page.getByText('Saved for all your devices').waitFor();
  const from = page.getByRole('slider', { name: 'Quiet from' });
  await from.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => from.getAttribute('aria-valuetext')).toBe('23:30');
  const stored = async () => (await (await page.request.get(`${shared.server.url}/api/alerts`)).json()).ways[0];
  await expect.poll(stored).toMatchObject({ isOn: false, quiet: { from: '23:30', to: '07:30' } });
  await page.reload();
  await expect.poll(() => from.getAttribute('aria-valuetext')).toBe('23:30');
  expect(await discord.getAttribute('aria-checked')).toBe('false');
  expect(errors).toEqual([]);
});

test('with the keyboard alone: the form of a hook is opened, left by Escape, filled in, and its row removed; the focus is never lost', async () => {
  const { page, errors } = await inSettings(shared.browser, DESKTOP);
  const isFocused = (it: Locator) => it.evaluate((element) => element === document.activeElement);
  const another = page.getByRole('button', { name: 'Add another chat hook' });
  const address = page.getByRole('textbox', { name: 'Address of the hook' });
  await another.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(address)).toBe(true);
  await page.keyboard.press('Escape');
  await address.waitFor({ state: 'detached' });
  expect(await isFocused(another)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.type('https://ntfy.sh/ida-echo');
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: 'Remove: ntfy' });
  await remove.waitFor();
  await expect.poll(() => isFocused(another)).toBe(true);
  const mention = page.getByRole('button', { name: /^Mentions \d/ });
  await mention.press('Enter');
  await mention.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(mention)).toBe(true);
  await remove.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await isFocused(remove)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await settled(page);
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
  await remove.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(page.getByRole('heading', { name: 'Your turn reaches you' }))).toBe(true);
  expect(errors).toEqual([]);
});

test.each(['Play on another device', 'Signed-in devices'])(
  'the dialog "%s" is opened and left by keys, and axe finds nothing in it',
  async (name) => {
    const { page, errors } = await inSettings(shared.browser, DESKTOP);
    // A link that no one has opened stands among the devices.
    await page.getByRole('button', { name: 'Play on another device' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const opener = page.getByRole('button', { name });
    await opener.press('Enter');
    await dialog.waitFor();
    await page.waitForLoadState('networkidle');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
  },
);

test('an address of a section leads to it', async () => {
  const { page } = await inSettings(shared.browser, { ...DESKTOP, viewport: { width: 1280, height: 500 } });
  await page.getByRole('link', { name: 'Your name' }).click();
  expect(page.url()).toBe(`${shared.server.url}/settings#name`);
  await expect.poll(() => page.getByRole('button', { name: 'Change name' }).isVisible()).toBe(true);
  await page.goto('about:blank');
  await page.goto(`${shared.server.url}/settings#reach`);
  const top = () => page.locator('#reach').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
});

test.each([
  ['desk', DESKTOP],
  ['phone', NARROW],
] as const)('in a match the settings open over the board of a %s, and Escape returns', async (name, options) => {
  const { page, errors } = await person(shared.browser, options);
  await page.goto(shared.server.url);
  await enterName(page, 'Ida');
  await setTable(page, { name: 'Kitchen table', others: 'Computer: standard', short: true });
  await page.locator('#prompt').waitFor();
  const match = page.url();
  if (name === 'phone')
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'More' }).tap();
  const opener = page.getByRole('button', { name: 'Settings' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.locator('#quiet').waitFor();
  await picture(page, `settings-over-match-${name}`, 300);
  await dialog.getByRole('link', { name: 'Your name' }).click();
  expect(page.url()).toBe(match);
  expect(await axeFindings(page)).toEqual([]);
  // Of a form within them Escape closes the form first.
  const hook = { kind: 'hook', name: 'Discord', language: 'en', address: 'https://discord.com/api/webhooks/1/4f2a' };
  await page.request.post(`${shared.server.url}/api/alerts/ways`, { data: hook });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await opener.press('Enter');
  await dialog.getByRole('button', { name: 'Mention me: Discord' }).press('Enter');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Mention me: Discord' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
});
