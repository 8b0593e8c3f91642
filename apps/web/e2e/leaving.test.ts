import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, picture } from './browser.ts';
import { fourFriends, post } from './people.ts';
import { settled } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const TOKEN = 'token-of-the-operator';
// A computer player that thinks for a minute: the test looks at one position.
const shared = serverAndBrowser({ OPERATOR_TOKEN: TOKEN, BOT_DELAY_MS: '60000' });

const gather = () => fourFriends(shared, PHONE, TOKEN);

const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).first().waitFor();
const dialog = (page: Page) => page.getByRole('dialog').last();

async function openPeople(page: Page) {
  await page.locator('#log').getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'People in this game' }).click();
  await page.getByRole('button', { name: 'Remove: Diego' }).waitFor();
}

test('four people see who was removed, comes back and concedes: in one banner, one mark and the page of who it is', async () => {
  const { matchId, people, ann, bia, clo, diego } = await gather();

  // An impatient double-click removes no one.
  await openPeople(ann.page);
  await ann.page.getByRole('button', { name: 'Remove: Diego' }).dblclick();
  await dialog(ann.page).getByText('Remove Diego from this game?').waitFor();
  expect(await ann.page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  await picture(ann.page, 'leaving-remove-asks', 700);
  await settled(ann.page);
  await dialog(ann.page).getByRole('button', { name: 'Cancel' }).click();
  await ann.page.getByText('Remove Diego from this game?').waitFor({ state: 'detached' });
  await diego.page.locator('#prompt').waitFor();

  await ann.page.getByRole('button', { name: 'Remove: Diego' }).click();
  await settled(ann.page);
  await dialog(ann.page).getByRole('button', { name: 'Remove: Diego' }).click();
  await diego.page.getByRole('heading', { name: 'The host has removed you from this game' }).waitFor();
  await picture(diego.page, 'leaving-removed-phone');
  for (const one of [bia, clo]) {
    await told(one.page, 'The host has removed Diego. The computer plays on.');
    await one.page.getByRole('region', { name: 'Players' }).getByText('removed').waitFor();
    expect(await one.page.getByText('concede', { exact: false }).count()).toBe(0);
  }
  await picture(bia.page, 'leaving-removed-others');
  const { matches } = await (await diego.context.request.get(`${shared.server.url}/api/matches?mine=true`)).json();
  expect(matches).toEqual([]);

  // Readmitted, he plays on: his page finds out by itself.
  await ann.page.getByRole('button', { name: 'Readmit: Diego' }).click();
  await told(bia.page, 'Diego plays again.');
  await diego.page.locator('#prompt').waitFor();
  await ann.page.keyboard.press('Escape');

  // A concession: the mate and the others are told who decides now, who conceded is told what that means.
  await post(clo, `${shared.server.url}/api/matches/${matchId}/concede`, { seat: 'imperial-general' });
  await told(bia.page, 'Clo has conceded. You now decide for Clo as well.');
  for (const one of [ann, diego]) await told(one.page, 'Clo has conceded. Bia now decides for Clo as well.');
  await told(clo.page, 'You have conceded. From now on you see what a watcher sees.');
  await clo.page.getByText('You are watching').first().waitFor();
  await ann.page.getByRole('region', { name: 'Players' }).getByText('conceded').waitFor();
  await picture(clo.page, 'leaving-conceded-own');
  await picture(ann.page, 'leaving-conceded-others');
  await picture(diego.page, 'leaving-conceded-phone');
  await clo.page.reload();
  await told(clo.page, 'You have conceded.');

  // Away, then played by the computer.
  await bia.page.goto('about:blank');
  await ann.page.getByRole('region', { name: 'Players' }).getByText('away').waitFor();
  await post(bia, `${shared.server.url}/api/matches/${matchId}/standin`, { seat: 'imperial-admiral' });
  await told(ann.page, 'The computer now plays for Bia.');
  await picture(ann.page, 'leaving-computer-others');
  await bia.page.goto(shared.server.url);
  await bia.page.getByText('The computer plays for you').waitFor();
  await picture(bia.page, 'leaving-lobby-card');
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
});
