import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, type Person, PHONE, person, picture } from './browser.ts';
import { concede, confirmGrave, enterName, inviteLink, playUntil, setTable, settled, standing } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';
import { stage } from './staged.ts';

const shared = serverAndBrowser();

async function sayHere(page: Page, text: string): Promise<void> {
  await page.getByLabel('Write a message').fill(text);
  await page.getByLabel('Write a message').press('Enter');
}

const logOf = (page: Page) => page.getByRole('list', { name: 'What happened' }).locator('li').allInnerTexts();
/** In the page: the colour of the upper edge. */
const edgeOf = (element: Element): string => getComputedStyle(element).borderTopColor;
const rail = (page: Page) => page.locator('#log');

/** Two people in a match of Galaxy Rebellion, who chat before it starts. */
async function gather(): Promise<[Person, Person]> {
  const ida = await person(shared.browser, DESKTOP);
  const jonas = await person(shared.browser, DESKTOP);
  await ida.page.goto(shared.server.url);
  await enterName(ida.page, 'Ida');
  await setTable(ida.page, { name: 'Kitchen table', short: true });
  await sayHere(ida.page, 'Who is coming?');
  await jonas.page.goto(await inviteLink(ida.page));
  await enterName(jonas.page, 'Jonas');
  await jonas.page.getByText('Who is coming?').waitFor();
  await sayHere(jonas.page, 'Me, in a minute.');
  await ida.page.getByText('Me, in a minute.').waitFor();
  await picture(ida.page, 'chat-waiting-room');
  await jonas.page.getByRole('button', { name: /^Take this seat/ }).click();
  await ida.page.locator('#prompt').waitFor();
  await jonas.page.locator('#prompt').waitFor();
  return [ida, jonas];
}

test('two people chat, one undoes an act with consent of the other, and they play a rematch', async () => {
  const [ida, jonas] = await gather();

  // Chat: earlier messages are still there, new ones are counted until they are read.
  await ida.page.keyboard.press('m');
  await sayHere(ida.page, `<b>${'Hurry'.repeat(30)}</b> https://example.org`);
  const tab = rail(jonas.page).getByRole('tab', { name: /Chat/ });
  await rail(jonas.page).getByText('1 new message').waitFor({ state: 'attached' });
  await jonas.page.locator('[aria-live="polite"]', { hasText: 'Ida: <b>Hurry' }).waitFor({ state: 'attached' });
  await tab.click();
  expect(await rail(jonas.page).getByRole('list', { name: 'Messages' }).locator('li').allInnerTexts()).toEqual([
    expect.stringContaining('Who is coming?'),
    expect.stringContaining('Me, in a minute.'),
    expect.stringContaining('<b>HurryHurry'),
  ]);
  expect(await rail(jonas.page).getByRole('list', { name: 'Messages' }).locator('b').count()).toBe(0);
  const links = rail(jonas.page).getByRole('list', { name: 'Messages' }).locator('a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'https://example.org',
  ]);
  expect(await jonas.page.getByText('1 new message').count()).toBe(0);
  const field = rail(jonas.page).getByLabel('Write a message');
  const refusal = rail(jonas.page).getByText(/^Too many messages at once. You can send again in \d+ s\.$/);
  const send = rail(jonas.page).getByRole('button', { name: 'Send' });
  let messages = 0;
  for (; messages < 30 && !(await refusal.isVisible()); messages++) {
    await sayHere(jonas.page, `quick ${messages}`);
    // A refused text returns to the field, before what has been typed since.
    const isAnswered = async () => (await send.getAttribute('aria-busy')) === null;
    await expect.poll(isAnswered, { interval: 10, timeout: 5_000 }).toBe(true);
  }
  expect(await field.inputValue()).toBe(`quick ${messages - 1}`);
  await picture(jonas.page, 'chat-slow-down');

  // Undo: past what only the player has seen, the other is asked, also after reloading the page.
  await rail(ida.page).getByRole('tab', { name: 'Log' }).click();
  const both = [ida.page, jonas.page];
  const isOver = async (page: Page) => (await standing(page)) === 'waiting';
  await playUntil(both, async (acts) => acts > 4 && ((await isOver(ida.page)) || (await isOver(jonas.page))));
  let [mover, other] = (await isOver(ida.page)) ? both : [jonas.page, ida.page];
  const before = await logOf(ida.page);
  await mover!.getByRole('button', { name: 'Ask to undo your last move' }).click();
  // Where requests are asked, not over the other players.
  await mover!
    .locator('[data-notices]')
    .getByText(/^Asked (Ida|Jonas), waiting$/)
    .waitFor();
  await other!.getByText('asks to undo the last move.').waitFor();
  await picture(mover!, 'undo-asking');
  await other!.reload();
  await other!.getByText('asks to undo the last move.').waitFor();
  await picture(other!, 'undo-asked');
  await other!.getByRole('button', { name: 'No', exact: true }).click();
  await mover!.getByText('The others declined. Your last move stands.').waitFor();
  await mover!.keyboard.press('u');
  await mover!.getByText('You can ask to undo again after the next move.').waitFor();
  expect(await logOf(ida.page)).toEqual(before);

  const waited = mover!;
  await playUntil(both, async () => (await isOver(waited)) !== true);
  await playUntil(both, async () => (await isOver(ida.page)) || (await isOver(jonas.page)));
  [mover, other] = (await isOver(ida.page)) ? both : [jonas.page, ida.page];
  const now = (await logOf(ida.page)).length;
  await mover!.getByRole('button', { name: 'Ask to undo your last move' }).click();
  await other!.getByRole('button', { name: 'Allow' }).click();
  await mover!.getByText('Your last move is undone.').waitFor();
  await other!.getByText('has undone the last move.').waitFor();
  await expect.poll(async () => (await logOf(ida.page)).length).toBeLessThan(now);

  // The end, and a rematch.
  await concede(mover!);
  await mover!.getByRole('button', { name: 'Rematch' }).click();
  await mover!.getByRole('heading', { name: 'Seats' }).waitFor();
  await other!.getByText('The rematch is ready.').waitFor();
  await picture(other!, 'rematch-set');
  await other!.locator('[data-request]').getByRole('button', { name: 'Join the rematch' }).click();
  // All sit where they sat, so the match begins.
  await Promise.all(both.map((page) => page.getByRole('button', { name: 'Concede' }).first().waitFor()));
  expect(other!.url()).toBe(mover!.url());
  expect([...ida.errors, ...jonas.errors]).toEqual([]);
});

test('a request is above the tabs of a phone and beside the question of a desk; what it is about is shown on the board', async () => {
  const ida = await person(shared.browser, DESKTOP);
  const jonas = await person(shared.browser, PHONE);
  await ida.page.goto(shared.server.url);
  await enterName(ida.page, 'Ida');
  await setTable(ida.page, { name: 'Requests', short: true });
  await jonas.page.goto(await inviteLink(ida.page));
  await enterName(jonas.page, 'Jonas');
  await jonas.page.getByRole('button', { name: /^Take this seat/ }).click();
  const both = [ida.page, jonas.page];
  for (const page of both) await page.locator('#prompt').waitFor();
  let least = 5;
  for (const asked of both) {
    const asker = asked === ida.page ? jonas.page : ida.page;
    await playUntil(both, async (acts) => acts >= least && (await standing(asker)) === 'waiting');
    least = 1;
    if (asked === jonas.page) await asked.getByRole('button', { name: 'Chat' }).click();
    await asker.keyboard.press('u');
    const block = asked.locator('[data-request="undo"]');
    await block.getByText(/This is taken back: (Ida|Jonas) .+ rolled in it\.$/).waitFor();
    await picture(asked, `request-${asked === ida.page ? 'desktop' : 'phone'}`, 500);
    // One light: the own question is not lit beside it.
    const [light, own] = await Promise.all([block, asked.locator('#prompt')].map((one) => one.evaluate(edgeOf)));
    expect(own).not.toBe(light);
    expect(await asked.title()).toMatch(/^\(1\) /);
    const beside = asked.locator(asked === ida.page ? '#prompt' : 'nav[aria-label="Views"]');
    const [box, place] = [await block.boundingBox(), await beside.boundingBox()];
    const [is, should] = asked === ida.page ? [box?.x, place?.width] : [(box?.y ?? 0) + (box?.height ?? 0), place?.y];
    expect(Math.abs((is ?? 0) - (should ?? Number.NaN))).toBeLessThan(1);
    // Beside the question the rail stays free, with the field of the chat in which mates agree.
    const rail = asked === ida.page ? await asked.locator('#log').boundingBox() : null;
    expect((rail?.y ?? 0) + (rail?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
    await asked.locator('[data-request]:not([data-settling])').getByRole('button', { name: 'See it' }).click();
    await asked.locator('[data-recap]').getByRole('heading').waitFor();
    await picture(asked, `request-seen-${asked === ida.page ? 'desktop' : 'phone'}`, 500);
    await block.getByRole('button', { name: 'Allow' }).click();
    await asker.getByText('Your last move is undone.').waitFor();
    expect(await block.count()).toBe(0);
  }
  expect([...ida.errors, ...jonas.errors]).toEqual([]);
});

test('beside moments the chat keeps its field and some lines in view, also in a low window', async () => {
  const seats = ['rebel', 'imperial'];
  const late = { name: 'talk', title: 'rebellion', options: { setup: 'advanced' }, seats, moment: 'late', from: 1 };
  const staged = await stage([{ ...late, bots: ['imperial'] }]);
  try {
    const [place] = staged.places;
    const { page, context, errors } = await person(shared.browser, {
      ...DESKTOP,
      viewport: { width: 1440, height: 720 },
    });
    if (!place) throw new Error('not staged');
    await staged.become(context, place, place.seat);
    await page.goto(`${staged.server.url}/m/${place.matchId}`);
    await page.locator('#prompt').getByRole('button', { name: 'Pass', exact: true }).click();
    await settled(page);
    await confirmGrave(page);
    await page.locator('[data-recap-list]').waitFor();
    await page.keyboard.press('m');
    await picture(page, 'chat-beside-moments');
    const field = rail(page).getByLabel('Write a message');
    const isOnTop = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === one;
    };
    await expect.poll(() => field.evaluate(isOnTop)).toBe(true);
    const [tabs, below] = [await rail(page).getByRole('tablist').boundingBox(), await field.boundingBox()];
    expect((below?.y ?? 0) - ((tabs?.y ?? 0) + (tabs?.height ?? 0))).toBeGreaterThan(60);
    expect(errors).toEqual([]);
  } finally {
    await staged.remove();
  }
});
