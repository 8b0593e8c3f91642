import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, person, picture } from './browser.ts';
import { concede, enterName, playUntil, setTable } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const shared = serverAndBrowser();

/** A player in a match against the computer. */
async function playing(name: string, table: string) {
  const one = await person(shared.browser, DESKTOP);
  await one.page.goto(shared.server.url);
  await enterName(one.page, name);
  await setTable(one.page, { name: table, others: 'Computer: standard', short: true });
  await one.page.locator('#prompt').waitFor();
  await playUntil([one.page], (acts) => acts >= 3);
  return one;
}

async function openRecord(page: Page, record: unknown): Promise<void> {
  const buffer = Buffer.from(typeof record === 'string' ? record : JSON.stringify(record));
  await page.getByLabel('Replay file').setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer });
}

test('a private link moves a player to the phone, once, and only after confirmation', async () => {
  const ida = await playing('Ida', 'Long game');
  const matchUrl = ida.page.url();
  await ida.page.goto(shared.server.url);
  await ida.page.getByRole('button', { name: 'Ida, your menu' }).click();
  await ida.page.getByRole('menuitem', { name: 'Play on another device' }).click();
  const link = await ida.page.getByRole('textbox', { name: 'Private link' }).inputValue();
  await ida.page.getByText('It works once, for 15 more minutes.').waitFor();
  await picture(ida.page, 'device-link');

  // A browser that has a session of another player asks, and may stay with it.
  const phone = await person(shared.browser, PHONE);
  await phone.page.goto(shared.server.url);
  await enterName(phone.page, 'Jonas');
  await phone.page.getByRole('heading', { name: 'New game' }).waitFor();
  await phone.page.goto(link);
  await phone.page.getByText('It now plays as Jonas.').waitFor();
  await picture(phone.page, 'recover-replaces');
  await phone.page.getByRole('link', { name: 'Stay Jonas' }).tap();
  await phone.page.getByRole('button', { name: 'Jonas, your menu' }).waitFor();

  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Play on as Ida' }).tap();
  await phone.page.getByRole('button', { name: 'Ida, your menu' }).waitFor();
  expect(phone.page.url()).not.toContain('#');
  await phone.page.getByRole('link', { name: /^Long game\..*Continue\.$/ }).tap();
  await phone.page.locator('#prompt').waitFor();
  expect(phone.page.url()).toBe(matchUrl);
  await playUntil([phone.page], (acts) => acts >= 2);

  // The link is used up, which a third browser is shown.
  const tablet = await person(shared.browser, DESKTOP);
  await tablet.page.goto(link);
  await tablet.page.getByRole('alert').getByText('This link has been used already').waitFor();
  await picture(tablet.page, 'recover-spent');
  await tablet.page.goto(`${shared.server.url}/recover`);
  await tablet.page.getByText('The link is not complete.').waitFor();
  // The player who created it is still signed in.
  await ida.page.goto(matchUrl);
  await ida.page.locator('#prompt').waitFor();
  expect([...ida.errors, ...phone.errors, ...tablet.errors]).toEqual([]);
});

test('a record opens as its match, or is refused where it stops replaying', async () => {
  const { page, errors } = await playing('Mei', 'Kept game');
  await concede(page);
  await page.getByRole('link', { name: 'Watch the replay' }).waitFor();
  const matchId = new URL(page.url()).pathname.split('/').at(-1);
  const record = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/record`)).json(), matchId);

  await page.goto(`${shared.server.url}/finished`);
  await openRecord(page, 'no record');
  await page.getByText('Not a replay of Echo Base').waitFor();
  const hashes = [...record.hashes];
  hashes[1] = '0'.repeat(64);
  await openRecord(page, { ...record, hashes });
  await page.getByText('The check fails at move 2, by Player').waitFor();
  await picture(page, 'record-refused');

  await openRecord(page, record);
  await page.waitForURL(/\/m\//);
  await page.locator('#prompt').getByRole('link', { name: 'Back to the games' }).waitFor();
  expect(new URL(page.url()).pathname).not.toContain(matchId);
  await picture(page, 'record-opened');
  expect(errors).toEqual([]);
});
