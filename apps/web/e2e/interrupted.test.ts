import { expect, test } from 'vitest';
import { type Person, person, picture } from './browser.ts';
import { concede, enterName, inviteLink, logOf, playUntil, setTable } from './play.ts';
import { tap } from './robots/wire.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const shared = serverAndBrowser();

/** Waits until all pages show the same log. */
async function agree(people: readonly Person[]): Promise<string[]> {
  let logs: string[][] = [];
  for (let tries = 0; tries < 200; tries++) {
    logs = await Promise.all(people.map(logOf));
    if (logs.every((log) => log.join('\n') === logs[0]?.join('\n')) && logs[0]) return logs[0];
    await people[0]?.page.waitForTimeout(50);
  }
  const at = logs[0]?.findIndex((line, index) => logs.some((log) => log[index] !== line)) ?? 0;
  throw new Error(`the logs differ: ${JSON.stringify(logs.map((log) => log.slice(at, at + 2)))}`);
}

test('two players and a spectator play on through a reload, a killed server and a lost network until one concedes', async () => {
  const ida = await person(shared.browser);
  const jonas = await person(shared.browser);
  const sofia = await person(shared.browser);
  const wires = [ida, jonas].map(({ page }) => tap(page));
  await ida.page.goto(shared.server.url);
  await enterName(ida.page, 'Ida');
  await setTable(ida.page, { name: 'Kitchen table', short: true });
  const link = await inviteLink(ida.page);
  await picture(ida.page, 'table-before-start');
  await jonas.page.goto(link);
  await enterName(jonas.page, 'Jonas');
  await sofia.page.goto(link);
  await enterName(sofia.page, 'Sofia');
  await jonas.page.getByRole('button', { name: 'Take this seat' }).click();
  await sofia.page.getByText('You are watching').waitFor();
  const players = [ida, jonas];
  const pages = players.map((player) => player.page);
  const clients = [ida, jonas, sofia];

  await playUntil(pages, (count) => count >= 20);
  await picture(ida.page, 'match-player');
  await picture(sofia.page, 'match-spectator');

  const before = await agree(clients);
  await jonas.page.reload();
  await jonas.page.locator('#prompt').waitFor();
  expect(await agree(clients)).toEqual(before);
  await playUntil(pages, (count) => count >= 15);

  const atKill = await agree(clients);
  await shared.server.kill();
  await ida.page.getByText('Connection lost.').waitFor();
  await picture(ida.page, 'connection-lost');
  await shared.server.start();
  await Promise.all(clients.map((one) => one.page.getByText('Connection lost.').waitFor({ state: 'detached' })));
  expect(await agree(clients)).toEqual(atKill);
  await playUntil(pages, (count) => count >= 15);

  await sofia.context.setOffline(true);
  await sofia.page.getByText('Connection lost.').waitFor();
  await playUntil(pages, (count) => count >= 8);
  await sofia.context.setOffline(false);
  await sofia.page.getByText('Connection lost.').waitFor({ state: 'detached' });
  await agree(clients);

  await concede(jonas.page);
  await Promise.all(
    clients.map((one) => one.page.locator('#prompt').getByRole('link', { name: 'Back to the games' }).waitFor()),
  );
  await Promise.all(clients.map((one) => one.page.getByRole('heading', { name: 'Ida wins' }).waitFor()));
  await agree(clients);
  await picture(ida.page, 'match-end', 1_000);
  const matchId = new URL(ida.page.url()).pathname.split('/').at(-1);
  const record = await ida.page.evaluate(async (id) => (await fetch(`/api/matches/${id}/record`)).json(), matchId);
  expect(record.acts.at(-1)).toMatchObject({ decision: 'concede' });
  // Neither lost nor doubled: one act in the record for each that a player was told is done, and the concession.
  expect(record.acts).toHaveLength(wires.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0) + 1);
  expect(record.hashes).toHaveLength(record.acts.length);
  expect(clients.flatMap((one) => one.errors)).toEqual([]);
});
