import type { Page } from 'playwright-core';
import type { Person } from './browser.ts';

/** State of the match for a person. */
export type Standing = 'asked' | 'waiting' | 'over';

export function standing(page: Page): Promise<Standing> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll('#prompt a')];
    if (links.some((link) => link.textContent?.includes('Back to the games'))) return 'over';
    return document.querySelector('header')?.textContent?.includes('Your turn') ? 'asked' : 'waiting';
  });
}

/** Waits until no act is under way and what asks takes presses, which it does not at once after it has changed. */
export function settled(page: Page): Promise<void> {
  return page.locator(':root:not(:has([data-settling], [aria-busy="true"]))').waitFor({ state: 'attached' });
}

/** Most milliseconds an act may take, a restart of the server included. */
const TIMEOUT_MS = 30_000;

/**
 * In the page: a fingerprint of all a person can see and press. Given an older one, waits for changes of the document
 * until it differs and no request is pending.
 */
function fingerprint([older, timeoutMs]: readonly [string | null, number]): Promise<string> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const text = document.querySelector('#root')?.textContent ?? '';
      const buttons = [...document.querySelectorAll('button')].map(
        (button) => `${button.ariaLabel}${button.ariaDisabled}${button.ariaPressed}`,
      );
      const now = text + buttons.join();
      if (older !== null && (now === older || document.querySelector('[aria-busy="true"], [data-settling]'))) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve(now);
    };
    const observer = new MutationObserver(check);
    const timer = setTimeout(() => {
      observer.disconnect();
      reject(new Error('nothing changed on the page'));
    }, timeoutMs);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    check();
  });
}

const shown = (page: Page): Promise<string> => page.evaluate(fingerprint, [null, TIMEOUT_MS] as const);

/** Waits until the page differs from `before` and no request is pending. */
async function changed(page: Page, before: string): Promise<void> {
  await page.evaluate(fingerprint, [before, TIMEOUT_MS] as const);
}

/** Presses the first one, if there is one, and waits for what it changes. */
export async function press(page: Page, selector: string | { name: RegExp }): Promise<boolean> {
  const found =
    typeof selector === 'string'
      ? page.locator(selector)
      : page.getByRole('button', { name: selector.name }).and(page.locator(':not([aria-disabled="true"])'));
  if ((await found.count()) === 0) return false;
  const before = await shown(page);
  await found.first().click();
  await changed(page, before);
  return true;
}

/** Dice in the tray that can be chosen. */
export const DICE = '[data-place="tray"] button[aria-pressed="false"]:not([aria-disabled="true"])';
/** Places that are lit for the chosen die. */
export const LEGAL =
  '[data-place="aside"] button:not([aria-disabled="true"]), [data-place^="space:"] button[aria-label*="legal target"]';

/** Places the next die as a person does: chooses it in the tray and presses a lit place. */
async function placeOneDie(page: Page): Promise<boolean> {
  const dice = page.locator(DICE);
  if ((await dice.count()) === 0) return false;
  await dice.first().click();
  await page.locator(LEGAL).first().waitFor();
  return press(page, LEGAL);
}

async function choose(page: Page): Promise<void> {
  if (await placeOneDie(page)) return;
  if (await press(page, { name: /^Confirm/ })) return;
  if (await press(page, { name: /^End turn$/ })) return;
  if (await press(page, '#prompt [role="group"] button:not([aria-disabled="true"])')) return;
  throw new Error('a decision, but nothing to press');
}

/** The last answer of a confirmation: another way than holding, and then the act. */
const LAST_ANSWER = '[role="alertdialog"] [data-part="acts"] button:last-child';

/** Confirms a grave act, if one is asked about, as who cannot hold it. */
export async function confirmGrave(page: Page): Promise<void> {
  if (await press(page, LAST_ANSWER)) await press(page, LAST_ANSWER);
}

/** Concedes, holding the mouse. */
export async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concede' }).first().click();
  await page.getByRole('dialog').waitFor();
  await settled(page);
  await page.getByRole('button', { name: /^Hold: Concede/ }).hover();
  await page.mouse.down();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.mouse.up();
}

/** One act of a person who has a decision: choose a rebel, place a die, confirm or end the turn; a grave one is confirmed. */
export async function act(page: Page): Promise<void> {
  // A question that has just appeared takes no press yet.
  await page.locator(':root:not(:has([data-settling]))').waitFor({ state: 'attached' });
  await choose(page);
  await confirmGrave(page);
}

/** Waits up to a second until one of the pages has a decision or shows the end. */
async function anyAsked(pages: readonly Page[]): Promise<void> {
  const isAskedOrOver = () =>
    document.querySelector('header')?.textContent?.includes('Your turn') ||
    document.querySelector('#prompt')?.textContent?.includes('Back to the games');
  const waiting = pages.map((page) => page.waitForFunction(isAskedOrOver, undefined, { timeout: 1_000 }));
  await Promise.any(waiting).catch(() => undefined);
}

/** Players act on their decisions until `done`; throws if no player has a decision for long. */
export async function playUntil(
  pages: readonly Page[],
  done: (acts: number) => Promise<boolean> | boolean,
): Promise<number> {
  let acts = 0;
  for (let idle = 0; idle < 30; ) {
    if (await done(acts)) return acts;
    const asked: Page[] = [];
    for (const page of pages) if ((await standing(page)) === 'asked') asked.push(page);
    for (const page of asked) {
      await act(page);
      acts += 1;
    }
    idle = asked.length > 0 ? 0 : idle + 1;
    if (asked.length === 0) await anyAsked(pages);
  }
  throw new Error(`no player has a decision after ${acts} acts`);
}

/** Enters a name on the first visit. */
export async function enterName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox').first().fill(name);
  // With an invite Enter takes the open seat.
  const watch = page.getByRole('button', { name: 'Watch instead' });
  if (await watch.isVisible()) await watch.click();
  else await page.keyboard.press('Enter');
}

/** Creates a match of Galaxy Rebellion for two and opens it. */
export async function setTable(page: Page, table: { name: string; others?: string; short?: boolean }): Promise<void> {
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await page.goto(new URL('new/galaxy-dice', page.url()).href);
  await page.getByLabel('Name of the game').fill(table.name);
  if (table.others) await page.getByLabel('Player 2').selectOption({ label: table.others });
  if (table.short) await page.getByLabel(/^Short game/).check();
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.waitForURL(/\/m\//);
}

/** Lines of the log as shown to a person. */
export async function logOf(who: Person): Promise<string[]> {
  const lines = await who.page.getByRole('list', { name: 'What happened' }).getByRole('listitem').allTextContents();
  // Who was told of an entry can read it again; who did it was not.
  return lines.map((line) => line.replace(/ ?Read again$/, ''));
}

/** The invite link of a match. */
export async function inviteLink(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Invite link' });
  await field.waitFor();
  return field.inputValue();
}
