import { expect, test } from 'vitest';
import { type Person, PHONE, picture } from './browser.ts';
import { visiting } from './visiting.ts';

// Sounds of a match: asked once, one key, and files of our own server.

const { visit, url } = visiting({ BOT_DELAY_MS: '60000' });

/** A match against the computer, opened by a person who has never been asked. */
async function opened(name: string, options?: typeof PHONE): Promise<Person> {
  const one = await visit(name, '/', options);
  const seats = [
    { id: 'p1', kind: 'human' },
    { id: 'p2', kind: 'bot' },
  ];
  const table = { title: 'galaxy-dice', visibility: 'private', spectators: 'open', seats };
  const made = await one.context.request.post(`${url()}/api/matches`, { data: table });
  const { matchId } = await made.json();
  await one.context.request.post(`${url()}/api/matches/${matchId}/join`, { data: { seat: 'p1' } });
  // A page starts with what was decided before, and decides nothing for this one.
  await one.context.addInitScript(`sessionStorage['asked'] ??= (localStorage.removeItem('echo-base.alerts'), '1')`);
  await one.page.goto(`${url()}/m/${matchId}`);
  await one.page.locator('#prompt').waitFor();
  return one;
}

test('a player is asked once whether the match may sound, and can mute it with one key', async () => {
  const { page, errors } = await opened('Ida');
  const sound = page.waitForResponse((answer) => answer.url().endsWith('/sounds/turn.wav'));
  await page.getByText('Sounds of the game?').waitFor();
  await picture(page, 'sounds-asked', 400);
  const asked = await page.locator('[role="status"]', { hasText: 'Sounds of the game?' }).boundingBox();
  const players = await page.getByRole('region', { name: 'Players' }).boundingBox();
  expect(asked?.y).toBeGreaterThanOrEqual((players?.y ?? 0) + (players?.height ?? 0));
  await page
    .locator('[role="status"]:not([data-settling]):not(:has([data-settling]))')
    .getByRole('button', { name: 'With sounds' })
    .click();
  const { status, type } = await sound.then(async (answer) => ({
    status: answer.status(),
    type: (await answer.allHeaders())['content-type'],
  }));
  expect([status, type]).toEqual([200, 'audio/wav']);
  await page.getByText('Sounds of the game?').waitFor({ state: 'detached' });
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Turn on the sounds' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Turn on the sounds' }).waitFor();
  expect(await page.getByText('Sounds of the game?').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('on a phone the question leaves the names of the players readable', async () => {
  const { page } = await opened('Jonas', PHONE);
  await page.getByText('Sounds of the game?').waitFor();
  await picture(page, 'sounds-asked-phone', 400);
  const banner = await page.getByText('Sounds of the game?').boundingBox();
  expect(banner?.width).toBeLessThanOrEqual(390);
});
