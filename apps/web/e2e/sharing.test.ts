import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, person, picture } from './browser.ts';
import { concede, enterName, playUntil, setTable, settled } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const shared = serverAndBrowser();

/** A new person with a name, in the lobby. */
async function newcomer(name: string) {
  const who = await person(shared.browser, DESKTOP);
  await who.page.goto(shared.server.url);
  await enterName(who.page, name);
  await who.page.getByRole('heading', { name: 'New game' }).waitFor();
  return who;
}

/** Presses the button of the curtain, which takes no press in its first moments. */
async function raiseCurtain(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: `Pass the screen to ${name}` }).waitFor();
  await settled(page);
  await page.getByRole('button', { name: `I am ${name}: show my side` }).click();
}

test('two people share a device: a curtain hides one side from the other, and spectators see the public part', async () => {
  const { page, errors } = await newcomer('Ann');
  await page.goto(`${shared.server.url}/new/rebellion`);
  await page.getByLabel('Set-up').selectOption('advanced');
  await page.getByLabel('Empire', { exact: true }).selectOption('me');
  await page.getByLabel('Empire: name').fill('Ben');
  await page.getByLabel('Watchers', { exact: true }).selectOption('delayed');
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.getByRole('heading', { name: 'Pass the screen to Ben' }).waitFor();
  await picture(page, 'curtain');
  for (const part of ['#prompt', '#board', '#log']) expect(await page.locator(part).count()).toBe(0);
  await raiseCurtain(page, 'Ben');
  await page.locator('#prompt').getByText('Ben:').waitFor();
  await page.getByRole('button', { name: 'Place the rest for me' }).click();
  await page.getByRole('heading', { name: 'Pass the screen to Ann' }).waitFor();
  expect(await page.locator('#board').count()).toBe(0);
  await page.getByRole('button', { name: 'Not Ann? Back to Ben' }).click();
  await page.locator('#prompt').getByRole('button', { name: 'Pass the screen to Ann' }).click();
  await raiseCurtain(page, 'Ann');
  await page.locator('#prompt').getByText('Ann:').waitFor();

  const eve = await newcomer('Eve');
  await eve.page.goto(page.url());
  await eve.page.locator('#prompt').getByText('You are watching a few minutes behind.').waitFor();
  expect(await eve.page.locator('#prompt button').count()).toBe(0);
  await picture(eve.page, 'spectator');
  expect([...errors, ...eve.errors]).toEqual([]);
});

test('the replay of a match opens at the linked act, without a session, and works by keys, slider, log and play button', async () => {
  const { page: ann } = await newcomer('Ann');
  await setTable(ann, { name: 'Over soon', others: 'Computer: standard' });
  await playUntil([ann], (acts) => acts >= 14);
  await concede(ann);
  await ann.getByRole('link', { name: 'Watch the replay' }).click();
  await ann.getByText(/^Step (\d+) of \1$/).waitFor();
  const replay = ann.url().replace(/#.*/, '');

  const phone = await person(shared.browser, PHONE);
  await phone.page.goto(`${replay}#move=12`);
  await phone.page.getByText(/^Step 12 of /).waitFor();
  await phone.page.getByRole('button', { name: 'One turn forward' }).tap();
  await expect.poll(() => phone.page.url()).not.toMatch(/#move=12$/);
  await picture(phone.page, 'replay-phone');
  const { page, errors } = await person(shared.browser, DESKTOP);
  await page.goto(`${replay}#move=12`);
  await page.getByText(/^Step 12 of /).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Step 13 of /).waitFor();
  await expect.poll(() => page.url()).toMatch(/#move=13$/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  const log = page.getByRole('list', { name: 'What happened' });
  await page.getByRole('button', { name: 'Spectator', exact: true }).click();
  await expect.poll(() => page.url()).toMatch(/&as=spectator$/);
  await log.locator('[aria-current="step"]').waitFor();
  await log.getByRole('link').nth(4).click();
  await picture(page, 'replay');
  const before = page.url();
  await page.getByRole('button', { name: '4×' }).click();
  const step = () => page.getByText(/^Step \d+ of /).textContent();
  const start = await step();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(step).not.toBe(start);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.keyboard.press('End');
  await page
    .getByText(/ wins$/)
    .first()
    .waitFor();
  expect([...errors, ...phone.errors]).toEqual([]);
});

test('in a rail of little height the parts of the tab of the players scroll, and do not cover each other', async () => {
  const [ann, ben] = [await newcomer('Ann'), await newcomer('Ben')];
  await setTable(ann.page, { name: 'Low', others: 'Open seat' });
  await ben.page.goto(ann.page.url());
  await ben.page.getByRole('button', { name: /^Take this seat/ }).click();
  const { page } = ann;
  await page.locator('#prompt').waitFor();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('region', { name: 'Your first turns' }).waitFor();
  const offer = page.locator('#log').getByText('Come back from any device');
  await offer.waitFor();
  await picture(page, 'table-tab-low');
  const sizes = await offer.evaluate((text) => {
    let part = text;
    while (part.parentElement && getComputedStyle(part.parentElement).overflowY !== 'auto') part = part.parentElement;
    return [...(part.parentElement?.children ?? [])].map(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
  });
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1);
  expect([...ann.errors, ...ben.errors]).toEqual([]);
});
