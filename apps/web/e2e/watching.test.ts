import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, person, picture } from './browser.ts';
import { enterName, setTable } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const shared = serverAndBrowser();

/** Ida plays a computer; the link for watchers of her match. */
async function inPlay(isPrivate: boolean) {
  const ida = await person(shared.browser, DESKTOP);
  await ida.page.goto(`${shared.server.url}/new/galaxy-dice`);
  await enterName(ida.page, 'Ida');
  if (isPrivate) await ida.page.getByRole('radio', { name: 'Only people with the invite' }).check({ force: true });
  await ida.page.getByRole('button', { name: 'Play the computer now' }).click();
  await ida.page.locator('#prompt').waitFor();
  await ida.page.getByRole('tab', { name: 'Table' }).click();
  await ida.page.getByRole('button', { name: 'Link for watchers' }).click();
  const link = await ida.page.getByRole('textbox', { name: 'Link to watch' }).inputValue();
  await ida.page.getByRole('img', { name: 'QR code of the link to watch' }).waitFor();
  await picture(ida.page, `watch-link-${isPrivate ? 'private' : 'public'}`);
  return { ida, link };
}

/** A visitor without a name opens a link. */
async function opening(link: string, device = DESKTOP) {
  const who = await person(shared.browser, device);
  await who.page.goto(link);
  return who;
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Your name' });

test('a television watches a public match without a name, which is asked once its viewer wants to write', async () => {
  const { ida, link } = await inPlay(false);
  expect(link).not.toContain('invite');
  const { page, errors } = await opening(link);
  await page.locator('#board').waitFor();
  await page.getByText('You are watching').first().waitFor();
  await picture(page, 'watcher-unnamed');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Enter a name to write' }).click();
  await nameField(page).waitFor();
  await picture(page, 'watcher-gate');
  await page.getByRole('button', { name: 'Watch without a name' }).click();
  await page.locator('#board').waitFor();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Enter a name to write' }).click();
  await enterName(page, 'Noah');
  await page.locator('#board').waitFor();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: /message/i }).fill('Have fun');
  await page.keyboard.press('Enter');
  await page.getByText('Have fun').waitFor();
  expect([...errors, ...ida.errors]).toEqual([]);
});

test('a private match is watched by its link until the host renews it, and not by its address alone', async () => {
  const { ida, link } = await inPlay(true);
  const { page } = await opening(link, PHONE);
  await page.locator('#board').waitFor();
  await picture(page, 'watcher-unnamed-private-phone');
  const stranger = await opening(link.replace(/\?.*/, ''));
  await nameField(stranger.page).waitFor();
  expect(await stranger.page.locator('#board').count()).toBe(0);
  await ida.page.getByRole('button', { name: 'New link' }).click();
  await page.getByText('This link is incomplete or no longer valid.').waitFor();
  expect(await page.locator('#board').count()).toBe(0);
  expect(ida.errors).toEqual([]);
});

test('watchers whom the host removes watch again once they have a name', async () => {
  const { ida, link } = await inPlay(false);
  const { page } = await opening(link);
  await page.locator('#board').waitFor();
  await ida.page.keyboard.press('Escape');
  await ida.page.getByRole('button', { name: 'People in this game' }).click();
  await ida.page.getByText('A watcher without a name').waitFor();
  await ida.page.getByRole('button', { name: 'Remove: A watcher without a name' }).click();
  await picture(ida.page, 'people-unnamed');
  await ida.page
    .getByRole('dialog', { name: 'Remove watchers without a name?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await page.getByText('Enter your name to watch').waitFor();
  await enterName(page, 'Noah');
  await page.locator('#board').waitFor();
});

test('a match that is watched without a name before its start appears when it begins', async () => {
  const ida = await opening(shared.server.url);
  await enterName(ida.page, 'Ida');
  await setTable(ida.page, { name: 'Kitchen table', others: 'Open seat' });
  const { page, errors } = await opening(await ida.page.getByRole('textbox', { name: 'Invite link' }).inputValue());
  await page.getByText('Ida invites you').waitFor();
  await picture(page, 'gate-invited-desktop');
  await page.getByRole('button', { name: 'Watch instead' }).click();
  await page.getByText('The game has not started yet.').waitFor();
  await picture(page, 'watcher-waits');
  const marta = await opening(await ida.page.getByRole('textbox', { name: 'Invite link' }).inputValue());
  await enterName(marta.page, 'Marta');
  await marta.page
    .getByRole('button', { name: /^(Take|Join)/ })
    .first()
    .click();
  await page.locator('#board').waitFor();
  expect([...errors, ...ida.errors, ...marta.errors]).toEqual([]);
});

test('the host makes another player the host in the waiting room', async () => {
  const ida = await opening(`${shared.server.url}/new/rebellion`);
  await enterName(ida.page, 'Ida');
  await ida.page.getByRole('button', { name: /^Create/ }).click();
  const link = await ida.page.getByRole('textbox', { name: 'Invite link' }).inputValue();
  await ida.page
    .getByRole('button', { name: /^Leave/ })
    .first()
    .click();
  const marta = await opening(link);
  await enterName(marta.page, 'Marta');
  await marta.page.getByRole('button', { name: /^Take/ }).first().click();
  await ida.page.getByRole('button', { name: 'People in this game' }).click();
  await ida.page.getByRole('button', { name: 'Make host: Marta' }).click();
  await marta.page.getByRole('button', { name: 'People in this game' }).waitFor();
  await picture(marta.page, 'waiting-room-host');
});
