import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTitle, namesOf, problemWith } from '../tools/new-title-files.ts';

const games = fileURLToPath(new URL('..', import.meta.url));
/** Copy of the parts of the package that a title needs, inside the package so that dependencies are found. */
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(games, '.new-title-'));
  mkdirSync(join(copy, 'src'));
  cpSync(join(games, 'template'), join(copy, 'template'), { recursive: true });
  cpSync(join(games, 'src/engine'), join(copy, 'src/engine'), { recursive: true });
  writeFileSync(
    join(copy, 'src/titles.ts'),
    "import type { AnyTitle } from './engine/title.ts';\n\nexport const titles: readonly AnyTitle[] = [];\n",
  );
  createTitle(namesOf('moon-race'), copy);
  createTitle(namesOf('ice-run'), copy);
});
afterAll(() => rmSync(copy, { recursive: true }));

const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const paths = (directory: string) =>
  readdirSync(join(copy, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(copy, directory).length + 1))
    .sort();

describe('a new title', () => {
  test('has every file of the template, none of its names and none of its paths', () => {
    expect(paths('src/moon-race')).toEqual(paths('template'));
    for (const path of paths('src/moon-race'))
      expect([path, read(`src/moon-race/${path}`)]).toEqual([
        path,
        expect.not.stringMatching(/high.?card|\bHC-|src\/engine|ice-run/i),
      ]);
    expect(read('src/moon-race/text/it/lobby.ts')).toContain("'title.moon-race': 'Moon Race'");
    expect(read('src/moon-race/testing/clauses.json')).toContain('"MR-1.1"');
  });

  test('is appended to the list of titles', () => {
    expect(read('src/titles.ts')).toMatch("import { moonRace } from './moon-race/index.ts';");
    expect(read('src/titles.ts')).toMatch(/= \[moonRace, iceRun\];/);
  });

  test('compiles', () => {
    const settings = { extends: '../../../tsconfig.base.json', include: ['src/*.ts', 'src/moon-race', 'src/ice-run'] };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(settings));
    const problems = () => execFileSync('npx', ['tsc', '-p', copy], { cwd: games, encoding: 'utf8' });
    expect(problems()).toBe('');
  });
});

describe('names', () => {
  test('are derived from the id; the prefix may be given', () => {
    expect(namesOf('battle-of-hoth', 'BH')).toEqual({
      id: 'battle-of-hoth',
      constant: 'battleOfHoth',
      name: 'Battle Of Hoth',
      prefix: 'BH',
    });
    expect(namesOf('outpost').prefix).toBe('OU');
  });

  test.each([
    ['Moon', undefined, 'kebab case'],
    ['../moon', undefined, 'kebab case'],
    ['', undefined, 'kebab case'],
    ['rebellion', undefined, 'already'],
    ['engine', undefined, 'already'],
    ['high-card', undefined, 'already'],
    ['view', undefined, 'is used in the code'],
    ['switch', undefined, 'is used in the code'],
    ['x', undefined, 'two or three capital letters'],
    ['moon-race', 'moon', 'two or three capital letters'],
    ['grand-duel', undefined, 'galaxy-dice has clauses that begin with GD-'],
    ['moon-race', 'HC', 'the template has clauses'],
  ])('%j with prefix %j is refused: %s', (id, prefix, reason) => {
    expect(problemWith(namesOf(id, prefix), games)).toContain(reason);
  });

  test('a free id is accepted', () => {
    expect(problemWith(namesOf('moon-race'), games)).toBeNull();
  });
});
