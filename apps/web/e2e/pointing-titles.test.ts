import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { STAGED_MATCHES, type StagedMatchName } from '../staged-matches.ts';
import { DESKTOP, type Person, PHONE, person, picture } from './browser.ts';
import { marked } from './marked.ts';
import { stagedAndBrowser } from './server-and-browser.ts';
import { placeNamed, stage } from './staged.ts';

// A place that one player points at, as the others have it in each title.

const NAMES = [
  'galaxy-dice/middle',
  'rebellion/late',
  'rebellion/space',
  'battle-of-hoth/attack',
  'imperial-assault/activation',
  'imperial-assault/surges',
  'imperial-assault/reaction',
] as const satisfies readonly StagedMatchName[];

const shared = stagedAndBrowser(() => stage(NAMES.map((name) => ({ ...STAGED_MATCHES[name], name }))));

const TALL = { ...PHONE, viewport: { width: 390, height: 844 } };

const opened: Person[] = [];
afterEach(() => Promise.all(opened.splice(0).map(({ context }) => context.close())));

/** Matches of other tests only. */
const COVERED: ReadonlySet<string> = new Set(['rebellion/space', 'imperial-assault/reaction']);

/** The player whose turn it is at a desk, another on a phone, and watchers without a name on both. */
async function together(name: (typeof NAMES)[number]) {
  const place = placeNamed(shared.staged, name);
  const come = async (seat: string | undefined, device: typeof DESKTOP) => {
    const one = await person(shared.browser, device);
    opened.push(one);
    if (seat !== undefined) await shared.staged.become(one.context, place, seat);
    await one.page.goto(`${shared.staged.server.url}/m/${place.matchId}`);
    await one.page.locator('main [data-place]').first().waitFor({ state: 'attached' });
    // What was said before is not shown again.
    await one.page.locator('[data-quick]').waitFor({ state: 'attached' });
    return one;
  };
  const other = place.seats.find((seat) => seat !== place.seat);
  const [desk, phone] = [await come(place.seat, DESKTOP), await come(other, TALL)];
  const watchers = [await come(undefined, DESKTOP), await come(undefined, TALL)] as const;
  return { desk, phone, watchers, all: [desk, phone, ...watchers] };
}

const bar = (page: Page) => page.locator('[data-point-bar]');

/** Opens the mode by its key; the names of all places it offers. */
async function pointing({ page }: Person) {
  await page.keyboard.press('p');
  await bar(page).waitFor();
  return bar(page).locator('option').allInnerTexts();
}

/** Middle of a place that no part of the page lies over but its own button, in the middle of the board. */
function inView(page: Page) {
  return page.evaluate(() => {
    const board = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
    const all = [...document.querySelectorAll<HTMLElement>('main [data-place*=":"]')].flatMap((place) => {
      const box = place.getBoundingClientRect();
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const isFree = place.contains(document.elementFromPoint(middle.x, middle.y));
      const far = Math.hypot(middle.x - x, middle.y - y);
      return isFree ? [{ ...middle, far, at: place.dataset.place ?? '' }] : [];
    });
    const [nearest] = all.sort((one, other) => one.far - other.far);
    return nearest ?? null;
  });
}

/** The same once the map lies still. */
async function atRest(page: Page) {
  let last = await inView(page);
  await expect
    .poll(async () => {
      const before = last;
      last = await inView(page);
      return last !== null && last.at === before?.at && last.x === before.x && last.y === before.y;
    })
    .toBe(true);
  if (!last) throw new Error('no place is in view');
  return last;
}

const heard = (page: Page, words: RegExp) => page.locator('[aria-live="polite"]').filter({ hasText: words });

const nameOf = ({ page }: Person) =>
  page.evaluate(async () => (await (await fetch('/api/session')).json()).name as string);

test.each(NAMES.filter((name) => !COVERED.has(name)))(
  'in %s a place pointed at on a desktop is marked for a player on a phone and for spectators, and announced',
  async (name) => {
    const { desk, phone, watchers, all } = await together(name);
    const who = await nameOf(desk);
    const question = await desk.page.locator('#prompt h2').innerText();
    const names = await pointing(desk);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((one) => one === '' || /^[a-z]+[.:]/.test(one))).toEqual([]);
    // What lies over the upper edge, as what has happened, is behind the bar.
    await bar(desk.page).getByRole('button', { name: 'Point', exact: true }).click({ trial: true });
    const place = await atRest(desk.page);
    const seen = marked(
      all.map(({ page }) => page),
      place.at,
      who,
    );
    await desk.page.mouse.click(place.x, place.y);
    await seen;
    const tag = name.replace('/', '-');
    const shown = { desk, phone, watcher: watchers[0], 'watcher-phone': watchers[1] };
    await Promise.all(Object.entries(shown).map(([device, { page }]) => picture(page, `point-${tag}-${device}`)));
    for (const one of [phone, ...watchers])
      await heard(one.page, new RegExp(`${who} points at `)).waitFor({ state: 'attached' });
    expect(await desk.page.locator('#prompt h2').innerText()).toBe(question);
    expect(all.flatMap(({ errors }) => errors)).toEqual([]);
  },
  90_000,
);

test.each([
  ['galaxy-dice/middle', /^(?!Row )/],
  ['imperial-assault/activation', /^Royal Guard$/],
] as const)('in %s an open card on the table is pointed at by a press, and told by its name', async (name, label) => {
  const { desk, phone, watchers, all } = await together(name);
  const who = await nameOf(desk);
  const names = await pointing(desk);
  const [card = ''] = names.filter((one) => label.test(one));
  const at = await bar(desk.page).locator('option', { hasText: card }).first().getAttribute('value');
  const seen = watchers[0].page.locator(`[data-point="${at}"]:not([hidden])`).getByText(who).waitFor();
  await desk.page.locator(`main [data-open="${at}"]`).click({ position: { x: 24, y: 20 } });
  await seen;
  await picture(watchers[0].page, `point-card-${name.replace('/', '-')}`);
  await heard(phone.page, new RegExp(`${who} points at ${card}\\.`)).waitFor({ state: 'attached' });
  expect(all.flatMap(({ errors }) => errors)).toEqual([]);
});

test('a mark stays on its place while a phone moves and enlarges the map, and at the edge beyond it, with its whole name', async () => {
  const { desk, phone } = await together('rebellion/late');
  const who = await nameOf(desk);
  await pointing(desk);
  const seen = marked([desk.page, phone.page], 'place:dathomir', who);
  await bar(desk.page).locator('select').selectOption('place:dathomir');
  await bar(desk.page).getByRole('button', { name: 'Point', exact: true }).press('Enter');
  await seen;
  const mark = phone.page.locator('[data-point="place:dathomir"]');
  await picture(phone.page, 'point-edge');
  // The name is within the board, which cuts off what is beyond it.
  const label = await mark.locator('span').nth(1).boundingBox();
  expect(label?.x).toBeGreaterThanOrEqual(0);
  expect((label?.x ?? 0) + (label?.width ?? 390)).toBeLessThanOrEqual(390);
  await phone.page.getByRole('region', { name: 'Galaxy' }).focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', '+']) await phone.page.keyboard.press(key);
  await marked([phone.page], 'place:dathomir', who);
});

test('a combat that covers the map has the place in words, and a press on it points at nothing behind', async () => {
  const { desk, phone, watchers, all } = await together('rebellion/space');
  const who = await nameOf(desk);
  await pointing(desk);
  const box = await desk.page.locator('main').boundingBox();
  await desk.page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await bar(desk.page).locator('select').selectOption('place:naboo');
  const read = Promise.all(
    all.map(({ page }) => page.locator('[data-quick]').getByText(`${who} points at Naboo.`).waitFor()),
  );
  await bar(desk.page).getByRole('button', { name: 'Point', exact: true }).press('Enter');
  await read;
  await Promise.all([picture(phone.page, 'point-combat-phone'), picture(watchers[0].page, 'point-combat')]);
  await desk.page.getByRole('button', { name: 'See the galaxy' }).click();
  await marked([desk.page], 'place:naboo', who);
  expect(all.flatMap(({ errors }) => errors)).toEqual([]);
});

test.each([
  ['rebellion/space', 'pile:actions', /^Used action cards$/],
  ['battle-of-hoth/attack', 'card:', /^[A-Z]/],
  ['imperial-assault/reaction', 'pile:', /^Discards: /],
] as const)(
  'in %s an open card beside the map is pointed at by a press, and marked where each page has it',
  async (name, kind, label) => {
    const { desk, watchers, all } = await together(name);
    const who = await nameOf(desk);
    await pointing(desk);
    const option = bar(desk.page).locator(`option[value^="${kind}"]`).first();
    const [at, card] = [(await option.getAttribute('value')) ?? '', await option.innerText()];
    expect(card).toMatch(label);
    const seen = marked([desk.page, watchers[0].page], at, who);
    await desk.page.locator(`[data-points] [data-open="${at}"]`).click();
    await seen;
    const tag = name.replace('/', '-');
    const shown = { desk, watcher: watchers[0] };
    await Promise.all(
      Object.entries(shown).map(([device, { page }]) => picture(page, `point-beside-${tag}-${device}`)),
    );
    for (const one of watchers)
      await heard(one.page, new RegExp(`${who} points at ${card}\\.`)).waitFor({ state: 'attached' });
    // The press has opened nothing.
    expect(await desk.page.getByRole('dialog').count()).toBe(0);
    expect(all.flatMap(({ errors }) => errors)).toEqual([]);
  },
);

test('a card of the own hand cannot be pointed at, nor is it pressed meanwhile', async () => {
  const { desk, all } = await together('battle-of-hoth/attack');
  const names = await pointing(desk);
  const cards = desk.page.locator('[data-points="hand"] [data-card]:not([data-open] *)');
  const own = await cards.evaluateAll((every) => every.map((card) => card.getAttribute('data-card') ?? ''));
  expect(own.length).toBeGreaterThan(0);
  const offered = await bar(desk.page)
    .locator('option')
    .evaluateAll((every) => every.map((one) => one.getAttribute('value')));
  expect(own.filter((card) => offered.includes(`card:${card}`))).toEqual([]);
  expect(names.length).toBe(offered.length);
  await cards.first().click();
  expect(await desk.page.locator('[data-point]').count()).toBe(0);
  expect(await bar(desk.page).count()).toBe(1);
  expect(all.flatMap(({ errors }) => errors)).toEqual([]);
});

test('on a phone a mark on the tab that is not shown has a sign there, and is in view once that is pressed', async () => {
  const { desk, phone } = await together('rebellion/late');
  const who = await nameOf(desk);
  const views = phone.page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Your side' }).tap();
  await pointing(desk);
  await bar(desk.page).locator('select').selectOption('place:naboo');
  const board = views.getByRole('button', { name: /^Board.*somebody points at a place here/ });
  const signed = board.waitFor();
  await bar(desk.page).getByRole('button', { name: 'Point', exact: true }).press('Enter');
  await signed;
  await picture(phone.page, 'point-tab-sign');
  const seen = marked([phone.page], 'place:naboo', who);
  await board.tap();
  await seen;
  await picture(phone.page, 'point-tab-pressed');
  expect(await phone.page.locator('[data-marked]').count()).toBe(0);
});
