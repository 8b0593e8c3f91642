import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE, person, picture } from './browser.ts';
import { enterName, setTable } from './play.ts';
import { type Server, startServer } from './server.ts';

let browser: Browser;
const servers: Server[] = [];
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  for (const server of servers) await server.remove();
});

async function started(settings: Record<string, string>): Promise<Server> {
  const server = await startServer(settings);
  servers.push(server);
  return server;
}

/** A host in the waiting room of a new match, on the server's own computer. */
async function waitingRoom(url: string) {
  const ida = await person(browser, DESKTOP);
  await ida.page.goto(url);
  await enterName(ida.page, 'Ida');
  await setTable(ida.page, { name: 'Kitchen table', others: 'Open seat' });
  await ida.page.getByRole('textbox', { name: 'Invite link' }).waitFor();
  return ida;
}

/** Addresses of this computer in its network; none where it has no network. */
async function ownAddresses(url: string): Promise<string[]> {
  const { networkAddresses } = (await (await fetch(`${url}/api/server`)).json()) as {
    networkAddresses: { url: string }[];
  };
  return networkAddresses.map((one) => one.url);
}

test('an invite made on the server’s own computer opens on another device of the network', async () => {
  const server = await started({ HOST: '0.0.0.0' });
  const ida = await waitingRoom(server.url);
  const [address] = await ownAddresses(server.url);
  const link = await ida.page.getByRole('textbox', { name: 'Invite link' }).inputValue();
  await picture(ida.page, 'invite-network');
  if (address === undefined) {
    await ida.page.getByText('Works only on this computer.').waitFor();
    return;
  }
  expect(link.startsWith(`${address}/m/`)).toBe(true);
  expect(await ida.page.locator('main').innerHTML()).not.toMatch(/127\.0\.0\.1:|localhost:/);
  await ida.page.getByText('Does not work over mobile data').waitFor();
  const marta = await person(browser, PHONE);
  await marta.page.goto(link);
  await enterName(marta.page, 'Marta');
  await marta.page.getByRole('heading', { name: 'Kitchen table' }).waitFor();
  await ida.page.getByRole('button', { name: 'Ida, your menu' }).click();
  await ida.page.getByRole('menuitem', { name: 'Play on another device' }).click();
  expect(await ida.page.getByRole('textbox', { name: 'Private link' }).inputValue()).toContain(`${address}/recover#`);
  await ida.page.getByRole('img', { name: 'QR code of the private link' }).waitFor();
  await picture(ida.page, 'device-network');
  expect(ida.errors).toEqual([]);
});

test('where only this computer reaches the server, the invite says so', async () => {
  const server = await started({ HOST: '127.0.0.1' });
  const ida = await waitingRoom(server.url);
  await ida.page.getByText('Works only on this computer.').waitFor();
  await picture(ida.page, 'invite-here-only');
});

test('with a public address links contain it', async () => {
  const server = await started({ PUBLIC_URL: 'https://play.example.org' });
  const ida = await waitingRoom(server.url);
  const link = await ida.page.getByRole('textbox', { name: 'Invite link' }).inputValue();
  expect(link).toMatch(/^https:\/\/play\.example\.org\/m\/[\w-]+\?invite=[\w-]+$/);
  await picture(ida.page, 'invite-public');
});

/** A newcomer on a phone who opens a link. */
async function opening(link: string) {
  const who = await person(browser, PHONE);
  await who.page.goto(link);
  return who;
}

test('a friend reads who invites and what is open before entering a name, also after a messenger changed the link', async () => {
  const server = await started({});
  const ida = await waitingRoom(server.url);
  const link = await ida.page.getByRole('textbox', { name: 'Invite link' }).inputValue();
  const marta = await opening(`${link.replace('?', '%3F')}.`);
  await marta.page.getByRole('heading', { name: 'Ida invites you.' }).waitFor();
  await picture(marta.page, 'gate-invited');
  await enterName(marta.page, 'Marta');
  await marta.page
    .getByRole('button', { name: /^(Take|Join)/ })
    .first()
    .tap();
  await marta.page.locator('#prompt').waitFor();
  const jonas = await opening(link);
  await jonas.page.locator('#board').waitFor();
  await picture(jonas.page, 'watcher-unnamed-phone');
  expect([...ida.errors, ...marta.errors, ...jonas.errors]).toEqual([]);
});

test('a link that was cut off says so, on one page with the way to the lobby', async () => {
  const server = await started({});
  const ida = await person(browser, DESKTOP);
  await ida.page.goto(`${server.url}/new/galaxy-dice`);
  await enterName(ida.page, 'Ida');
  await ida.page.getByRole('radio', { name: 'Only people with the invite' }).check({ force: true });
  await ida.page.getByRole('button', { name: /^Create/ }).click();
  const link = await ida.page.getByRole('textbox', { name: 'Invite link' }).inputValue();
  const cut = link.slice(0, -4);
  const jonas = await opening(cut);
  await jonas.page.getByText('This link is incomplete or no longer valid.').waitFor();
  await enterName(jonas.page, 'Jonas');
  await jonas.page.getByRole('link', { name: 'To the games' }).waitFor();
  await jonas.page.getByText('This link is incomplete or no longer valid.').waitFor();
  await picture(jonas.page, 'link-cut-off');
  for (const path of ['/m/nothing-is-here1', '/nowhere']) {
    await jonas.page.goto(server.url + path);
    await jonas.page.getByRole('link', { name: 'To the games' }).waitFor();
    await jonas.page.getByRole('button', { name: 'Jonas, your menu' }).waitFor();
  }
  await jonas.page.goto(server.url);
  await jonas.page.getByRole('button', { name: 'I have an invite' }).tap();
  await jonas.page.getByRole('textbox').fill(`Come and play: ${link}, it starts at eight`);
  await jonas.page.keyboard.press('Enter');
  await jonas.page.getByRole('textbox', { name: 'Invite link' }).waitFor();
});

test('an address that no page has says so, also one of a page that only development has', async () => {
  const server = await started({});
  const { page } = await person(browser, DESKTOP);
  await page.goto(server.url);
  await enterName(page, 'Ida');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  for (const path of ['/nowhere', '/gallery']) {
    await page.goto(`${server.url}${path}`);
    await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
  }
});
