import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { STAGED_MATCHES, type StagedMatchName } from '../staged-matches.ts';
import { MOVING, type Person, PHONE, person, picture, setSpeed } from './browser.ts';
import { act, standing } from './play.ts';
import { stagedAndBrowser } from './server-and-browser.ts';
import { placeNamed, stage } from './staged.ts';

// Moments are played: dice fall before any word of their result, and the next question waits. The clock of the page that
// watches is stopped, so that it shows each part for as long as a test looks at it.

const staged = (name: string, at: StagedMatchName) => ({ ...STAGED_MATCHES[at], name });

const shared = stagedAndBrowser(() =>
  stage([
    staged('At a desk', 'galaxy-dice/middle'),
    staged('On a phone', 'galaxy-dice/middle'),
    staged('In the snow', 'battle-of-hoth/attack'),
  ]),
);

/** The player who is asked in a match, without moments, and another seat's player, with moments and a stopped clock. */
async function seated(name: string, other: string, options?: BrowserContextOptions) {
  const place = placeNamed(shared.staged, name);
  const open = async (seat: string, speed: 'normal' | 'off') => {
    const one = await person(shared.browser, speed === 'off' ? undefined : options);
    await setSpeed(one.context, speed);
    if (speed === 'normal') await one.page.clock.install();
    await shared.staged.become(one.context, place, seat);
    await one.page.goto(`${shared.staged.server.url}/m/${place.matchId}`);
    await one.page.locator('#prompt').waitFor();
    return one;
  };
  const acting = await open(place.seat, 'off');
  const watching = await open(other, 'normal');
  await watching.page.clock.pauseAt(new Date(Date.now() + 2_000));
  return { acting, watching };
}

/** In the page: whether nothing lies over the beginning of these words. */
function isOnTop(words: Element): boolean {
  const { left, top, height } = words.getBoundingClientRect();
  return words.contains(document.elementFromPoint(left + 4, top + height / 2));
}

/** In the page: whether these words end above the first row of the planet. */
function isAboveRows(words: Element): boolean {
  const rows = document.querySelector('#board ol[aria-label] > li');
  return rows !== null && words.getBoundingClientRect().bottom <= rows.getBoundingClientRect().top;
}

/** Plays on until a part of a moment is in front. */
async function untilPart(page: Page, part: string): Promise<void> {
  for (let n = 0; n < 60 && (await page.locator(part).count()) === 0; n += 1) await page.clock.runFor(100);
  await page.locator(part).first().waitFor({ state: 'attached', timeout: 1_000 });
}

/** Acts until the turn of this player is over, while another page sees each act to its end. */
async function endTurn({ page }: Person, watching: Page): Promise<void> {
  for (let acts = 0; acts < 30; acts += 1) {
    await act(page);
    if ((await standing(page)) !== 'asked') return;
    await watching.clock.runFor(5_000);
  }
  throw new Error('this turn does not end');
}

/** Everything that tells: words on the page and in live regions, and the title of the tab. */
async function told(page: Page): Promise<string> {
  const words = await page.locator('#root').textContent();
  return `${words} ${await page.title()}`;
}

test.each([
  ['At a desk', MOVING],
  ['On a phone', PHONE],
])(
  '%s no word tells the result of dice while they fall; Space shows it, and the question can be answered',
  async (name, options) => {
    const { acting, watching } = await seated(name, 'p1', options);
    const { page } = watching;
    await endTurn(acting, page);
    await page.locator('[data-stage]').waitFor({ state: 'attached' });
    await untilPart(page, '[data-stage="dice"]');
    const during = await told(page);
    expect(during).toContain('Ida rolls 4 dice');
    expect(during).not.toContain('Your turn ·');
    // Nothing lies over what comes next.
    expect(await page.locator('#prompt h2').evaluate(isOnTop)).toBe(true);
    // The words about the own roll stand alone, and on a phone above the rows of the planet.
    expect(await page.locator('[data-before]').count()).toBe(0);
    if (options === PHONE) expect(await page.locator('[data-stage] p').first().evaluate(isAboveRows)).toBe(true);
    await picture(page, `moment-dice-${name}`);
    await page.keyboard.press(' ');
    await page.locator('[data-stage="result"]').waitFor();
    const result = await page.locator('[data-stage] p').first().innerText();
    expect(result).toMatch(/^Ida rolls .+\.$/);
    expect(during).not.toContain(result);
    await page.locator('#prompt[data-asks="question"]').waitFor();
    expect(await told(page)).toContain('Your turn ·');
    await picture(page, `moment-result-${name}`);
    await page.clock.runFor(2_000);
    expect(await page.locator('[data-stage]').count()).toBe(0);
    expect(await page.locator('#root').textContent()).toContain(result);
    // Without moments there was no stage, and nothing waited.
    expect(await acting.page.locator('[data-stage]').count()).toBe(0);
    expect([...acting.errors, ...watching.errors]).toEqual([]);
  },
  90_000,
);

test('a press on a question that waits chooses what was pressed once it can be answered, and sends nothing', async () => {
  const { acting, watching } = await seated('In the snow', 'empire', MOVING);
  const { page } = watching;
  await acting.page
    .locator('#prompt')
    .getByRole('button', { name: /Snowspeeders/ })
    .click();
  await acting.page.locator('#prompt').getByRole('button', { name: /AT-AT/ }).first().click();
  await acting.page.locator('#prompt [data-part="acts"] button:not([aria-disabled])').last().click();
  await page.locator('[data-stage]').waitFor({ state: 'attached' });
  await untilPart(page, '#prompt[data-playing] [data-part="options"] button');
  const chip = page.locator('#prompt [data-part="options"] button').first();
  await chip.click();
  await page.locator('#prompt[data-asks="question"]').waitFor();
  expect(await page.locator('#prompt [role="status"]').innerText()).toBe('Chosen. Press it again to send it.');
  await page.clock.runFor(1_000);
  expect(await page.locator('#prompt h2').innerText()).toBe('Play an order card');
  expect([...acting.errors, ...watching.errors]).toEqual([]);
}, 90_000);
