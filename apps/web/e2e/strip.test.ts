import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Person, PHONE, picture } from './browser.ts';
import { visiting } from './visiting.ts';

// The line of the other players on a phone, with long names, and players who have left.

const { visit, url } = visiting({ BOT_DELAY_MS: '60000' });
const NARROW = { ...PHONE, viewport: { width: 390, height: 844 } };

async function ask(who: Person, path: string, data: object) {
  const answer = await who.context.request.post(`${url()}/api${path}`, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** The mark of a player who is away. */
const markIn = (page: Page) => page.getByRole('region', { name: 'Players' }).getByText('away', { exact: true });

test('on a phone the mark of a player who is away is whole among four, and a banner leaves the players in view', async () => {
  const [ida, marta, jonas, sofia, zoe] = [
    await visit('Massimiliano Bartolomeo Rossi', '/'),
    await visit('Alexandrina-Konstantina Mayer', '/', NARROW),
    await visit('Jonas', '/'),
    await visit('Wolfgangamadeusmozartsalz', '/'),
    await visit('Zoe', '/', NARROW),
  ];
  const players = [ida, marta, jonas, sofia];
  const seats = ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id, kind: 'human' }));
  const table = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats };
  const { matchId } = await ask(ida, '/matches', table);
  for (const [at, one] of players.entries()) await ask(one, `/matches/${matchId}/join`, { seat: `p${at + 1}` });
  for (const { page } of [...players, zoe]) await page.goto(`${url()}/m/${matchId}`);
  for (const { page } of [...players, zoe]) await page.locator('#prompt').waitFor();
  await sofia.page.goto('about:blank');
  for (const { page } of [marta, zoe]) {
    await markIn(page).waitFor();
    await picture(page, `strip-away-${page === zoe.page ? 'watcher' : 'player'}`, 500);
    const isWhole = await markIn(page).evaluate((mark) => {
      const end = (of: Element | null) => of?.getBoundingClientRect().right ?? 0;
      return end(mark) <= Math.min(end(mark.parentElement), end(mark.closest('button')));
    });
    expect(isWhole).toBe(true);
  }
  await ask(jonas, `/matches/${matchId}/concede`, {});
  for (const { page } of [marta, zoe]) {
    const banner = page.getByRole('status').filter({ hasText: 'Jonas has conceded' });
    await banner.waitFor();
    await picture(page, `strip-banner-${page === zoe.page ? 'watcher' : 'player'}`, 500);
    const [told, strip] = [
      await banner.boundingBox(),
      await page.getByRole('region', { name: 'Players' }).boundingBox(),
    ];
    expect(told?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
  }
  expect([...marta.errors, ...zoe.errors]).toEqual([]);
});

test('on a phone the name of a player who is away and of the side stay whole', async () => {
  const [ida, marta] = [await visit('Ida', '/', NARROW), await visit('Marta', '/')];
  for (const [title, ids] of [
    ['battle-of-hoth', ['rebels', 'empire']],
    ['rebellion', ['rebel', 'imperial']],
  ] as const) {
    const seats = ids.map((id) => ({ id, kind: 'human' }));
    const { matchId } = await ask(ida, '/matches', { title, visibility: 'public', spectators: 'open', seats });
    for (const [at, one] of [ida, marta].entries()) await ask(one, `/matches/${matchId}/join`, { seat: ids[at] });
    for (const { page } of [ida, marta]) await page.goto(`${url()}/m/${matchId}`);
    await ida.page.locator('#prompt').waitFor();
    await marta.page.goto('about:blank');
    await markIn(ida.page).waitFor();
    await picture(ida.page, `strip-side-${title}`, 500);
    const plate = ida.page.getByRole('region', { name: 'Players' }).locator('section[data-side="empire"] p > b');
    const words = (await plate.innerText()).replace(/\s+/g, ' ');
    // Name and side are not parted by the mark, nor by the end of a line.
    const height = await plate.evaluate((words) => {
      const range = document.createRange();
      range.setStart(words, 0);
      range.setEndAfter(words.querySelector(':scope > span:last-of-type') ?? words);
      return range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words).lineHeight);
    });
    expect([title, words, height < 1.5]).toEqual([title, 'Marta · Empire away', true]);
  }
});
