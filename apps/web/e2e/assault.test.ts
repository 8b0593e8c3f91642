import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { STAGED_MATCHES, type StagedMatchName } from '../staged-matches.ts';
import { PHONE, person, picture } from './browser.ts';
import { stagedAndBrowser } from './server-and-browser.ts';
import { placeNamed, stage } from './staged.ts';

// Imperial Assault on phones: what an attack is about is in view, and the line of the score is whole.

const NAMES = ['imperial-assault/surges', 'imperial-assault/activation'] as const satisfies readonly StagedMatchName[];

const shared = stagedAndBrowser(() => stage(NAMES.map((name) => ({ ...STAGED_MATCHES[name], name }))));

/** The match as its player has it on a phone of this size. */
async function onPhone(name: (typeof NAMES)[number], width: number, height: number) {
  const place = placeNamed(shared.staged, name);
  const one = await person(shared.browser, { ...PHONE, viewport: { width, height } });
  await shared.staged.become(one.context, place, place.seat);
  await one.page.goto(`${shared.staged.server.url}/m/${place.matchId}`);
  await one.page.locator('#prompt').waitFor();
  return one;
}

/** Whether every one of these elements is whole and in front, in the middle and at both ends. */
const areWhole = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const at = [left + 1, left + width / 2, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
      return at.every((found) => found !== null && (one.contains(found) || found.contains(one)));
    }),
  );

test.each([
  [390, 844],
  [390, 640],
  [360, 640],
])(
  'at %i by %i all dice of an attack are in view in one row, with its step and with what it deals',
  async (width, height) => {
    const { page, errors, context } = await onPhone('imperial-assault/surges', width, height);
    await page.locator('[data-well] li').first().waitFor();
    await picture(page, `assault-attack-${width}-${height}`);
    expect(await areWhole(page, '[data-well] li')).toEqual([true, true, true, true, true]);
    expect(await areWhole(page, '[data-step], [data-sums]')).toEqual([true, true]);
    const boxes = await page
      .locator('[data-well] li svg:not([data-was] svg)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(44);
    const map = await page.getByRole('region', { name: 'Map' }).boundingBox();
    expect(map?.height).toBeGreaterThanOrEqual(159);
    expect(errors).toEqual([]);
    await context.close();
  },
  90_000,
);

test('at 360 the line of the score is whole: both names, both numbers and the round', async () => {
  const { page, errors, context } = await onPhone('imperial-assault/activation', 360, 640);
  const line = page.getByRole('region', { name: 'Players' });
  await line.waitFor();
  await picture(page, 'assault-score-360');
  const boxes = await line.evaluate((strip) => {
    const shown = [...strip.querySelectorAll('b, small')].filter((one) => one.getClientRects().length > 0);
    return shown.map((one) => {
      const { left, right } = one.getBoundingClientRect();
      return { text: one.textContent, left, right };
    });
  });
  expect(boxes.length).toBeGreaterThanOrEqual(3);
  for (const [index, { left, right }] of boxes.entries()) {
    expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
    expect(right).toBeLessThanOrEqual(360);
  }
  expect(errors).toEqual([]);
  await context.close();
}, 90_000);
