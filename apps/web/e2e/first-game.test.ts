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

/** What a person can press in the bar that asks: answers, and buttons that carry the question on. */
const answers = (page: Page) => page.locator(`#prompt [role="group"] button${OPEN}:not([aria-pressed="true"])`);
const buttons = (page: Page) =>
  page.locator(`#prompt > div:last-child > button${OPEN}`).filter({ hasNotText: /^Back$|^Take .* back/ });

/** The question and everything on offer: it changes with every act. */
const asked = (page: Page) => page.locator('#prompt').innerText();

/** Which answer a person takes is no matter, but it must not go round in circles: 0 to below 1, the same in every run. */
function fancy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
const luck = fancy(7);

/** One press: mostly an answer while there is something to choose, otherwise the button that goes on. */
async function press(page: Page): Promise<void> {
  const before = await asked(page);
  const [choices, onward] = [await answers(page).count(), await buttons(page).count()];
  const wantsAnswer = choices > 0 && (onward === 0 || luck() < 0.15);
  const found = wantsAnswer ? answers(page).nth(Math.floor(luck() * Math.min(choices, 4))) : buttons(page).last();
  try {
    await found.click({ timeout: 2_000 });
  } catch {
    return; // The bar has just changed; look again.
  }
  // A folded list opens as a dialog. Escape anywhere else lets go of the piece just chosen, and play would go in circles.
  if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
  for (let tries = 0; tries < 20 && (await asked(page)) === before; tries++) await page.waitForTimeout(10);
}

/** Both play from the bar alone until the match is over. */
async function playToTheEnd(pages: readonly Page[]): Promise<number> {
  for (let presses = 0; presses < 4_000; ) {
    for (const page of pages) {
      const now = await standing(page);
      if (now === 'over') return presses;
      if (now !== 'asked') continue;
      presses += 1;
      await press(page);
    }
  }
  throw new Error('the match does not end');
}

test('two players finish a first game of Star Wars: Rebellion from the list of options', async () => {
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
  const presses = await playToTheEnd([ida.page, jonas.page]);
  expect(presses).toBeGreaterThan(100);
  for (const { page } of [ida, jonas]) {
    await page.locator('#prompt').getByRole('link', { name: 'Back to the tables' }).waitFor();
  }
  await picture(ida.page, 'rebellion-end');
  const titles = await Promise.all([ida, jonas].map(({ page }) => page.locator('#prompt h2').textContent()));
  expect(titles[0]).toMatch(/win/);
  expect([...ida.errors, ...jonas.errors]).toEqual([]);
}, 600_000);
