import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as Texts from '../src/text.ts';
import { BOARD_TEMPLATE, BOARDS, createTitle, namesOf, problemWith } from '../tools/new-title-files.ts';

const games = fileURLToPath(new URL('..', import.meta.url));
/** Copy of the parts of the package that a title needs, inside the package so that dependencies are found. */
let copy = '';
/** Copy of the folder of all boards, in the client so that what a board imports is found. */
let boards = '';

beforeAll(() => {
  copy = mkdtempSync(join(games, '.new-title-'));
  mkdirSync(join(copy, 'src'));
  cpSync(join(games, 'template'), join(copy, 'template'), { recursive: true });
  cpSync(join(games, 'src/engine'), join(copy, 'src/engine'), { recursive: true });
  cpSync(join(games, 'src/text.ts'), join(copy, 'src/text.ts'));
  writeFileSync(
    join(copy, 'src/titles.ts'),
    "import type { AnyTitle } from './engine/title.ts';\n\nexport const titles: readonly AnyTitle[] = [];\n",
  );
  boards = mkdtempSync(join(BOARDS, '../.new-title-'));
  for (const part of ['kit', 'testing', 'seat-looks.ts']) symlinkSync(join(BOARDS, part), join(boards, part));
  createTitle(namesOf('moon-race'), copy, boards);
  createTitle(namesOf('ice-run'), copy, boards);
});
afterAll(() => {
  for (const folder of [copy, boards]) rmSync(folder, { recursive: true });
});

const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const pathsIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();
const paths = (directory: string) => pathsIn(join(copy, directory));

describe('a new title', () => {
  test('has every file of the template, none of its names and none of its paths', () => {
    expect(paths('src/moon-race')).toEqual(paths('template'));
    for (const path of paths('src/moon-race'))
      expect([path, read(`src/moon-race/${path}`)]).toEqual([
        path,
        expect.not.stringMatching(/high.?card|\bHC-|src\/engine|ice-run/i),
      ]);
    expect(read('src/moon-race/text/lobby/en.json')).toContain('"title.moon-race": "Moon Race"');
    expect(read('src/moon-race/testing/clauses.json')).toContain('"MR-1.1"');
  });

  test('has a board, whose imports are those of a folder among the boards', () => {
    const board = join(boards, 'moon-race');
    expect(pathsIn(board)).toEqual(pathsIn(BOARD_TEMPLATE));
    for (const path of pathsIn(board))
      expect([path, readFileSync(join(board, path), 'utf8')]).toEqual([
        path,
        expect.not.stringMatching(/high.?card|games\/template|\/src\/|ice-run/i),
      ]);
  });

  test('is appended to the list of titles', () => {
    expect(read('src/titles.ts')).toMatch("import { moonRace } from './moon-race/index.ts';");
    expect(read('src/titles.ts')).toMatch(/= \[moonRace, iceRun\];/);
  });

  test('is read in English in every language until it has the others', async () => {
    const { loadCatalogue, loadLobby }: typeof Texts = await import(join(copy, 'src/text.ts'));
    expect(await loadCatalogue('moon-race', 'it')).toMatchObject({
      'log.conceded': '{seat} abbandona.',
      'title.moon-race': 'Moon Race',
      'outcome.points': 'Most points',
    });
    expect((await loadLobby('pt'))['ice-run']).toHaveProperty(['title.ice-run'], 'Ice Run');
  });

  test('compiles', () => {
    const settings = { extends: '../../../tsconfig.base.json', include: ['src/*.ts', 'src/moon-race', 'src/ice-run'] };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(settings));
    const problems = () => execFileSync('npx', ['tsc', '-p', copy], { cwd: games, encoding: 'utf8' });
    expect(problems()).toBe('');
  });

  test('its board compiles', () => {
    const at = (path: string) => [join(copy, 'src/moon-race', path)];
    const compilerOptions = {
      paths: {
        '@echo-base/games/moon-race/client': at('client.ts'),
        '@echo-base/games/moon-race/testing': at('testing/scenario.ts'),
      },
    };
    const settings = {
      extends: '../../tsconfig.json',
      compilerOptions,
      include: ['moon-race', '../env.d.ts'],
      exclude: [],
    };
    writeFileSync(join(boards, 'tsconfig.json'), JSON.stringify(settings));
    const problems = () => execFileSync('npx', ['tsc', '-p', boards], { cwd: games, encoding: 'utf8' });
    expect(problems()).toBe('');
  });
});

describe('names', () => {
  test('are derived from the id; name and prefix may be given', () => {
    expect(namesOf('battle-of-hoth', { name: 'Battle of Hoth', prefix: 'BH' })).toEqual({
      id: 'battle-of-hoth',
      constant: 'battleOfHoth',
      name: 'Battle of Hoth',
      prefix: 'BH',
    });
    expect(namesOf('outpost')).toMatchObject({ name: 'Outpost', prefix: 'OU' });
    expect(namesOf('toy-town', { prefix: 'tt' })).toMatchObject({ name: 'Toy Town', prefix: 'TT' });
  });

  test.each([
    ['Moon', undefined, 'kebab case'],
    ['../moon', undefined, 'kebab case'],
    ['', undefined, 'kebab case'],
    ['rebellion', undefined, 'already'],
    ['kit', undefined, 'already'],
    ['engine', undefined, 'already'],
    ['high-card', undefined, 'already'],
    ['view', undefined, 'is used in the code'],
    ['switch', undefined, 'is used in the code'],
    ['x', undefined, 'two or three letters'],
    ['moon-race', 'moon', 'two or three letters'],
    ['grand-duel', undefined, 'galaxy-dice has clauses that begin with GD-'],
    ['moon-race', 'HC', 'the template has clauses'],
  ])('%j with prefix %j is refused: %s', (id, prefix, reason) => {
    expect(problemWith(namesOf(id, { prefix }), games)).toContain(reason);
  });

  test.each(['', ' Moon', 'Moon "Race"', 'Moon */ Race', '$&'])('the name %j is refused', (name) => {
    expect(problemWith(namesOf('moon-race', { name }), games)).toContain('is no name');
  });

  test('a free id is accepted', () => {
    expect(problemWith(namesOf('moon-race'), games)).toBeNull();
  });
});
