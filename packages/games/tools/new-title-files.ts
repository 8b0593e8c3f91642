import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** The names by which a title appears in its files. */
export interface Names {
  /** Kebab case: folder and id, for instance `battle-of-hoth`. */
  readonly id: string;
  /** The constant that holds the title: `battleOfHoth`. */
  readonly constant: string;
  /** Name in the lobby, in every language until it is translated: `Battle Of Hoth`. */
  readonly name: string;
  /** Prefix of the clauses: `BOH`. */
  readonly prefix: string;
}

const TEMPLATE: Names = { id: 'high-card', constant: 'highCard', name: 'High Card', prefix: 'HC' };

const WEB = fileURLToPath(new URL('../../../apps/web/', import.meta.url));
/** The boards of all titles, and the template of one. */
export const BOARDS = join(WEB, 'src/boards');
export const BOARD_TEMPLATE = join(WEB, 'template');

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Initials of the words; of a single word the first two letters. */
function prefixOf(words: readonly string[]): string {
  const initials = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : (words[0] ?? '').slice(0, 2);
  return initials.slice(0, 3).toUpperCase();
}

/** The names of a title, derived from its id; name and prefix may be given. */
export function namesOf(id: string, given: { name?: string | undefined; prefix?: string | undefined } = {}): Names {
  const words = id.split('-');
  const [first = '', ...rest] = words;
  return {
    id,
    constant: first + rest.map(capital).join(''),
    name: given.name ?? words.map(capital).join(' '),
    prefix: given.prefix?.toUpperCase() ?? prefixOf(words),
  };
}

function filesIn(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Clause prefixes of all existing titles, by prefix. */
function prefixesIn(games: string): Map<string, string> {
  const prefixes = new Map([[TEMPLATE.prefix, 'the template']]);
  for (const { name } of readdirSync(join(games, 'src'), { withFileTypes: true })) {
    const file = join(games, 'src', name, 'testing/clauses.json');
    if (!existsSync(file)) continue;
    for (const clause of JSON.parse(readFileSync(file, 'utf8')) as { id: string }[])
      prefixes.set(clause.id.split('-')[0] ?? '', name);
  }
  return prefixes;
}

function isIdentifier(name: string): boolean {
  try {
    return Boolean(new Script(`'use strict'; let ${name};`));
  } catch {
    return false;
  }
}

/** Validates the names of a new title: the problem, or null. `games` is the folder of the package. */
export function problemWith({ id, constant, name, prefix }: Names, games: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) return `"${id}" is not in kebab case, as galaxy-dice is`;
  const isTaken = [join(games, 'src', id), join(BOARDS, id)].some((folder) => existsSync(folder));
  if (id === TEMPLATE.id || isTaken) return `there is a ${id} already`;
  const used = new RegExp(`\\b${constant}\\b`);
  const isUsed = [...filesIn(join(games, 'template')), join(games, 'src/titles.ts')]
    .filter((file) => file.endsWith('.ts'))
    .some((file) => used.test(readFileSync(file, 'utf8')));
  if (isUsed || !isIdentifier(constant)) return `the name "${constant}" is used in the code: choose an id of two words`;
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ’:,.!?&-]*$/u.test(name))
    return `"${name}" is no name: give letters, digits, spaces and ’ : , . ! ? & -`;
  if (!/^[A-Z]{2,3}$/.test(prefix)) return `"${prefix}" is no prefix of clauses: give two or three letters`;
  const owner = prefixesIn(games).get(prefix);
  return owner ? `${owner} has clauses that begin with ${prefix}-: give another prefix` : null;
}

/** Source of a template file with the names of the title, and the path of the engine from its folder. */
function renamed(source: string, names: Names): string {
  return source
    .replaceAll(TEMPLATE.id, names.id)
    .replaceAll(TEMPLATE.constant, names.constant)
    .replaceAll(TEMPLATE.name, names.name)
    .replaceAll(`${TEMPLATE.prefix}-`, `${names.prefix}-`)
    .replaceAll('../src/engine/', '../engine/');
}

/** Source of a file of the board's template, with the names of the title, and the paths of the client from its folder. */
function renamedOnBoard(source: string, names: Names): string {
  return renamed(source, names)
    .replaceAll('@echo-base/games/template/', `@echo-base/games/${names.id}/`)
    .replaceAll("'../src/boards/", "'../")
    .replace(/'((?:[.][.]\/)+)src\//g, "'$1../");
}

/** Copies a template; `rename` changes the source of a file. */
function copyTemplate(template: string, directory: string, rename: (source: string) => string): void {
  cpSync(template, directory, { recursive: true });
  for (const file of filesIn(directory)) writeFileSync(file, rename(readFileSync(file, 'utf8')));
}

/** Adds a title to the source of `titles.ts`. Throws when the list is not found. */
function listed(source: string, { id, constant }: Names): string {
  const list = /(titles: readonly AnyTitle\[\] = \[)([^\]]*?),?\s*\]/;
  const lastImport = source.lastIndexOf('import ');
  const end = source.indexOf('\n', lastImport) + 1;
  if (!list.test(source) || lastImport < 0) throw new Error('titles.ts has no list of titles');
  const withImport = `${source.slice(0, end)}import { ${constant} } from './${id}/index.ts';\n${source.slice(end)}`;
  return withImport.replace(
    list,
    (_, start: string, others: string) => `${start}${others ? `${others}, ` : ''}${constant}]`,
  );
}

/**
 * Creates the files of a title and of its board from the templates, and lists it in `titles.ts`; `names` must have passed
 * `problemWith`. `games` is the folder of the package, `boards` that of all boards.
 */
export function createTitle(names: Names, games: string, boards = BOARDS): void {
  copyTemplate(join(games, 'template'), join(games, 'src', names.id), (source) => renamed(source, names));
  copyTemplate(BOARD_TEMPLATE, join(boards, names.id), (source) => renamedOnBoard(source, names));
  const titles = join(games, 'src/titles.ts');
  writeFileSync(titles, listed(readFileSync(titles, 'utf8'), names));
}
