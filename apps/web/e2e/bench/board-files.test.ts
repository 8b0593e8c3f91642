import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { person } from '../browser.ts';
import { stagedAndBrowser } from '../server-and-browser.ts';
import { placeNamed, stage } from '../staged.ts';
import { boardFiles } from './board-files.ts';
import budget from './budget.json' with { type: 'json' };
import { MATCHES, VISITS, visit } from './first-visit.ts';

const rebellion = { title: 'rebellion', seats: ['rebel', 'imperial'], options: { setup: 'advanced' } };
const shared = stagedAndBrowser(() => stage([...MATCHES, { ...rebellion, name: 'late', moment: 'late', from: 1 }]));
const stagedAs = (name: string) => placeNamed(shared.staged, name);

test('the board of Rebellion opens with less than 200 kB of its own, none of it rules to read', async () => {
  const files = await boardFiles(shared.browser, shared.staged, stagedAs('late'), stagedAs('galaxy-dice'));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeGreaterThan(100_000);
  expect(total).toBeLessThan(200_000);
  // Of the texts of the language: the title's and the board's, not those of the rules.
  expect(files.filter(({ name }) => /[/-]en-[^/]*\.js$/.test(name))).toHaveLength(2);
  expect(files.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^\/art\/[\da-f]{10}\/systems\.json$/));
});

test('the board of Imperial Assault opens with less than 150 kB of its own, drawings and texts included', async () => {
  const files = await boardFiles(shared.browser, shared.staged, stagedAs('imperial-assault'), stagedAs('galaxy-dice'));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(150_000);
  // The texts of the title and the board, and the rules, which the guide of the first rounds quotes.
  expect(files.filter(({ name }) => /[/-]en-[^/]*\.js$/.test(name))).toHaveLength(3);
});

test('no page of the build has zod: its schemas check frames in development and tests only', async () => {
  const assets = new URL('../../dist/assets/', import.meta.url);
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(new URL(name, assets), 'utf8')));
  expect(texts.join('')).toContain('decisions');
  expect(scripts.filter((_name, index) => texts[index]?.includes('_zod'))).toEqual([]);
});

/** Most bytes of a first visit, all its files included: about a tenth more than it has. */
const BUDGETS: Readonly<Record<string, number>> = budget;

/** What a page needs before it can be used, besides the entry: whatever its document does not name costs a round trip more. */
const neededBy = (which: string): readonly string[] =>
  which === 'name' || which === 'lobby' ? ['first', which] : ['first', 'match', 'boards', which];

test.each(VISITS)('a first visit stays within its budget, without an error in the console: %s', async (which) => {
  const { files, named, errors } = await visit(shared.browser, shared.staged, which);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(BUDGETS[which] ?? 0);
  expect(named).toEqual(expect.arrayContaining([...neededBy(which), 'words-en']));
  // What is loaded after the question.
  expect(named).not.toContain('match-later');
  // A reader loads the words of one language.
  expect(files.filter(({ name }) => /words-(it|fr|es|pt)-/.test(name))).toEqual([]);
  expect(errors).toEqual([]);
});

test('every title of the server has its budget', async () => {
  const { page, context } = await person(shared.browser);
  await shared.staged.become(context, stagedAs('galaxy-dice'), stagedAs('galaxy-dice').seat);
  const answer = await page.request.get(`${shared.staged.server.url}/api/titles`);
  const { titles }: { titles: readonly { id: string }[] } = await answer.json();
  await context.close();
  expect(titles.map(({ id }) => id).toSorted()).toEqual(MATCHES.map(({ title }) => title).toSorted());
});
