import { expect, test } from 'vitest';
import { type Person, PHONE, picture } from './browser.ts';
import { visiting } from './visiting.ts';

// What owners of the server do reaches the pages that are open, at once and in words.

const TOKEN = 'token-of-the-operator';
const { visit, url } = visiting({ OPERATOR_TOKEN: TOKEN, BOT_DELAY_MS: '60000' });

async function ask(who: Person, method: 'GET' | 'POST', path: string, data?: object) {
  const answer = await who.context.request.fetch(`${url()}/api${path}`, { method, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? null : await answer.json();
}

/** A match of Ida and Jonas in play, open in both browsers; Ann owns the server. */
async function gather() {
  const ann = await visit('Ann', '/');
  await ask(ann, 'POST', '/session/owner', { token: TOKEN });
  const [ida, jonas] = [await visit('Ida', '/'), await visit('Jonas', '/', PHONE)];
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const table = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats };
  const { matchId } = await ask(ida, 'POST', '/matches', table);
  for (const [seat, one] of [
    ['p1', ida],
    ['p2', jonas],
  ] as const)
    await ask(one, 'POST', `/matches/${matchId}/join`, { seat });
  for (const { page } of [ida, jonas]) await page.goto(`${url()}/m/${matchId}`);
  for (const { page } of [ida, jonas]) await page.locator('#prompt').waitFor();
  const { people } = await ask(ann, 'GET', `/moderation/matches/${matchId}/people`);
  const { person, playerId } = people.find(({ name }: { name: string }) => name === 'Jonas');
  return { ann, ida, jonas, matchId, person, playerId };
}

/** Milliseconds in which an open page shows what an owner has done. */
const AT_ONCE = { timeout: 3_000 };

test('a closed match ends at once on the pages of its players, who read that it was closed', async () => {
  const { ann, ida, jonas, matchId } = await gather();
  await ask(ann, 'POST', `/moderation/matches/${matchId}/close`, {});
  for (const { page } of [ida, jonas])
    await page.getByText('Closed by the admin of the server').first().waitFor(AT_ONCE);
  await picture(jonas.page, 'operator-closed');
  expect([...ida.errors, ...jonas.errors]).toEqual([]);
});

test('who is banned is disconnected at once and reads why; the others see that they are away', async () => {
  const { ann, ida, jonas, playerId } = await gather();
  await ask(ann, 'POST', `/moderation/players/${playerId}/ban`, { minutes: 60 });
  await jonas.page.getByText('You may no longer use this server').first().waitFor(AT_ONCE);
  await ida.page.getByRole('region', { name: 'Players' }).getByText('away').waitFor(AT_ONCE);
  await picture(jonas.page, 'operator-banned');
  // Lifted, the page comes back by itself or by its button.
  await ask(ann, 'POST', `/moderation/players/${playerId}/unban`, {});
  await jonas.page.getByRole('button', { name: 'Try now' }).click();
  await jonas.page.getByText('You may no longer use this server').waitFor({ state: 'detached' });
});

test('who is muted reads so in the chat, and their words stay in the field', async () => {
  const { ann, ida, matchId } = await gather();
  const { people } = await ask(ann, 'GET', `/moderation/matches/${matchId}/people`);
  const { person } = people.find(({ name }: { name: string }) => name === 'Ida');
  await ask(ann, 'POST', `/moderation/matches/${matchId}/mute`, { person, minutes: 5 });
  const { page } = ida;
  await page.getByRole('tab', { name: 'Chat' }).click();
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await field.fill('Good game');
  await field.press('Enter');
  await page
    .getByText(/^You cannot write until (?:\d+ \w+, )?\d+:\d\d/)
    .first()
    .waitFor(AT_ONCE);
  expect(await field.inputValue()).toBe('Good game');
  await picture(page, 'operator-muted');
});
