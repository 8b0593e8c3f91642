import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, person, picture } from './browser.ts';
import { marked } from './marked.ts';
import { playTogether, post } from './people.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const shared = serverAndBrowser();

const TALL = { ...PHONE, viewport: { width: 390, height: 844 } };

/** Ida on a desk and Marta on a phone in a battle, and a screen that shows it to the room. */
async function together() {
  const come = async (name: string, device: typeof DESKTOP) => {
    const one = await person(shared.browser, device);
    await post(one, `${shared.server.url}/api/session`, { name });
    return one;
  };
  const [ida, marta, room] = [await come('Ida', DESKTOP), await come('Marta', TALL), await come('Room', DESKTOP)];
  const matchId = await playTogether(shared.server.url, [ida, marta], 'battle-of-hoth', ['rebels', 'empire']);
  await room.page.goto(`${shared.server.url}/m/${matchId}/tv`);
  await room.page.locator('main [data-place]').first().waitFor({ state: 'attached' });
  return { ida, marta, room };
}

const heard = (page: Page, words: string) => page.locator('[aria-live="polite"]', { hasText: words });

async function middleOf(page: Page, at: string) {
  const box = await page.locator(`main [data-place="${at}"]`).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

test('a place pointed at by mouse, touch and keys is marked for all, on a phone and a television, and answers nothing', async () => {
  const { ida, marta, room } = await together();
  const question = await ida.page.locator('#prompt h2').innerText();

  // By mouse: a press that would answer points instead, once.
  await ida.page.keyboard.press('p');
  await ida.page.locator('[data-point-bar]').waitFor();
  const { x, y } = await middleOf(ida.page, 'hex:3,3');
  await picture(ida.page, 'point-bar', 300);
  const all = [ida, marta, room].map(({ page }) => page);
  const seen = marked(all, 'hex:3,3', 'Ida');
  await ida.page.mouse.click(x, y);
  await seen;
  await Promise.all(Object.entries({ ida, marta, room }).map(([name, { page }]) => picture(page, `point-${name}`)));
  await heard(marta.page, 'Ida points at D4.').waitFor({ state: 'attached' });
  expect(await ida.page.locator('[data-point-bar]').count()).toBe(0);

  // By touch, from the chat of a phone.
  await marta.page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Chat' }).tap();
  await marta.page.getByRole('button', { name: 'Quick words' }).tap();
  await marta.page.getByRole('menuitem', { name: 'Point at a place' }).tap();
  await marta.page.locator('[data-point-bar]').waitFor();
  await picture(marta.page, 'point-bar-phone', 300);
  const there = await middleOf(marta.page, 'hex:4,0');
  const touched = marked([ida.page], 'hex:4,0', 'Marta');
  await marta.page.touchscreen.tap(there.x, there.y);
  await touched;

  // By keys.
  await ida.page.keyboard.press('p');
  const field = ida.page.getByRole('combobox', { name: /Press a place/ });
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await field.selectOption({ label: 'C1' });
  const chosen = marked([room.page], 'hex:2,0', 'Ida');
  await ida.page.getByRole('button', { name: 'Point', exact: true }).press('Enter');
  await chosen;
  // Escape goes back without a word.
  await ida.page.keyboard.press('p');
  await field.waitFor();
  await ida.page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });

  expect(await ida.page.locator('#prompt h2').innerText()).toBe(question);
  await ida.page.locator('[data-point]').first().waitFor({ state: 'detached' });
  expect([...ida.errors, ...marta.errors, ...room.errors]).toEqual([]);
});

test('a ready phrase is seen over the board in the language of each reader, and not from who is muted', async () => {
  const { ida, marta, room } = await together();
  await marta.page.evaluate(() => localStorage.setItem('echo-base.language', 'it'));
  await marta.page.reload();
  // What was said before is not shown again.
  await marta.page.locator('[data-quick]').waitFor({ state: 'attached' });
  await ida.page.getByRole('button', { name: 'Quick words' }).first().focus();
  await ida.page.keyboard.press('Enter');
  await picture(ida.page, 'quick-menu', 300);
  const read = Promise.all([
    marta.page.locator('[data-phrase]').getByText('Ida: Ben giocato!').waitFor(),
    room.page.locator('[data-phrase]').getByText('Ida: Well played!').waitFor(),
  ]);
  await ida.page.getByRole('menuitem', { name: 'Well played!' }).click();
  await read;
  await Promise.all([picture(marta.page, 'phrase-phone'), picture(room.page, 'phrase-room')]);

  await marta.page.getByRole('navigation', { name: 'Viste' }).getByRole('button', { name: 'Chat' }).tap();
  await marta.page.getByText('Ida: Ben giocato!').first().waitFor();
  await marta.page.getByRole('button', { name: /Ida/ }).first().tap();
  await ida.page.getByRole('button', { name: 'Quick words' }).first().click();
  await ida.page.getByRole('menuitem', { name: 'Thanks!' }).click();
  await room.page.locator('[data-phrase]').getByText('Ida: Thanks!').waitFor();
  await marta.page.getByRole('navigation', { name: 'Viste' }).getByRole('button').first().tap();
  expect(await marta.page.getByText('Grazie!').count()).toBe(0);
  await ida.page.keyboard.press('p');
  const marks = marked([room.page], 'hex:2,0', 'Ida');
  await ida.page.getByRole('combobox', { name: /Press a place/ }).selectOption('hex:2,0');
  await ida.page.getByRole('button', { name: 'Point', exact: true }).press('Enter');
  await marks;
  expect(await marta.page.locator('[data-point]').count()).toBe(0);
  expect([...ida.errors, ...marta.errors, ...room.errors]).toEqual([]);
});
