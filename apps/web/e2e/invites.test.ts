import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, type Person, PHONE, person, picture } from './browser.ts';
import { post } from './people.ts';
import { enterName } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const shared = serverAndBrowser();

/** Comes in by the page, so that it has a name. */
async function come(name: string, device: object): Promise<Person> {
  const one = await person(shared.browser, device);
  await one.page.goto(shared.server.url);
  await enterName(one.page, name);
  await one.page.getByRole('heading', { name: 'New game' }).waitFor();
  return one;
}

/** A game of these two that the second one has conceded. */
async function played(host: Person, other: Person): Promise<void> {
  const { url } = shared.server;
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const body = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', options: { short: true }, seats };
  const { matchId } = await post(host, `${url}/api/matches`, body);
  for (const one of [host, other]) await post(one, `${url}/api/matches/${matchId}/join`);
  await post(other, `${url}/api/matches/${matchId}/concede`);
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

test('people who have played find each other in the lobby, with badge and state, and play on by one press, which can be taken back', async () => {
  const [ida, marta] = [await come('Ida', DESKTOP), await come('Marta', PHONE)];
  await played(ida, marta);

  // Marta chooses a badge, which Ida sees.
  await marta.page.goto(`${shared.server.url}/settings#name`);
  await marta.page.getByRole('radio', { name: 'Ewok' }).check({ force: true });
  await marta.page.getByRole('radio', { name: 'Violet, striped' }).check({ force: true });
  await marta.page.getByText('Saved for all your devices').waitFor();
  await picture(marta.page, 'profile-phone');
  await ida.page.goto(`${shared.server.url}/settings#name`);
  await ida.page.getByRole('radio', { name: 'Astromech droid' }).check({ force: true });
  await ida.page.getByText('Saved for all your devices').waitFor();
  await picture(ida.page, 'profile');

  await marta.page.goto(shared.server.url);
  await row(marta.page, 'Ida').getByText('online').waitFor();
  await picture(marta.page, 'people-phone');
  await ida.page.goto(shared.server.url);
  const known = row(ida.page, 'Marta');
  await known.getByText('online').waitFor();
  await known.getByText('1 won, 0 lost').waitFor();
  await known.locator('svg[data-look="bars"]').waitFor();
  await picture(ida.page, 'people');

  // Invited, and taken back: the other one has nothing left of it.
  const invite = known.getByRole('button', { name: 'Invite Marta' });
  await invite.click();
  await ida.page.getByRole('button', { name: 'Undo' }).click();
  await ida.page.getByText('The invite is taken back.').waitFor();
  const mine = await marta.context.request.get(`${shared.server.url}/api/matches?mine=true&status=waiting`);
  expect((await mine.json()).matches).toEqual([]);

  // Invited again: both come to the room, and the game begins.
  await invite.click();
  await ida.page.getByRole('button', { name: 'To the room' }).click();
  // Who has just been called is not called again for a while.
  await ida.page.getByRole('button', { name: /^Called at/, disabled: true }).waitFor();
  await picture(ida.page, 'called');
  const told = marta.page.getByText('Ida invites you to Galaxy Rebellion.');
  await told.waitFor();
  await picture(marta.page, 'invited-phone');
  await marta.page.getByRole('button', { name: 'To the room' }).click();
  await marta.page.getByRole('button', { name: /^Take this seat/ }).click();
  for (const { page } of [ida, marta]) await page.locator('#prompt').waitFor();
  expect([...ida.errors, ...marta.errors]).toEqual([]);
});

test('who hides is seen by no one to be here, and sees it of no one', async () => {
  const [ida, marta] = [await come('Ida', DESKTOP), await come('Marta', DESKTOP)];
  await played(ida, marta);
  await marta.page.goto(`${shared.server.url}/settings#name`);
  await marta.page.getByRole('switch', { name: 'Do not show when I am here' }).click();
  await marta.page.getByText('Saved for all your devices').waitFor();
  for (const [one, other] of [
    [ida, 'Marta'],
    [marta, 'Ida'],
  ] as const) {
    await one.page.goto(shared.server.url);
    await row(one.page, other).waitFor();
    expect(
      await row(one.page, other)
        .getByText(/online|seen/)
        .count(),
    ).toBe(0);
  }
  await picture(ida.page, 'people-hidden');
});
