import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, person, picture } from './browser.ts';
import { enterName } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const TITLES = ['galaxy-dice', 'rebellion', 'battle-of-hoth', 'imperial-assault'];

const shared = serverAndBrowser();

/** Ida at a page of the server, on a screen and in a language. */
async function ida(path: string, { width = 1440, height = 900, locale = 'en-GB' } = {}) {
  const who = await person(shared.browser, { ...DESKTOP, viewport: { width, height }, locale });
  await who.page.goto(shared.server.url + path);
  await enterName(who.page, 'Ida');
  return who;
}

/** Chosen entries of selects that their fields cut off, as they are drawn now. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('select')].flatMap((select) => {
      const style = getComputedStyle(select);
      const text = select.selectedOptions[0]?.text ?? '';
      if (!pen || select.clientWidth === 0) return [];
      pen.font = style.font;
      const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return pen.measureText(text).width > room + 0.5 ? [`${text} (${Math.round(room)} px)`] : [];
    });
  });

test.each(TITLES)('%s: who sees the game is in plain sight, and a clock can be of one minute', async (title) => {
  const { page, errors } = await ida(`/new/${title}`);
  const visibility = page.getByRole('group', { name: 'Who sees it in the list' });
  await visibility.waitFor();
  // Below the seats, in the form of every title.
  expect(await visibility.evaluate((group) => group.previousElementSibling?.textContent)).toContain('seats');
  await picture(page, `form-${title}`);
  const more = page.locator('summary').filter({ hasText: /clock/i });
  if ((await more.count()) > 0) await more.first().click();
  await page.getByLabel('Clock', { exact: true }).selectOption('bank');
  const banks = await page.getByLabel('Time per player').locator('option').allTextContents();
  expect(banks.slice(0, 4)).toEqual(['1 minute', '2 minutes', '3 minutes', '5 minutes']);
  await picture(page, `form-${title}-clock`);
  expect(await cutOff(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test.each(['en-GB', 'it-IT', 'fr-FR', 'es-ES', 'pt-BR'])(
  'no choice in the waiting room is cut off (%s)',
  async (locale) => {
    const { page } = await ida('/new/rebellion', { locale });
    await page.locator('form:has(select)').getByRole('button').last().click();
    await page.waitForURL(/\/m\//);
    const clock = page.locator('select:has(option[value="bank"])');
    await clock.selectOption('bank');
    await page.locator('select:has(option[value="claim"])').waitFor();
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutOff(page), `${width} px`).toEqual([]);
      await picture(page, `waiting-room-${locale}-${width}`);
    }
  },
);

test('at 1280 x 800 the four games are in even rows, and running and open games above the fold', async () => {
  const host = await ida('/new/rebellion', { width: 1280, height: 800 });
  await host.page.getByRole('button', { name: 'Play the computer now' }).click();
  await host.page.locator('#prompt').waitFor();
  const guest = await ida('/new/galaxy-dice');
  await guest.page.getByRole('button', { name: /^Create/ }).click();
  await guest.page.waitForURL(/\/m\//);
  await host.page.goto(shared.server.url);
  const cards = host.page.locator('a[href*="/new/"]');
  await cards.nth(3).waitFor();
  await picture(host.page, 'lobby-1280');
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  expect([[4], [2, 2]]).toContainEqual(rows);
  for (const words of ['Continue', 'Open games']) {
    const box = await host.page.getByText(words, { exact: true }).first().boundingBox();
    expect(box && box.y + box.height, words).toBeLessThan(800);
  }
});
