import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, person, picture } from './browser.ts';
import { enterName, playUntil, setTable, settled, standing } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const shared = serverAndBrowser();

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      const label =
        at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels?.[0]?.textContent : '';
      return at?.getAttribute('aria-label') ?? (label || at?.textContent) ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

/** The key a person presses next: the number of a die in the tray, then of its first place; C goes on and ends the turn. */
async function nextKey(page: Page): Promise<string> {
  const title = (await page.locator('#prompt h2').textContent()) ?? '';
  if (/rebel or an ally/.test(title)) return 'c';
  const keyed = page.locator(':is([data-place="tray"], #prompt [role="group"]) button[aria-keyshortcuts]');
  const [key] = await keyed.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-keyshortcuts')));
  return key ?? 'c';
}

/** Keys pressed in the match: enough for several turns. */
const KEYS = 60;

test('a player without a mouse creates a match, plays and concedes', async () => {
  const { page, errors } = await person(shared.browser, DESKTOP);
  await page.goto(shared.server.url);
  await page.getByRole('textbox').first().waitFor();
  await page.keyboard.type('Ida');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await tabTo(page, /Galaxy Rebellion/);
  await page.keyboard.press('Enter');
  await page.getByLabel('Player 2').waitFor();
  await tabTo(page, /^Player 2/);
  await page.keyboard.type('Computer: st');
  await tabTo(page, /^Short game/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Create and start$/);
  await page.keyboard.press('Enter');
  await page.locator('#prompt').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await picture(page, 'keyboard-help');
  await page.keyboard.press('Escape');
  for (let presses = 0; presses < KEYS; ) {
    await settled(page);
    if ((await page.getByRole('alertdialog').count()) > 0) {
      await tabTo(page, /^Hold: End turn/);
      await page.keyboard.down('Enter');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await page.keyboard.up('Enter');
    } else if ((await standing(page)) === 'asked') {
      await page.keyboard.press(await nextKey(page));
      presses += 1;
    }
  }
  await tabTo(page, /^Concede$/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Concede this game?' }).waitFor();
  await settled(page);
  await tabTo(page, /^Hold: Concede/);
  await page.keyboard.down('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.up('Enter');
  await page.locator('#prompt').getByRole('link', { name: 'Back to the games' }).waitFor();
  expect(await standing(page)).toBe('over');
  await picture(page, 'keyboard-end');
  expect(errors).toEqual([]);
});

/** Layout faults that would make a phone player pinch or scroll sideways. */
function phoneFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth)
      faults.push(`page is ${document.documentElement.scrollWidth} wide`);
    for (const button of document.querySelectorAll('button')) {
      const box = button.getBoundingClientRect();
      if (box.width > 0 && !button.closest('.visually-hidden') && (box.width < 40 || box.height < 40)) {
        faults.push(
          `${button.ariaLabel ?? button.textContent} is ${Math.round(box.width)} by ${Math.round(box.height)}`,
        );
      }
    }
    return faults;
  });
}

/** Parts of the column beside the board that scroll by themselves. */
function scrollingParts(page: Page): Promise<number> {
  return page
    .locator('#log *')
    .evaluateAll(
      (all) =>
        all.filter((one) => one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto').length,
    );
}

test('a player with a phone plays without scrolling sideways, on targets a finger can hit', async () => {
  const { page, errors } = await person(shared.browser, PHONE);
  await page.goto(shared.server.url);
  await picture(page, 'phone-name');
  await enterName(page, 'Mei');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await picture(page, 'phone-lobby');
  expect(await phoneFaults(page)).toEqual([]);
  await setTable(page, { name: 'On the bus', others: 'Computer: standard' });
  await page.locator('#prompt').waitFor();
  await playUntil([page], (acts) => acts >= 4);
  await picture(page, 'phone-match');
  expect(await phoneFaults(page)).toEqual([]);
  const views = page.getByRole('navigation', { name: 'Views' });
  const guide = page.getByRole('region', { name: 'Your first turns' });
  await views.getByRole('button', { name: 'Log' }).tap();
  await guide.waitFor();
  await views.getByRole('button', { name: 'More' }).tap();
  await guide.waitFor({ state: 'detached' });
  expect(await scrollingParts(page)).toBe(1);
  await views.getByRole('button', { name: 'Board' }).tap();
  const dice = page.locator('[data-place="tray"] button[aria-pressed="false"]:not([aria-disabled="true"])');
  await playUntil([page], async () => (await standing(page)) === 'asked' && (await dice.count()) > 0);
  await dice.first().tap();
  await picture(page, 'phone-die-chosen');
  await playUntil([page], (acts) => acts >= 30);
  expect(await phoneFaults(page)).toEqual([]);
  await views.getByRole('button', { name: 'Log' }).tap();
  await page.getByRole('complementary').waitFor();
  await picture(page, 'phone-log');
  await views.getByRole('button', { name: 'Chat' }).tap();
  await page.getByLabel('Write a message').fill('Good game');
  await page.getByRole('button', { name: 'Send' }).tap();
  await page.getByRole('listitem').getByText('Good game').waitFor();
  await picture(page, 'phone-chat');
  expect(await phoneFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 667, height: 375 });
  await views.getByRole('button', { name: 'Board' }).tap();
  await page.getByRole('main', { name: 'Board' }).waitFor();
  expect(await phoneFaults(page)).toEqual([]);
  await picture(page, 'phone-landscape');
  await page.setViewportSize({ width: 360, height: 740 });
  await views.getByRole('button', { name: 'More' }).tap();
  await picture(page, 'phone-table');
  await page.getByRole('button', { name: 'Concede' }).tap();
  const sure = page.getByRole('dialog', { name: 'Concede this game?' });
  for (const name of ['I cannot hold it', 'Concede']) {
    await settled(page);
    await sure.getByRole('button', { name, exact: true }).tap();
  }
  await page.locator('#prompt').getByRole('link', { name: 'Back to the games' }).waitFor();
  await picture(page, 'phone-end');
  expect(errors).toEqual([]);
});
