import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../browser.ts';
import { type Staged, stage } from '../staged.ts';
import { boardFiles, filesWithoutCode } from './board-files.ts';
import budget from './budget.json' with { type: 'json' };
import { VISITS, visit } from './first-visit.ts';

let browser: Browser;
let staged: Staged;

beforeAll(async () => {
  const rebellion = { title: 'rebellion', seats: ['rebel', 'imperial'], options: { setup: 'advanced' } };
  const dice = { title: 'galaxy-dice', seats: ['p1', 'p2'], options: {} };
  const assault = { title: 'imperial-assault', seats: ['p1', 'p2'], options: { mission: 'mos-eisley-outskirts-a' } };
  staged = await stage([
    { ...rebellion, name: 'late', moment: 'late', from: 1 },
    { ...dice, name: 'dice', moment: 'start', from: 1 },
    { ...assault, name: 'assault', moment: 'assaultAct', from: 1 },
  ]);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await staged?.remove();
});

test('the board of Rebellion opens with less than 200 kB of its own, none of it rules to read', async () => {
  const [late, dice] = staged.places;
  if (!late || !dice) throw new Error('the matches were not staged');
  const files = await boardFiles(browser, staged, late, dice);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeGreaterThan(100_000);
  expect(total).toBeLessThan(200_000);
  // Of the texts of the language: the title's with the board's, not those of the rules.
  expect(files.filter(({ name }) => /[/-]en-[^/]*\.js$/.test(name))).toHaveLength(1);
  expect(files.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^\/art\/[\da-f]{10}\/systems\.json$/));
});

test('the board of Imperial Assault opens with less than 150 kB of its own, drawings and texts included', async () => {
  const [, dice, assault] = staged.places;
  if (!dice || !assault) throw new Error('the matches were not staged');
  const files = await boardFiles(browser, staged, assault, dice);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(150_000);
  // The texts of the title and the board, and the rules, which the guide of the first rounds quotes.
  expect(files.filter(({ name }) => /[/-]en-[^/]*\.js$/.test(name))).toHaveLength(2);
});

/** What a page needs before it can be used, besides the entry: whatever is missing here costs a round trip more. */
const NEEDED = {
  name: ['first', 'dom', 'words-en', 'name'],
  lobby: ['first', 'dom', 'words-en', 'later-words-en', 'lobby', 'shared'],
  match: ['net', 'first', 'dom', 'words-en', 'match', 'shared', 'galaxy-dice', 'galaxy-dice-en'],
} as const;

test.each(VISITS)(
  'a first visit to the %s page stays within its budget, without an error in the console',
  async (which) => {
    const { files, named, errors } = await visit(browser, staged, which);
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(budget[which]);
    expect(NEEDED[which].filter((name) => !named.includes(name))).toEqual([]);
    // A reader loads the words of one language.
    expect(files.filter(({ name }) => /words-(it|fr|es|pt)-/.test(name))).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test('no file of the client only passes on exports of another one, which would cost a request', async () => {
  expect(await filesWithoutCode()).toEqual([]);
});
