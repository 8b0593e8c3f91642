import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE, person, picture } from './browser.ts';
import { act, confirmGrave, DICE, enterName, LEGAL, playUntil, press, setTable, settled, standing } from './play.ts';
import { type Server, startServer } from './server.ts';

let server: Server;
/** Its computer players take their time, so that their turn can be looked at. */
let slow: Server;
let browser: Browser;
beforeAll(async () => {
  [server, slow] = await Promise.all([startServer(), startServer({ BOT_DELAY_MS: '1500' })]);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([server?.remove(), slow?.remove()]);
});

const TABLET: BrowserContextOptions = { ...DESKTOP, viewport: { width: 1024, height: 768 } };
const TALL: BrowserContextOptions = { ...PHONE, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' };

/** Opens a game against the computer in this window, at the first turn of its person. */
async function firstTurn({ url }: Server, window: BrowserContextOptions) {
  const { page, errors, context } = await person(browser, window);
  await page.goto(url);
  await enterName(page, 'Ida');
  await setTable(page, { name: 'Thursday', others: 'Computer: standard' });
  await page.locator('#prompt').waitFor();
  await playUntil([page], () => page.locator(DICE).first().isVisible());
  return { page, errors, context };
}

/** A place of the page that must not move, in pixels; absent while it is not shown. */
interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** Where the tray, its first die, and the buttons of the turn are. */
function placesOf(page: Page): Promise<Record<string, Place>> {
  return page.evaluate(() => {
    const parts: Readonly<Record<string, string>> = {
      tray: '[data-place="tray"]',
      reroll: '[data-act="reroll"]',
      finish: ':is([data-act="confirm"], [data-act="end"])',
    };
    const found = Object.entries(parts).flatMap(([name, selector]) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box
        ? [[name, { left: Math.round(box.left), right: Math.round(box.right), top: Math.round(box.top) }]]
        : [];
    });
    return Object.fromEntries(found);
  });
}

/** Numbers of the open rows that are not whole within the board. */
function hiddenRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const board = document.querySelector('#board')?.getBoundingClientRect();
    const rows = [...document.querySelectorAll('#board ol > li:has(ol)')];
    const isWhole = ({ top, bottom, height }: DOMRect) =>
      board !== undefined && height > 0 && top >= board.top && bottom <= board.bottom;
    return rows.flatMap((row, index) => (isWhole(row.getBoundingClientRect()) ? [] : [`row ${index + 1}`]));
  });
}

/** Plays a turn step by step, and looks at the page in each of its phases. */
async function eachPhase(page: Page, look: (phase: string) => Promise<void>): Promise<void> {
  await settled(page);
  await look('rolled');
  const isDone = async () => (await page.locator(DICE).count()) === 0;
  await page.locator(DICE).first().click();
  await page.locator(LEGAL).first().waitFor();
  await look('chosen');
  await press(page, LEGAL);
  await look('placed');
  if (!(await isDone()) && (await press(page, '[data-act="reroll"]:not([aria-disabled="true"])')))
    await look('rolled again');
  while ((await standing(page)) === 'asked' && (await page.locator('[data-act="end"]').count()) === 0) await act(page);
  await settled(page);
  if ((await page.locator('[data-act="end"]').count()) > 0) {
    await look('help');
    await page.locator('[data-act="end"]').click();
    await settled(page);
    await confirmGrave(page);
  }
}

test.each([
  ['desktop', DESKTOP],
  ['tablet', TABLET],
  ['phone', TALL],
])('on a %s nothing that is pressed in a turn moves while it lasts', async (name, window) => {
  const { page, errors, context } = await firstTurn(slow, window);
  const seen: Record<string, Set<string>> = {};
  const look = async (phase: string) => {
    await picture(page, `dice-${name}-${phase.replace(' ', '-')}`, 300);
    for (const [part, { left, right, top }] of Object.entries(await placesOf(page))) {
      seen[part] ??= new Set();
      seen[part].add(`${left} ${right} ${top}`);
    }
  };
  await eachPhase(page, look);
  // A phone has only the dice of the others, without acts.
  if (window !== TALL) {
    await page.getByText('Waiting for Computer 1').first().waitFor();
    await look('other');
  }
  const moved = Object.entries(seen).filter(([, places]) => places.size > 1);
  expect(moved.map(([part, places]) => [part, ...places].join(', '))).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('on a tablet every row is in view in each phase of a turn', async () => {
  const { page, errors, context } = await firstTurn(server, TABLET);
  // The second planet has five rows, as most have.
  await playUntil(
    [page],
    async () =>
      (await page.locator('#board ol > li:has(ol)').count()) >= 5 && (await page.locator(DICE).first().isVisible()),
  );
  const hidden: string[] = [];
  await eachPhase(page, async (phase) => {
    hidden.push(...(await hiddenRows(page)).map((row) => `${phase}: ${row}`));
  });
  expect(hidden).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
