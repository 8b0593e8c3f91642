import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAGED_MATCHES } from '../staged-matches.ts';
import { DESKTOP, launch, person, picture } from './browser.ts';
import { post } from './people.ts';
import { stagedAndBrowser } from './server-and-browser.ts';
import { stage } from './staged.ts';

const NAMES = ['galaxy-dice/middle', 'rebellion/mission', 'battle-of-hoth/attack', 'imperial-assault/surges'] as const;

const shared = stagedAndBrowser(() => stage(NAMES.map((name) => ({ ...STAGED_MATCHES[name], name }))));

/** Its user has doubled the size of text. */
let large: Browser;
beforeAll(async () => {
  large = await launch(['--blink-settings=defaultFontSize=32']);
});
afterAll(() => large?.close());

interface Device {
  readonly width: number;
  readonly height: number;
  readonly locale?: string;
  readonly browser?: Browser;
}

/** Ida in the lobby, whose games have been opened once, as they were when they were played. */
async function lobbyAt({ width, height, locale = 'en-GB', browser = shared.browser }: Device) {
  const { staged } = shared;
  const one = await person(browser, { ...DESKTOP, viewport: { width, height }, locale });
  const [place] = staged.places;
  if (!place) throw new Error('nothing is staged');
  await staged.become(one.context, place, place.seats[0] ?? '');
  for (const { matchId } of staged.places) {
    const opened = await one.context.request.get(`${staged.server.url}/api/matches/${matchId}`);
    expect([matchId, opened.status()]).toEqual([matchId, 200]);
  }
  const heard: string[] = [];
  one.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await one.page.goto(staged.server.url);
  await one.page.locator('h3').first().waitFor();
  return { ...one, heard };
}

/** What cards say, with a mark for those that have a picture of the position. */
const cards = (page: Page) =>
  page
    .locator('section[aria-labelledby="hello"] li:has(h3)')
    .evaluateAll((all) => all.map((card) => (card as HTMLElement).innerText.replaceAll('\n', ' | ')));

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('each of my games shows its position, how far it is and what happened last', async () => {
  const { page, errors } = await lobbyAt({ width: 1440, height: 900 });
  await expect.poll(() => page.locator('li svg[viewBox]:has(g), li svg[viewBox] image').count()).toBeGreaterThan(3);
  await expect
    .poll(async () => (await cards(page)).filter((words) => /(round|turn|planet) \d/.test(words)).length)
    .toBe(4);
  await picture(page, 'my-games-1440', 1_000);
  const titles = await page.locator('li h3').allInnerTexts();
  expect(new Set(titles).size).toBe(titles.length);
  expect(errors).toEqual([]);
});

test.each([
  ['390', { width: 390, height: 844 }],
  ['360-fr', { width: 360, height: 740, locale: 'fr-FR' }],
  ['1280-it', { width: 1280, height: 800, locale: 'it-IT' }],
  ['2560-es', { width: 2560, height: 1440, locale: 'es-ES' }],
] as const)('cards fit into a window: %s', async (name, device) => {
  const { page } = await lobbyAt(device);
  await picture(page, `my-games-${name}`, 1_500);
  expect(await isTooWide(page)).toBe(false);
});

test.each([
  ['large-1280-pt', { width: 1280, height: 800, locale: 'pt-BR' }],
  ['large-390', { width: 390, height: 844 }],
] as const)('cards grow with text of double size: %s', async (name, device) => {
  const { page } = await lobbyAt({ ...device, browser: large });
  await picture(page, `my-games-${name}`, 1_500);
  expect(await isTooWide(page)).toBe(false);
});

test('on a phone four tabs lead to the games, a new one, the finished ones and the rules; the rest is in the menu', async () => {
  const { page, errors } = await lobbyAt({ width: 390, height: 844 });
  const tabs = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  const names = async () =>
    (await tabs.filter({ visible: true }).allInnerTexts()).map((name) => name.split('\n').at(-1));
  expect(await names()).toEqual(['Games', 'New game', 'Finished', 'Rules']);
  // What has a tab of its own is not below the games too.
  expect(await page.getByRole('heading', { name: 'New game' }).count()).toBe(0);
  await tabs.filter({ hasText: 'New game' }).click();
  await page.getByRole('heading', { name: 'New game', level: 1 }).waitFor();
  await page.locator('main a[href="/new/rebellion"]').waitFor();
  expect(await tabs.filter({ hasText: 'New game' }).getAttribute('aria-current')).toBe('page');
  await picture(page, 'new-game-390', 1_000);
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('button', { name: 'Ida, your menu' }).click();
  await page.getByRole('menuitem', { name: 'About' }).click();
  await page.waitForURL('**/about');
  expect(errors).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(names).toEqual(['Games', 'Finished games', 'Rules', 'About']);
});

test('a rematch that is offered while I am in the lobby is my first card, as the page hears of it', async () => {
  const { server, staged } = { server: shared.staged.server, staged: shared.staged };
  const hoth = staged.places.find(({ name }) => name === 'battle-of-hoth/attack');
  if (!hoth) throw new Error('no Hoth');
  const ida = await lobbyAt({ width: 1440, height: 900 });
  const other = await person(shared.browser);
  await staged.become(other.context, hoth, hoth.seats[1] ?? '');
  await other.page.goto(`${server.url}/about`);
  await post(other, `${server.url}/api/matches/${hoth.matchId}/concede`);
  await expect.poll(async () => (await cards(ida.page)).length).toBe(3);
  await post(other, `${server.url}/api/matches/${hoth.matchId}/rematch`);
  await ida.page.locator('li h3').first().filter({ hasText: 'wants a rematch' }).waitFor({ timeout: 20_000 });
  expect(ida.heard.some((frame) => frame.includes('"listed"'))).toBe(true);
  expect((await cards(ida.page))[0]).toContain('Take your seat');
  await ida.page.getByText('No open games').waitFor();
  await picture(ida.page, 'my-games-rematch', 500);
});
