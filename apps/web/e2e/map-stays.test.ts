import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { STAGED_MATCHES } from '../staged-matches.ts';
import { DESKTOP, person, picture } from './browser.ts';
import { confirmGrave, settled } from './play.ts';
import { stagedAndBrowser } from './server-and-browser.ts';
import { stage } from './staged.ts';

// Picture 40, rule 1: the map keeps its scale and its place while leaders are assigned, when it is needed most.

const shared = stagedAndBrowser(() => stage([{ ...STAGED_MATCHES['rebellion/assignment'], name: 'Assignment' }]));

async function seated(seat: string) {
  const [place] = shared.staged.places;
  if (!place) throw new Error('no match');
  const one = await person(shared.browser, DESKTOP);
  await shared.staged.become(one.context, place, seat);
  await one.page.goto(`${shared.staged.server.url}/m/${place.matchId}`);
  await one.page.locator('#prompt').waitFor();
  return one;
}

/** The centres of all systems on the screen, in whole pixels, and the scale of the map. */
const systems = (page: Page) =>
  page.evaluate(() => {
    const content = document.querySelector('[data-detail]')?.parentElement;
    const places = [...document.querySelectorAll<HTMLElement>('[data-place][data-standing]')];
    return {
      scale: content?.style.transform.replace(/.*scale\(([\d.]+)\).*/, '$1'),
      at: places.map(
        (one) => [one.dataset.place, one.getBoundingClientRect().x, one.getBoundingClientRect().y] as const,
      ),
    };
  });

/** The whole map, once it is still: what is read before may have moved it. */
async function map(page: Page) {
  await settled(page);
  await page.locator('section[aria-label="Galaxy"]').press('0');
  await page.locator('section:not(:has(> [data-gliding], > [data-moving])) > div > [data-detail]').waitFor();
  return systems(page);
}

async function finish(page: Page) {
  await settled(page);
  await page
    .locator('#prompt')
    .getByRole('button', { name: /^Finish assigning/ })
    .click();
  await confirmGrave(page);
}

test('the map has the same scale and place before, during and after assignment', async () => {
  const [rebel, empire] = [await seated('rebel'), await seated('imperial')];
  const before = await map(empire.page);
  expect(before.at).toHaveLength(32);
  const assigning = await map(rebel.page);
  await picture(rebel.page, 'assignment-hand');
  await finish(rebel.page);
  await empire.page
    .locator('#prompt')
    .getByRole('button', { name: /^Finish assigning/ })
    .waitFor();
  const during = await map(empire.page);
  await picture(empire.page, 'assignment-hand-empire');
  await finish(empire.page);
  await rebel.page.locator('#prompt').getByRole('button', { name: /^Pass/ }).waitFor();
  const after = [await map(empire.page), await map(rebel.page)];
  await picture(rebel.page, 'assignment-hand-after');
  for (const one of [during, ...after, assigning]) {
    expect(one.scale).toBe(before.scale);
    for (const [index, [place, x, y]] of one.at.entries()) {
      const [name, x0 = 0, y0 = 0] = before.at[index] ?? [];
      expect([name, Math.abs(x - x0) <= 1, Math.abs(y - y0) <= 1]).toEqual([place, true, true]);
    }
  }
  expect([...rebel.errors, ...empire.errors]).toEqual([]);
}, 90_000);
