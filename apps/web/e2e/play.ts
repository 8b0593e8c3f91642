import type { Page } from 'playwright-core';

/** What a person finds the match at. */
export type Standing = 'asked' | 'waiting' | 'over';

export async function standing(page: Page): Promise<Standing> {
  const prompt = page.locator('#prompt');
  if (await prompt.getByRole('link', { name: 'Back to the tables' }).count()) return 'over';
  return (await page.getByRole('banner').getByText('Your turn').count()) ? 'asked' : 'waiting';
}

/** A fingerprint of all a person can see and press, to notice that something happened. */
function shown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const text = document.querySelector('#root')?.textContent ?? '';
    const buttons = [...document.querySelectorAll('button')].map(
      (button) => `${button.ariaLabel}${button.ariaDisabled}${button.ariaPressed}`,
    );
    return text + buttons.join();
  });
}

/** Waits until the page shows something else, and nothing is on its way to the server. */
async function changed(page: Page, before: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const sending = await page.locator('[aria-busy="true"]').count();
    if (sending === 0 && (await shown(page)) !== before) return;
    await page.waitForTimeout(15);
  }
  throw new Error('nothing changed on the page');
}

async function press(page: Page, selector: string | { name: RegExp }): Promise<boolean> {
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

const LEGAL =
  '[data-place="aside"] button:not([aria-disabled="true"]), [data-place^="space:"] button[aria-label*="legal target"]';

/** Places the next die the way a person does: choose it in the tray, press a place that lights up; look again if none does. */
async function placeOneDie(page: Page): Promise<boolean> {
  const dice = page.locator('[data-place="tray"] button[aria-pressed="false"]:not([aria-disabled="true"])');
  for (let tries = 0; tries < 5; tries++) {
    if ((await dice.count()) === 0) return false;
    try {
      await dice.first().click({ timeout: 2_000 });
      await page.locator(LEGAL).first().waitFor({ timeout: 2_000 });
    } catch {
      continue;
    }
    return press(page, LEGAL);
  }
  throw new Error('no place lights up for a die');
}

/** One act of a person who is asked: choose a rebel, place a die, confirm or end the turn. */
export async function act(page: Page): Promise<void> {
  if (await placeOneDie(page)) return;
  if (await press(page, { name: /^Confirm$/ })) return;
  if (await press(page, { name: /^End turn$/ })) return;
  if (await press(page, '#prompt [role="group"] button:not([aria-disabled="true"])')) return;
  throw new Error('asked, but there is nothing to press');
}

/** Everybody acts when asked until `done`; a run of idle looks means the match hangs. */
export async function playUntil(
  pages: readonly Page[],
  done: (acts: number) => Promise<boolean> | boolean,
): Promise<number> {
  let acts = 0;
  for (let idle = 0; idle < 400; ) {
    if (await done(acts)) return acts;
    const asked: Page[] = [];
    for (const page of pages) if ((await standing(page)) === 'asked') asked.push(page);
    for (const page of asked) {
      await act(page);
      acts += 1;
    }
    idle = asked.length > 0 ? 0 : idle + 1;
    if (asked.length === 0) await pages[0]?.waitForTimeout(25);
  }
  throw new Error(`nobody is asked after ${acts} acts`);
}

/** Enters a name where a newcomer is asked for one. */
export async function enterName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox').first().fill(name);
  await page.keyboard.press('Enter');
}

/** Sets a table of Galaxy Rebellion for two and lands on it. */
export async function setTable(page: Page, table: { name: string; others?: string; short?: boolean }): Promise<void> {
  await page.getByRole('heading', { name: 'Set a table' }).waitFor();
  await page.goto(new URL('/new/galaxy-dice', page.url()).href);
  await page.getByLabel('Name of the table').fill(table.name);
  if (table.others) await page.getByLabel('Player 2').selectOption({ label: table.others });
  if (table.short) await page.getByLabel(/^Short game/).check();
  await page.getByRole('button', { name: /^Set the table/ }).click();
  await page.waitForURL(/\/m\//);
}

/** The link a host sends to friends. */
export async function inviteLink(page: Page): Promise<string> {
  const field = page.getByLabel('Invite link');
  await field.waitFor();
  return field.inputValue();
}
