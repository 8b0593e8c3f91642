import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, type Person, person, picture } from './browser.ts';
import { post } from './people.ts';
import { playUntil } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';

// An evening before a television: nobody presses anything there but the keys of a remote control.

const DELAY_S = 120;
const shared = serverAndBrowser({ SPECTATOR_DELAY_S: `${DELAY_S}` });

const SEATS = ['p1', 'p2'] as const;

async function come(name: string): Promise<Person> {
  const one = await person(shared.browser, DESKTOP);
  await post(one, `${shared.server.url}/api/session`, { name });
  return one;
}

interface Table {
  readonly visibility?: 'public' | 'private';
  readonly spectators?: 'open' | 'delayed';
}

/** Ida and Marta at a game, and what a television needs to show it. */
async function playing({ visibility = 'public', spectators = 'open' }: Table = {}) {
  const [ida, marta] = [await come('Ida'), await come('Marta')];
  const seats = SEATS.map((id) => ({ id, kind: 'human' }));
  const api = `${shared.server.url}/api/matches`;
  const made = await post(ida, api, { title: 'galaxy-dice', visibility, spectators, seats });
  const { matchId, inviteCode } = made as { matchId: string; inviteCode: string };
  for (const [one, seat] of [
    [ida, 'p1'],
    [marta, 'p2'],
  ] as const)
    await post(one, `${api}/${matchId}/join`, { seat, inviteCode });
  for (const { page } of [ida, marta]) {
    await page.goto(`${shared.server.url}/m/${matchId}`);
    await page.locator('#prompt').waitFor();
  }
  return { ida, marta, matchId, inviteCode, pages: [ida.page, marta.page] };
}

/** A television without a name; with a clock of the test that goes on by itself too. */
async function television(matchId: string, invite?: string): Promise<Person> {
  const one = await person(shared.browser, DESKTOP);
  await one.page.clock.install();
  await one.page.goto(`${shared.server.url}/m/${matchId}/tv${invite ? `?invite=${invite}` : ''}`);
  await one.page.getByText('Watch on your phone').waitFor();
  return one;
}

/** Where what stands still on the screen stands now, and how bright it is. */
const rest = (page: Page) =>
  page.locator('[data-match-page]').evaluate((screen) => {
    const { translate, filter } = getComputedStyle(screen);
    const [x = 0, y = 0] = translate.split(' ').map((part) => Number.parseFloat(part) || 0);
    return { x, y, filter };
  });

test('nothing burns in: all moves by two pixels every ten minutes, and is darker after twenty without an act', async () => {
  const { matchId, pages } = await playing();
  const { page, errors } = await television(matchId);
  const begin = await rest(page);
  expect(begin.filter).toBe('none');
  await page.clock.fastForward('10:01');
  await expect.poll(async () => (await rest(page)).x - begin.x).toBe(2);
  expect((await rest(page)).filter).toBe('none');
  await page.clock.fastForward('10:01');
  await expect.poll(async () => (await rest(page)).filter).toBe('brightness(0.6)');
  expect((await rest(page)).y - begin.y).toBe(2);
  await picture(page, 'tv-dark');
  await playUntil([...pages], (count) => count >= 1);
  await expect.poll(async () => (await rest(page)).filter).toBe('none');
  expect(errors).toEqual([]);
});

test('F shows the whole screen, and the window again', async () => {
  const { matchId } = await playing();
  const { page } = await television(matchId);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  for (const full of [true, false]) {
    await page.keyboard.press('f');
    await expect.poll(isFull).toBe(full);
  }
});

test('it says how far behind it is, and shows no act before', async () => {
  const { matchId, pages } = await playing({ spectators: 'delayed' });
  const { page } = await television(matchId);
  await page.getByText('2 min behind').waitFor();
  const last = page.getByRole('region', { name: 'What happened last' });
  const before = await last.allInnerTexts();
  await playUntil([...pages], (count) => count >= 2);
  expect(await last.allInnerTexts()).toEqual(before);
  await picture(page, 'tv-behind');
});

test('without a connection it says so, and goes on by itself', async () => {
  const { matchId, pages } = await playing();
  const { page } = await television(matchId);
  await shared.server.kill();
  const lost = page.getByText('Connection lost');
  await lost.waitFor();
  await picture(page, 'tv-lost');
  await shared.server.start();
  await lost.waitFor({ state: 'detached' });
  const last = page.getByRole('region', { name: 'What happened last' });
  const before = await last.allInnerTexts();
  await playUntil([...pages], (count) => count >= 2);
  await expect.poll(() => last.allInnerTexts()).not.toEqual(before);
});

test.each(['public', 'private'] as const)(
  'after the end of a %s game its scene is shown, then the next game of the same people by itself',
  async (visibility) => {
    const { ida, marta, matchId, inviteCode } = await playing({ visibility });
    const { page, errors } = await television(matchId, visibility === 'private' ? inviteCode : undefined);
    const at = `${shared.server.url}/api/matches`;
    await post(marta, `${at}/${matchId}/concede`, { seat: 'p2' });
    await page.getByRole('heading', { name: 'Ida wins', level: 2 }).waitFor();
    const [scene, board] = await Promise.all(
      ['main > [data-end]', 'main'].map((part) => page.locator(part).boundingBox()),
    );
    expect(scene).toEqual(board);
    await picture(page, `tv-end-${visibility}`, 500);
    const { matchId: next } = await post(ida, `${at}/${matchId}/rematch`);
    await post(marta, `${at}/${matchId}/rematch`);
    await page.waitForURL(`**/m/${next}/tv*`);
    await page.locator('main [data-place]').first().waitFor({ state: 'attached' });
    await page.getByText('Watch on your phone').waitFor();
    await picture(page, `tv-next-${visibility}`, 500);
    expect(errors).toEqual([]);
  },
);
