import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, type Person, person, picture } from './browser.ts';
import { act, enterName, standing } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const PASSWORD = 'walkers on the ice';
const TOKEN = 'the token of the admin';

const shared = serverAndBrowser({ SERVER_PASSWORD: PASSWORD, OPERATOR_TOKEN: TOKEN });

/** Answers the question of a dialog once it takes presses. */
async function answer(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await dialog.locator(':scope:not([data-settling]):not(:has([data-settling]))').waitFor();
  await dialog.getByRole('button', { name, exact: true }).click();
}

async function comeIn(name: string, path = '/'): Promise<Person> {
  const one = await person(shared.browser, DESKTOP);
  await one.page.goto(shared.server.url + path);
  await one.page.getByLabel('Password of this server').fill(PASSWORD);
  await enterName(one.page, name);
  await one.page
    .getByRole('button', { name: `${name}, your menu` })
    .or(one.page.locator('#prompt'))
    .waitFor();
  return one;
}

/** Sends an API request with the session of this person. */
function call(page: Page, path: string, body: object): Promise<Record<string, string>> {
  return page.evaluate(
    async ({ path, body }) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch(`/api${path}`, init)).json();
    },
    { path, body },
  );
}

/** Two people in a match of Galaxy Rebellion; the one who waits for the other comes first. */
async function playing(more: object): Promise<[Person, Person]> {
  const ida = await comeIn('Ida');
  const made = await call(ida.page, '/matches', {
    title: 'galaxy-dice',
    name: 'Against the clock',
    visibility: 'public',
    spectators: 'open',
    seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })),
    ...more,
  });
  await call(ida.page, `/matches/${made.matchId}/join`, { seat: 'p1' });
  const jonas = await comeIn('Jonas', `/m/${made.matchId}`);
  await jonas.page.getByRole('button', { name: /^Take this seat/ }).click();
  await ida.page.goto(`${shared.server.url}/m/${made.matchId}`);
  for (const { page } of [ida, jonas]) await page.locator('#prompt').waitFor();
  return (await standing(ida.page)) === 'waiting' ? [ida, jonas] : [jonas, ida];
}

test('a server with a password admits only who enters it', async () => {
  const { page, errors } = await person(shared.browser, DESKTOP);
  await page.goto(shared.server.url);
  await page.getByLabel('Password of this server').fill('guess');
  await enterName(page, 'Eve');
  await page.getByText('Wrong password.').waitFor();
  await picture(page, 'password-wrong');
  expect(errors).toEqual([]);
});

test('a player out of time loses to a claim', async () => {
  const [waiting, asked] = await playing({ clock: { kind: 'bank', bank: 4, increment: 0, atZero: 'claim' } });
  const claim = waiting.page.locator('#prompt').getByRole('button', { name: /^Win on time against / });
  const clocks = waiting.page.getByRole('region', { name: 'Clocks' }).getByRole('listitem');
  await expect.poll(() => clocks.count()).toBe(2);
  await claim.waitFor();
  await picture(waiting.page, 'clock-claim');
  await claim.click();
  await answer(waiting.page, 'Claim the win');
  await waiting.page.getByRole('heading', { name: / wins$/ }).waitFor();
  await asked.page.getByRole('heading', { name: / wins$/ }).waitFor();
  expect([...waiting.errors, ...asked.errors]).toEqual([]);
});

test('the computer plays for a player who leaves, until they take their seat back', async () => {
  const [waiting, asked] = await playing({ absence: { after: 1 } });
  const url = asked.page.url();
  await asked.page.goto(`${shared.server.url}/about`);
  const hand = waiting.page.locator('#prompt').getByRole('button', { name: /^Let the computer play for/ });
  await hand.waitFor();
  await picture(waiting.page, 'away-stand-in');
  await hand.click();
  await answer(waiting.page, 'Let the computer play');
  await expect.poll(() => standing(waiting.page)).toBe('asked');
  await act(waiting.page);
  await asked.page.goto(url);
  await asked.page.getByText('The computer plays for you.').waitFor();
  await picture(asked.page, 'away-reclaim');
  await asked.page.getByRole('button', { name: 'Take over my seat' }).first().click();
  await asked.page.getByText('The computer plays for you.').waitFor({ state: 'detached' });
  expect([...waiting.errors, ...asked.errors]).toEqual([]);
});

test('the owner of the server moderates a match and closes it', async () => {
  const [waiting, asked] = await playing({});
  const owner = await comeIn('Olin', '/owner');
  await owner.page.getByLabel('Admin token').fill('a guess of some length');
  await owner.page.keyboard.press('Enter');
  await owner.page.getByText('Wrong token.').waitFor();
  await owner.page.getByLabel('Admin token').fill(TOKEN);
  await owner.page.keyboard.press('Enter');
  await owner.page.getByText('You are now the admin.').waitFor();
  await owner.page.goto(asked.page.url());
  await owner.page.getByRole('tab', { name: 'Table' }).click();
  await owner.page.getByRole('button', { name: 'People in this game' }).click();
  await owner.page.getByRole('button', { name: 'Mute for an hour: Jonas' }).click();
  await owner.page.getByText('muted').waitFor();
  await picture(owner.page, 'people');
  const isJonas = ({ page }: Person) => page.locator('[aria-label="Your side"]', { hasText: 'Jonas' }).count();
  const { page: muted } = (await isJonas(waiting)) > 0 ? waiting : asked;
  await muted.keyboard.press('m');
  await muted
    .getByText(/^You cannot write until (?:\d+ \w+, )?\d+:\d\d/)
    .first()
    .waitFor();
  await muted.getByLabel('Write a message').fill('Let me speak');
  await muted.keyboard.press('Enter');
  expect(await muted.getByLabel('Write a message').inputValue()).toBe('Let me speak');
  await owner.page.getByRole('button', { name: 'Close the game' }).click();
  await owner.page.getByRole('button', { name: 'Close it for all players' }).click();
  for (const { page } of [waiting, asked]) await page.getByRole('heading', { name: 'No one wins' }).waitFor();
  await picture(asked.page, 'closed');
  expect([...waiting.errors, ...asked.errors, ...owner.errors]).toEqual([]);
});
