import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE, person, picture } from './browser.ts';
import { pathProxy } from './path-proxy.ts';
import { enterName, playUntil, setTable } from './play.ts';
import { startServer } from './server.ts';

let browser: Browser;
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  for (const close of closing) await close();
});

/** A server below `/games` of a host. */
async function below(isStripping: boolean) {
  const proxy = await pathProxy('/games', isStripping);
  const server = await startServer({ PUBLIC_URL: proxy.url, TRUST_PROXY: 'true' });
  proxy.leadTo(server.url);
  closing.push(() => proxy.close(), server.remove);
  return { proxy, server };
}

/** Files that a page could not load. */
function missingIn(page: Page): string[] {
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) missing.push(`${answer.status()} ${answer.url()}`);
  });
  return missing;
}

test.each([
  ['strips it', true],
  ['keeps it', false],
])('friends play on a server below a path, behind a proxy that %s', async (_how, isStripping) => {
  const { proxy } = await below(isStripping);
  const ida = await person(browser, DESKTOP);
  const missing = missingIn(ida.page);
  await ida.page.goto(`${proxy.url}/`);
  await enterName(ida.page, 'Ida');
  await ida.page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rules' }).click();
  await ida.page.waitForURL(`${proxy.url}/rules`);
  await ida.page.goBack();
  await setTable(ida.page, { name: 'Kitchen table', others: 'Open seat', short: true });
  const link = await ida.page.getByRole('textbox', { name: 'Invite link' }).inputValue();
  expect(link.startsWith(`${proxy.url}/m/`)).toBe(true);

  const marta = await person(browser, PHONE);
  await marta.page.goto(`${link}.`);
  await marta.page.getByRole('heading', { name: 'Ida invites you.' }).waitFor();
  await enterName(marta.page, 'Marta');
  await marta.page
    .getByRole('button', { name: /^(Take|Join)/ })
    .first()
    .tap();
  await marta.page.locator('#prompt').waitFor();
  await ida.page.locator('#prompt').waitFor();
  await playUntil([ida.page, marta.page], (acts) => acts >= 4);
  await picture(ida.page, `below-path-${isStripping ? 'stripped' : 'kept'}`);

  // A reload finds the player by the cookie of the path, with everything of the first page in it.
  await ida.page.reload();
  await ida.page.locator('#prompt').waitFor();
  const [cookie] = (await ida.page.context().cookies()).filter(({ name }) => name.startsWith('echo-base-'));
  expect(cookie?.path).toBe('/games');
  await ida.page.goto(`${proxy.url}/finished`);
  await ida.page.getByRole('link', { name: 'Games', exact: true }).click();
  await ida.page
    .getByRole('link', { name: /Kitchen table/ })
    .first()
    .click();
  await ida.page.locator('#prompt').waitFor();
  expect(ida.page.url().startsWith(`${proxy.url}/m/`)).toBe(true);
  await ida.page.goto(`${proxy.url}/`);
  await ida.page.getByRole('button', { name: 'Ida, your menu' }).waitFor();
  expect(missing).toEqual([]);
  // What the lobby asks for while its player signs out has no session any more.
  await ida.page.getByRole('button', { name: 'Ida, your menu' }).click();
  await ida.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await ida.page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await ida.page.getByRole('heading', { name: 'What’s your name?' }).waitFor();
  expect(ida.page.url()).toBe(`${proxy.url}/`);

  expect(missing.filter((one) => !one.startsWith('401 '))).toEqual([]);
  expect(proxy.strayed.filter((path) => path !== '/favicon.ico')).toEqual([]);
  expect([...ida.errors, ...marta.errors]).toEqual([]);
});

test('the same server is used at home without its path', async () => {
  const { server } = await below(true);
  const ida = await person(browser, DESKTOP);
  const missing = missingIn(ida.page);
  await ida.page.goto(server.url);
  await enterName(ida.page, 'Ida');
  await setTable(ida.page, { name: 'At home', others: 'Computer: standard', short: true });
  await ida.page.locator('#prompt').waitFor();
  await playUntil([ida.page], (acts) => acts >= 2);
  await ida.page.reload();
  await ida.page.locator('#prompt').waitFor();
  expect(ida.page.url().startsWith(`${server.url}/m/`)).toBe(true);
  expect([...missing, ...ida.errors]).toEqual([]);
});

test.each(['', 'm/abc', 'rules/rebellion'])(
  'a server that does not know of the path a proxy strips says on its page /%s which setting it needs',
  async (path) => {
    const proxy = await pathProxy('/games', true);
    const server = await startServer();
    proxy.leadTo(server.url);
    closing.push(() => proxy.close(), server.remove);
    const ida = await person(browser, { ...DESKTOP, locale: 'it-IT' });
    await ida.page.goto(`${proxy.url}/${path}`);
    const said = await ida.page.getByRole('alert').innerText();
    expect(said).toContain(`Chi lo gestisce deve impostare PUBLIC_URL`);
    expect(said).toContain(`${proxy.url}, quindi`);
    await picture(ida.page, 'below-path-unknown');
    // At its own address there is nothing to say.
    await ida.page.goto(`${server.url}/about`);
    await ida.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await ida.page.getByRole('alert').count()).toBe(0);
    await ida.context.close();
  },
);
