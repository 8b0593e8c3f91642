import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAGED_MATCHES } from '../staged-matches.ts';
import { DESKTOP, launch, person, picture } from './browser.ts';
import { act, enterName, setTable } from './play.ts';
import { type Server, startServer } from './server.ts';
import { placeNamed, type Staged, stage } from './staged.ts';

let server: Server;
let browser: Browser;
/** Its user has doubled the size of text. */
let large: Browser;
let table: Staged;
beforeAll(async () => {
  server = await startServer();
  const names = ['a window of 2560', 'text of double size', 'text of double size on a phone'];
  table = await stage(names.map((name) => ({ ...STAGED_MATCHES['galaxy-dice/middle'], name })));
  [browser, large] = await Promise.all([launch(), launch(['--blink-settings=defaultFontSize=32'])]);
}, 120_000);
afterAll(async () => {
  await Promise.all([browser?.close(), large?.close()]);
  await server?.remove();
  await table?.remove();
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

test('text of double size on a phone: the name of the product stays in its bar, over nothing', async () => {
  const { page } = await person(large, { ...DESKTOP, viewport: { width: 390, height: 844 } });
  await page.goto(server.url);
  await enterName(page, 'Massimiliano');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await page.goto(`${server.url}/settings`);
  await page.locator('#name').waitFor();
  await picture(page, 'large-text-bar', 300);
  const [home, bar, me] = await Promise.all(
    ['header a', 'header', 'header button'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(home?.y).toBeGreaterThanOrEqual(bar?.y ?? 0);
  expect((home?.y ?? 0) + (home?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect((home?.x ?? 0) + (home?.width ?? 0)).toBeLessThanOrEqual(me?.x ?? 0);
});

test.each([
  ['en-GB', 360],
  ['it-IT', 360],
  ['fr-FR', 360],
  ['es-ES', 390],
  ['pt-BR', 390],
] as const)(
  'text of double size on a phone: every name in the bottom bar is whole: %s at %i',
  async (locale, width) => {
    const { page } = await person(large, { ...DESKTOP, locale, viewport: { width, height: 740 } });
    await page.goto(`${server.url}/about`);
    const tabs = page.locator('header nav a');
    await tabs.first().waitFor();
    await picture(page, `large-text-tabs-${locale}`, 300);
    const cut = await tabs.evaluateAll((all, most) => {
      const range = document.createRange();
      return all.flatMap((tab) => {
        range.selectNodeContents(tab);
        const [words, box] = [range.getBoundingClientRect(), tab.getBoundingClientRect()];
        const isWhole = words.left >= Math.max(0, box.left) && words.right <= Math.min(most, box.right) + 0.5;
        return isWhole && words.bottom <= innerHeight && words.top >= box.top ? [] : [tab.textContent];
      });
    }, width);
    expect(cut).toEqual([]);
  },
);

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

test.each([
  ['a window of 2560', () => browser, { width: 2560, height: 1440 }],
  ['text of double size', () => large, { width: 1440, height: 900 }],
  ['text of double size on a phone', () => large, { width: 390, height: 844 }],
] as const)(
  '33 in %s the recap is whole, at most 1100 wide on a desk, and in the middle',
  async (name, one, viewport) => {
    const place = placeNamed(table, name);
    const come = async (seat: string, by: Browser, options?: BrowserContextOptions) => {
      const it = await person(by, options);
      await table.become(it.context, place, seat);
      await it.page.goto(`${table.server.url}/m/${place.matchId}`);
      await it.page.locator('#prompt').waitFor();
      return it;
    };
    const acting = await come(place.seat, browser);
    const { page, errors } = await come(place.seats.find((seat) => seat !== place.seat) ?? '', one(), {
      ...DESKTOP,
      viewport,
    });
    const recap = page.locator('[data-recap]');
    for (let acts = 0; acts < 30 && (await recap.count()) === 0; acts += 1) await act(acting.page);
    await recap.getByRole('heading').waitFor();
    await picture(page, `recap-${name}`, 500);
    const bar = await recap.boundingBox();
    const board = await page.locator('#board').boundingBox();
    const middleOf = (box: typeof bar) => (box ? box.x + box.width / 2 : Number.NaN);
    expect(Math.abs(middleOf(bar) - middleOf(board))).toBeLessThan(2);
    expect(bar?.width).toBeLessThanOrEqual(1100);
    // Nothing of it is cut, and both steps can be pressed.
    const cut = await recap.evaluate((bar) =>
      [...bar.querySelectorAll('h2, button')]
        .filter((part) => {
          const [{ left, right, top, bottom }, outer] = [part.getBoundingClientRect(), bar.getBoundingClientRect()];
          return left < outer.left - 1 || right > outer.right + 1 || top < outer.top - 1 || bottom > outer.bottom + 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    const words = await recap.getByRole('heading').evaluate((title) => title.scrollHeight - title.clientHeight);
    expect(words).toBeLessThan(16);
    for (const step of await recap.getByRole('button', { name: /^(Back|Next):/ }).all()) {
      await step.scrollIntoViewIfNeeded();
      const box = await step.boundingBox();
      expect((box?.y ?? 0) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= viewport.height).toBe(true);
    }
    expect([...acting.errors, ...errors]).toEqual([]);
  },
);
