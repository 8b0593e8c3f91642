import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, person, picture } from './browser.ts';
import { enterName, inviteLink, standing } from './play.ts';
import { type Server, startServer } from './server.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

const OPEN = ':not([aria-disabled="true"]):not([aria-busy="true"])';

/** Acts that fill, clear or let go: a player who presses them at random goes in circles. */
const ROUNDABOUT = /^Back$|^Take .* back|^Clear$|^Everything that fits$/;

/** What a person can press in the bar that asks: answers, and buttons that carry the question on or send what is picked. */
const part = (page: Page, name: string) =>
  page.locator(`#prompt [data-part="${name}"] button${OPEN}:not([aria-haspopup]):not([aria-pressed="true"])`);
const answers = (page: Page) => part(page, 'options').and(page.locator(':not([aria-label="Less"])'));
const buttons = (page: Page) => part(page, 'acts').filter({ hasNotText: ROUNDABOUT });

/** The question and everything on offer: it changes with every act. */
const asked = (page: Page) => page.locator('#prompt').innerText();

/** Random numbers from 0 to below 1, the same in every run: which answer a person takes does not matter. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
const luck = randomFrom(7);

/** Whether the bar and everything in it stand within the window. */
const fits = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('#prompt button')].map((button) => button.getBoundingClientRect());
    return document.documentElement.scrollWidth <= innerWidth && buttons.every(({ right }) => right <= innerWidth);
  });

/** Confirms a grave act, which the bar asks about once. */
async function confirmGrave(page: Page): Promise<void> {
  const grave = page.locator('#prompt[data-asks="grave"] [data-part="acts"] button');
  if ((await grave.count()) > 0) await grave.last().click();
}

/** One press: mostly an answer while there is something to choose, otherwise the button that goes on. */
async function press(page: Page): Promise<void> {
  expect(await fits(page)).toBe(true);
  const before = await asked(page);
  const [choices, onward] = [await answers(page).count(), await buttons(page).count()];
  const wantsAnswer = choices > 0 && (onward === 0 || luck() < 0.15);
  const found = wantsAnswer ? answers(page).nth(Math.floor(luck() * Math.min(choices, 4))) : buttons(page).last();
  try {
    await found.click({ timeout: 2_000 });
  } catch {
    return; // The bar has just changed; look again.
  }
  await confirmGrave(page);
  await page
    .waitForFunction((old) => document.querySelector<HTMLElement>('#prompt')?.innerText !== old, before, {
      timeout: 200,
    })
    .catch(() => undefined);
}

/** Presses of both players together: a game takes about 200, and one that takes more than this goes in circles. */
const PRESSES = 2_000;

/** Both play from the bar alone until the match is over; how often they have pressed. */
async function play(pages: readonly Page[]): Promise<number> {
  for (let presses = 0; presses < PRESSES; ) {
    for (const page of pages) {
      const now = await standing(page);
      if (now === 'over') return presses;
      if (now !== 'asked') continue;
      presses += 1;
      await press(page);
    }
  }
  throw new Error(`no end after ${PRESSES} presses: ${await Promise.all(pages.map(asked))}`);
}

test('two players play a whole first game of Star Wars: Rebellion from the list of options', async () => {
  const ida = await person(browser);
  const jonas = await person(browser);
  await ida.page.goto(server.url);
  await enterName(ida.page, 'Ida');
  await ida.page.getByRole('heading', { name: 'Set a table' }).waitFor();
  await ida.page.goto(`${server.url}/new/rebellion`);
  await ida.page.getByLabel('Name of the table').fill('First game');
  await ida.page.getByLabel('Set-up').selectOption('first');
  await picture(ida.page, 'rebellion-new-table');
  await ida.page.getByRole('button', { name: /^Set the table/ }).click();
  await ida.page.waitForURL(/\/m\//);
  await jonas.page.goto(await inviteLink(ida.page));
  await enterName(jonas.page, 'Jonas');
  await jonas.page
    .getByRole('button', { name: /^(Take|Choose)/ })
    .first()
    .click();
  await ida.page.locator('#prompt').waitFor();
  await picture(ida.page, 'rebellion-first-question');
  const before = await ida.page.locator('#prompt').innerText();
  expect(await play([ida.page, jonas.page])).toBeGreaterThan(20);
  await picture(ida.page, 'rebellion-end');
  await ida.page.locator('#prompt').getByRole('link', { name: 'Back to the tables' }).waitFor();
  expect(await ida.page.locator('#prompt').innerText()).not.toBe(before);
  expect([...ida.errors, ...jonas.errors]).toEqual([]);
}, 600_000);
