import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { settling } from './bench/settled.ts';
import { launch, person } from './browser.ts';
import { type Build, copyBuild } from './builds.ts';
import { enterName, setTable } from './play.ts';
import { type Server, startServer } from './server.ts';

let build: Build;
let server: Server;
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  build = await copyBuild();
  server = await startServer({ WEB_DIR: build.dir });
});
afterEach(async () => {
  await server?.remove();
  await build?.remove();
});

/** What a browser says of a style sheet that its server does not have. */
const expected = /^Refused to apply style from /;

interface Ida {
  readonly page: Page;
  readonly errors: () => string[];
  /** Number of documents that the page has loaded. */
  readonly documents: () => number;
  /** Replaces the client on the server, once the page has all that it loads by itself. */
  readonly upgrade: () => Promise<void>;
}

/** Ida in the lobby. */
async function inLobby(): Promise<Ida> {
  const ida = await person(browser);
  let documents = 0;
  ida.page.on('domcontentloaded', () => {
    documents += 1;
  });
  const settled = settling(ida.page);
  await ida.page.goto(server.url);
  await enterName(ida.page, 'Ida');
  await ida.page.getByRole('heading', { name: 'New game' }).waitFor();
  await menu(ida.page).click();
  await ida.page.getByRole('menuitem', { name: 'Settings' }).waitFor();
  await ida.page.keyboard.press('Escape');
  const errors = () => ida.errors.filter((error) => !expected.test(error));
  const upgrade = async () => {
    await settled();
    await build.replace();
  };
  return { page: ida.page, errors, documents: () => documents, upgrade };
}

const SESSIONS = 'Signed-in devices';
const menu = (page: Page) => page.getByRole('button', { name: /Ida/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: SESSIONS });
const notice = (page: Page) => page.getByText('Part of this page could not be loaded.');

/** Ida in her settings. */
async function inSettings(): Promise<Ida> {
  const ida = await inLobby();
  await menu(ida.page).click();
  await ida.page.getByRole('menuitem', { name: 'Settings' }).click();
  await ida.page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  return ida;
}

/** Opens a dialog whose file is not loaded before. */
const openSessions = (page: Page) => page.getByRole('button', { name: SESSIONS }).click();

test('a dialog that is opened while the server is away opens once it is back', async () => {
  const { page, errors, documents } = await inSettings();
  await server.kill();
  await openSessions(page);
  await page.getByText('The server does not answer.').first().waitFor();
  await server.start();
  await dialog(page).waitFor();
  expect(documents()).toBe(1);
  expect(errors()).toEqual([]);
});

test('a style sheet that could not be loaded at first is loaded with the next attempt', async () => {
  const { page, errors, documents } = await inSettings();
  await page.route(/sessions-dialog-.*\.css/, (route) => route.abort(), { times: 1 });
  await openSessions(page);
  await dialog(page).waitFor();
  const sheets = () => [...document.styleSheets].map(({ href }) => href ?? '');
  expect(await page.evaluate(sheets)).toContainEqual(expect.stringContaining('sessions-dialog'));
  expect(documents()).toBe(1);
  expect(errors()).toEqual([]);
});

test('after an upgrade a page reloads when it needs a file of its older build', async () => {
  const { page, errors, documents, upgrade } = await inSettings();
  await upgrade();
  await server.kill();
  await server.start();
  await openSessions(page);
  await expect.poll(documents, { timeout: 30_000 }).toBe(2);
  await openSessions(page);
  await dialog(page).waitFor();
  expect(documents()).toBe(2);
  expect(errors()).toEqual([]);
});

test('the reload after an upgrade keeps an unsent chat message and the match', async () => {
  const { page, errors, documents, upgrade } = await inLobby();
  await setTable(page, { name: 'Kitchen table', others: 'Computer: standard', short: true });
  await page.locator('#prompt').waitFor();
  await page.keyboard.press('m');
  await page.getByLabel('Write a message').fill('Wait for me');
  const before = documents();
  await upgrade();
  // The tab needs a file of the older build: the rules.
  await page.locator('#log').getByRole('tab', { name: 'Rules' }).click();
  await expect.poll(documents, { timeout: 30_000 }).toBe(before + 1);
  await page.locator('#prompt').waitFor();
  await page.keyboard.press('m');
  expect(await page.getByLabel('Write a message').inputValue()).toBe('Wait for me');
  expect(errors()).toEqual([]);
});

test('a file that is missing in a build is worth one reload, then the reader is told', async () => {
  const { page, errors, documents } = await inSettings();
  const putBack = await build.take(/^sessions-dialog-.*\.js$/);
  await openSessions(page);
  await expect.poll(documents, { timeout: 30_000 }).toBe(2);
  await openSessions(page);
  await notice(page).waitFor();
  expect(documents()).toBe(2);
  await putBack();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(documents, { timeout: 30_000 }).toBe(3);
  await openSessions(page);
  await dialog(page).waitFor();
  expect(errors()).toEqual([]);
});

test('a page does not reload over a form with input: its reader is told', async () => {
  const { page, errors, documents, upgrade } = await inLobby();
  await page.goto(`${server.url}/new/galaxy-dice`);
  const name = page.getByLabel('Name of the game');
  await name.fill('Kitchen table');
  await menu(page).click();
  const before = documents();
  await upgrade();
  await page.getByRole('menuitem', { name: 'Play on another device' }).click();
  await notice(page).waitFor();
  expect([documents(), await name.inputValue()]).toEqual([before, 'Kitchen table']);
  // Without the form nothing is lost.
  await page.getByRole('link', { name: 'Back' }).first().click();
  await expect.poll(documents, { timeout: 30_000 }).toBe(before + 1);
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  expect(errors()).toEqual([]);
});
