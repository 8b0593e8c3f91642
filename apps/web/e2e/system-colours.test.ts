import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, person, picture } from './browser.ts';
import { contrastFindings } from './contrast.ts';
import { type Stage, type Staged, stage } from './staged.ts';

const STAGES: readonly Stage[] = [
  {
    name: 'rebellion',
    title: 'rebellion',
    options: { setup: 'advanced' },
    seats: ['rebel', 'imperial'],
    moment: 'assignment',
    from: 1,
  },
  {
    name: 'hoth',
    title: 'battle-of-hoth',
    options: { scenario: 'rebel-breakout', leaders: true },
    seats: ['rebels', 'empire'],
    moment: 'hothCard',
    from: 1,
  },
  {
    name: 'assault',
    title: 'imperial-assault',
    options: { mission: 'mos-eisley-outskirts-a' },
    seats: ['p1', 'p2'],
    moment: 'assaultAct',
    from: 1,
  },
  { name: 'dice', title: 'galaxy-dice', options: {}, seats: ['p1', 'p2', 'p3', 'p4'], moment: 'dice', from: 1 },
];

let staged: Staged;
let browser: Browser;
beforeAll(async () => {
  [staged, browser] = await Promise.all([stage(STAGES), launch()]);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await staged?.remove();
});

test.each(['light', 'dark'] as const)(
  'all text of the boards is readable in the colours of a system with high contrast, %s',
  async (colorScheme) => {
    for (const place of staged.places) {
      const { page, context, errors } = await person(browser, { ...DESKTOP, forcedColors: 'active', colorScheme });
      await staged.become(context, place, place.seat);
      await page.goto(`${staged.server.url}/m/${place.matchId}`);
      await page.locator('#prompt').waitFor();
      await page.waitForLoadState('networkidle');
      await picture(page, `forced-${colorScheme}-${place.name}`);
      const { measured, findings } = await contrastFindings(page);
      expect([place.name, findings]).toEqual([place.name, []]);
      expect([place.name, measured > 0]).toEqual([place.name, true]);
      expect(errors).toEqual([]);
      await context.close();
    }
  },
);
