import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, picture } from './browser.ts';
import { fourFriends } from './people.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const shared = serverAndBrowser();

const gather = () => fourFriends(shared, { ...PHONE, viewport: { width: 390, height: 844 } });

const bubble = (page: Page) => page.locator('[data-bubbles] article');
const field = (page: Page) => page.locator('[data-chat-field]');
const sendButton = (page: Page) => page.locator('form[data-readers] button[type="submit"]');

test('two of a team talk over the board, on a desk and on a phone, and nothing of it goes to the others', async () => {
  const { people, ann, bia, clo, diego } = await gather();

  // Diego chooses his team, and his button says so.
  await diego.page.getByRole('button', { name: 'Chat' }).click();
  await diego.page.getByText('My team', { exact: true }).click();
  await field(diego.page).fill('The base should be on Hoth, few roads lead there. What do you think?');
  await picture(diego.page, 'team-talk-write-phone');
  expect(await sendButton(diego.page).textContent()).toContain('To your team');
  await sendButton(diego.page).click();

  // Ann reads it over her board, with his name, and answers in the same channel.
  await bubble(ann.page).getByText('The base should be on Hoth').waitFor();
  expect(await bubble(ann.page).textContent()).toContain('Diego');
  await picture(ann.page, 'team-talk-bubble-desk');
  await bubble(ann.page).getByRole('button', { name: 'Reply' }).click();
  expect(await sendButton(ann.page).textContent()).toContain('To your team');
  await bubble(ann.page).waitFor({ state: 'detached' });
  await field(ann.page).fill('Good, then I');

  // A message to all, and a reload, take nothing of it away from the team.
  await bia.page.getByRole('tab', { name: 'Chat' }).click();
  await field(bia.page).fill('Have a good game');
  await sendButton(bia.page).click();
  await ann.page.getByText('Have a good game').waitFor();
  expect(await sendButton(ann.page).textContent()).toContain('To your team');
  await picture(ann.page, 'team-talk-answer-desk');
  await ann.page.reload();
  await ann.page.getByRole('tab', { name: 'Chat' }).click();
  expect(await field(ann.page).inputValue()).toBe('Good, then I');
  expect(await sendButton(ann.page).textContent()).toContain('To your team');
  await diego.page.getByRole('button', { name: 'Board' }).click();
  await field(ann.page).fill('Good, then I move the fleet away from it.');
  await sendButton(ann.page).click();
  await bubble(diego.page).getByText('then I move the fleet').waitFor();
  await picture(diego.page, 'team-talk-bubble-phone');

  // It stays until he has been there for as long as it takes to read; the chat keeps it.
  await diego.page.locator('#prompt h2').first().tap();
  await bubble(diego.page).waitFor({ state: 'detached' });
  await diego.page.getByRole('button', { name: 'Chat' }).click();
  await diego.page.getByRole('list', { name: 'Messages' }).getByText('then I move the fleet').waitFor();
  for (const { page } of [bia, clo]) expect(await page.getByText('move the fleet away').count()).toBe(0);
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
});
