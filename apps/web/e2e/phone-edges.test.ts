import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { STAGED_MATCHES } from '../staged-matches.ts';
import { PHONE, person, picture } from './browser.ts';
import { stagedAndBrowser } from './server-and-browser.ts';
import { stage } from './staged.ts';

// Words at the edges of a phone's page, in a match of Rebellion.

const shared = stagedAndBrowser(() => stage([{ ...STAGED_MATCHES['rebellion/oppose'], name: 'edges' }]));

/** The page of the player who is asked, on a phone. */
async function phoneOf(): Promise<Page> {
  const [place] = shared.staged.places;
  if (!place) throw new Error('no match');
  const one = await person(shared.browser, { ...PHONE, viewport: { width: 390, height: 844 } });
  await shared.staged.become(one.context, place, place.seat);
  await one.page.goto(`${shared.staged.server.url}/m/${place.matchId}`);
  await one.page.locator('#prompt').waitFor();
  return one.page;
}

test('39 the names of time and reputation are whole at both ends of their track, and beside each other', async () => {
  const page = await phoneOf();
  const track = page.getByRole('region', { name: 'Time and reputation' }).locator('[style*="--time"]');
  await track.waitFor();
  /** The edges of both names with the markers in these boxes. */
  const edges = (time: number, reputation: number) =>
    track.evaluate(
      (scale, boxes) => {
        if (!(scale instanceof HTMLElement)) return [];
        const [first, second] = boxes.map((box) => String((box - 0.5) / 16));
        scale.style.setProperty('--time', first ?? '');
        scale.style.setProperty('--reputation', second ?? '');
        scale.toggleAttribute('data-near', (boxes[1] ?? 0) - (boxes[0] ?? 0) <= 4);
        const flags = [...scale.querySelectorAll('span:has(b)')];
        return flags.map((flag) => flag.getBoundingClientRect()).map(({ left, right }) => [left, right] as const);
      },
      [time, reputation],
    );
  for (const [time, reputation] of [
    [1, 16],
    [10, 16],
    [1, 6],
    [1, 2],
    [15, 16],
    [8, 9],
  ] as const) {
    const [first, second] = await edges(time, reputation);
    const at = `${time} ${reputation}`;
    expect(first?.[0], at).toBeGreaterThanOrEqual(0);
    expect(second?.[1], at).toBeLessThanOrEqual(390);
    expect(second?.[0], at).toBeGreaterThanOrEqual(first?.[1] ?? 390);
  }
  await page.context().close();
});

test('34 no line of a step is cut: a long one scrolls in its block', async () => {
  const page = await phoneOf();
  const words = page.locator('section[data-recap] h2').first();
  await words.waitFor();
  await picture(page, 'recap-long');
  const shown = await words.evaluate((title) => {
    title.textContent =
      'The Empire assigns Admiral Ozzel, Grand Moff Tarkin and Emperor Palpatine to missions. '.repeat(3);
    return { whole: title.scrollHeight, seen: title.clientHeight };
  });
  // Letters may reach a little beyond their last line.
  expect(shown.whole - shown.seen).toBeLessThan(12);
  const block = await page.locator('section[data-recap]').boundingBox();
  expect(block?.height).toBeLessThan(844 / 2);
  await page.context().close();
});
