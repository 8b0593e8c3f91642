import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { STAGED_MATCHES } from '../staged-matches.ts';
import { DESKTOP, person, picture } from './browser.ts';
import { stagedAndBrowser } from './server-and-browser.ts';
import { placeNamed, stage } from './staged.ts';

const STAGES = [
  'galaxy-dice/middle',
  'rebellion/mission',
  'battle-of-hoth/attack',
  'imperial-assault/activation',
] as const;

const shared = stagedAndBrowser(() => stage(STAGES.map((name) => ({ ...STAGED_MATCHES[name], name }))));

async function comeTo(name: (typeof STAGES)[number], path: string, viewport: { width: number; height: number }) {
  const place = placeNamed(shared.staged, name);
  const one = await person(shared.browser, { ...DESKTOP, viewport });
  await shared.staged.become(one.context, place, place.seat);
  await one.page.goto(shared.staged.server.url + path.replace(':id', place.matchId));
  return one;
}

const fontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const isNarrow = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('header nav') ?? document.body).position === 'fixed');

test('text size and names change live by the keys, with the layout, and are there after a reload', async () => {
  const { page, errors } = await comeTo('rebellion/mission', '/settings', { width: 1280, height: 800 });
  const size = page.getByRole('slider', { name: 'Text size' });
  await size.waitFor();
  expect([await fontSize(page), await isNarrow(page)]).toEqual(['16px', false]);
  await size.focus();
  await page.keyboard.press('ArrowRight');
  expect([await fontSize(page), await size.getAttribute('aria-valuetext')]).toEqual(['17.6px', '110%']);
  await page.keyboard.press('End');
  expect([await fontSize(page), await isNarrow(page)]).toEqual(['32px', true]);
  await picture(page, 'text-size-settings', 300);
  await page.getByText('Saved on this device').waitFor();
  await page.reload();
  await size.waitFor();
  expect([await fontSize(page), await isNarrow(page), await size.inputValue()]).toEqual(['32px', true, '200']);
  await size.focus();
  await page.keyboard.press('Home');
  expect([await fontSize(page), await isNarrow(page)]).toEqual(['14.4px', false]);
  expect(errors).toEqual([]);
});

test('a handle that is held stays where it is, and its size is shown once it is let go', async () => {
  const { page } = await comeTo('rebellion/mission', '/settings', { width: 1280, height: 800 });
  const size = page.getByRole('slider', { name: 'Text size' });
  await size.waitFor();
  const box = await size.boundingBox();
  if (!box) throw new Error('no slider');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 20, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 5, y, { steps: 4 });
  expect([await fontSize(page), await size.inputValue()]).toEqual(['16px', '200']);
  await page.mouse.up();
  expect(await fontSize(page)).toBe('32px');
});

test('names on a board grow while the settings are open over it', async () => {
  const { page } = await comeTo('rebellion/mission', '/m/:id', { width: 2560, height: 1440 });
  const name = page.locator('[data-place="place:naboo"] text', { hasText: 'Naboo' });
  await name.waitFor();
  const width = async () => (await name.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Settings' }).click();
  const names = page.getByRole('slider', { name: 'Names on boards' });
  await names.focus();
  await page.keyboard.press('End');
  expect((await width()) / before).toBeCloseTo(1.6, 1);
});

const SIZES = [
  [390, 844],
  [1280, 800],
  [2560, 1440],
] as const;

test.each(STAGES)('%s with text of 200 % and names of 160 %: nothing is wider than its window', async (name) => {
  for (const [width, height] of SIZES) {
    const { page, context, errors } = await comeTo(name, '/about', { width, height });
    await context.addInitScript(`localStorage.setItem('echo-base.reading', '{"text":200,"names":160}')`);
    await page.goto(`${shared.staged.server.url}/m/${placeNamed(shared.staged, name).matchId}`);
    await page.locator('#prompt').waitFor();
    await page.locator('#board [data-place]').first().waitFor({ state: 'attached' });
    await picture(page, `text-size-${name.replace('/', '-')}-${width}`, 800);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const board = await page.locator('#board').boundingBox();
    expect([width, wide, (board?.height ?? 0) > 200]).toEqual([width, 0, true]);
    expect(errors).toEqual([]);
    await context.close();
  }
});
