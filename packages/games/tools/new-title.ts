import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyTitle } from '../src/engine/index.ts';
import { BOARDS, createTitle, namesOf, problemWith } from './new-title-files.ts';
import { recordHashes } from './replay-hashes.ts';

/**
 * `npm run tool -- new-title <id> [name] [prefix]`: creates `src/<id>` from the template, a small complete game, lists it in
 * `titles.ts`, and creates its board in `apps/web/src/boards/<id>`.
 */
const USAGE = `usage: npm run tool -- new-title <id> [name] [prefix]
  id      in kebab case: moon-race
  name    in the lobby, by default from the id: "Moon Race"
  prefix  of its clauses, two or three letters, by default from the id: MR`;
const [id = '', name, prefix] = process.argv.slice(2);
if (['', '-h', '--help'].includes(id)) {
  console.log(USAGE);
  process.exit(id === '' ? 1 : 0);
}
const games = fileURLToPath(new URL('..', import.meta.url));
const names = namesOf(id, { name, prefix });
const problem = problemWith(names, games);
if (problem) {
  console.error(`${problem}\n${USAGE}`);
  process.exit(1);
}
createTitle(names, games);
const made = ['src/titles.ts', `src/${id}`, join(BOARDS, id)];
const biome = ['biome', 'check', '--write', '--log-level=error', ...made];
execFileSync('npx', biome, { cwd: games, stdio: ['ignore', 'ignore', 'inherit'] });
const index = (await import(`../src/${id}/index.ts`)) as Readonly<Record<string, AnyTitle>>;
const title = index[names.constant];
if (!title) throw new Error(`src/${id}/index.ts exports no ${names.constant}`);
recordHashes(title);
console.log(`packages/games/src/${id} holds ${names.name}, a complete small game; its clauses begin with ${names.prefix}-.
apps/web/src/boards/${id} holds its board.

  npx vitest run packages/games/src/${id} apps/web/src/boards/${id}   its own tests
  npm run tool -- contract ${id}           its contract tests
  npm run tool -- fuzz ${id} 50            random games to the end
  npm run tool -- workbench ${id}          all its seats in one page
  npm run dev                              it is in the lobby, with its board (after npm start once it is complete)

Now make it your game, in the order of docs/adding-a-game.md: state, rules, view, clauses
and their tests, texts (English alone until the title is complete), bots, board.
Until the first release: delete transcripts/replay-hashes.json and record anew (UPDATE_TRANSCRIPTS=1 npx vitest run ${id}/transcripts,
then npm run tool -- rules:record ${id}). Once matches are played with it, raise rulesVersion instead.`);
