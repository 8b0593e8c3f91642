import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { STAGED_MATCHES } from '../staged-matches.ts';
import { person, picture } from './browser.ts';
import { stagedAndBrowser } from './server-and-browser.ts';
import { stage } from './staged.ts';

const STAGES = ['galaxy-dice/middle', 'rebellion/mission', 'battle-of-hoth/attack', 'imperial-assault/surges'] as const;

const shared = stagedAndBrowser(() =>
  stage([...STAGES, 'rebellion/space' as const].map((name) => ({ ...STAGED_MATCHES[name], name }))),
);

const SMALL = { width: 1280, height: 720 };
const LARGE = { width: 2560, height: 1440 };

/** A screen that a player has opened in the browser of the match. */
async function screenOf(name: string, viewport: { width: number; height: number }) {
  const place = shared.staged.places.find((one) => one.name === name);
  if (!place) throw new Error(`no match ${name}`);
  const one = await person(shared.browser, { viewport, reducedMotion: 'reduce', locale: 'en-GB' });
  await shared.staged.become(one.context, place, place.seat);
  const received: string[] = [];
  one.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  await one.page.goto(`${shared.staged.server.url}/m/${place.matchId}/tv`);
  await one.page.locator('main [data-place], main [data-hex], main svg').first().waitFor();
  await one.page.getByText('Watch on your phone').waitFor();
  return { ...one, place, received };
}

/** Parts that lie over each other, and texts of the page's own below 13 px. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('header, main, footer > *, #root ul:has(> li[data-seat]), footer')];
    const boxes = parts.filter((one) => !one.querySelector('footer > *') || one.tagName !== 'FOOTER');
    const over: string[] = [];
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > 1 && height > 1) over.push(`${one.tagName} over ${other.tagName}`);
      }
    for (const list of document.querySelectorAll('ul:has(> li[data-seat])')) {
      const [first, last] = [list.firstElementChild, list.lastElementChild].map((one) => one?.getBoundingClientRect());
      const box = list.getBoundingClientRect();
      if ((first?.top ?? 0) < box.top - 1 || (last?.bottom ?? 0) > box.bottom + 1)
        over.push('players leave their place');
    }
    const small = [...document.querySelectorAll('header *, footer p, footer h2, footer li, li[data-seat] *')]
      .filter((one) => one.textContent && Number.parseFloat(getComputedStyle(one).fontSize) < 13)
      .map((one) => one.textContent);
    const cut =
      document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight;
    return { over, small, cut };
  });

test.each(STAGES)('%s fills a screen of any size, and nothing lies over anything', async (name) => {
  const { page, errors, context } = await screenOf(name, SMALL);
  expect(await faults(page)).toEqual({ over: [], small: [], cut: false });
  await picture(page, `screen-${name.replace('/', '-')}`);
  await page.setViewportSize(LARGE);
  await expect.poll(() => faults(page)).toEqual({ over: [], small: [], cut: false });
  await picture(page, `screen-${name.replace('/', '-')}-large`);
  expect(errors).toEqual([]);
  await context.close();
});

test('the screen of somebody who plays receives no hand and no base', async () => {
  const { page, received, context } = await screenOf('rebellion/mission', SMALL);
  const viewers = received.flatMap((text) => [...text.matchAll(/"viewer":"([^"]+)"/g)].map(([, viewer]) => viewer));
  expect(new Set(viewers)).toEqual(new Set(['spectator']));
  expect(await page.content()).not.toMatch(/"viewer":"(?:rebel|imperial)"/);
  await context.close();
});

test('a combat on the screen has nothing to press', async () => {
  const { page, context } = await screenOf('rebellion/space', SMALL);
  await page.locator('[data-fate], [data-command]').first().waitFor({ state: 'attached' });
  await picture(page, 'screen-rebellion-space', 500);
  const shown = page.locator('main button').filter({ visible: true });
  expect(await shown.allInnerTexts()).toEqual([]);
  await context.close();
});

test('the remote goes back and forth through what happened, and Q takes the code away', async () => {
  const { page, context } = await screenOf('rebellion/mission', SMALL);
  const last = page.getByRole('region', { name: 'What happened last' });
  const newest = await last.innerText();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => last.innerText()).not.toBe(newest);
  await page.keyboard.press('Enter');
  await expect.poll(() => last.innerText()).toBe(newest);
  await page.keyboard.press('q');
  await expect.poll(() => page.getByText('Watch on your phone').count()).toBe(0);
  await context.close();
});
