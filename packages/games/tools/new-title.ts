import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AnyTitle } from '../src/engine/index.ts';
import { createTitle, namesOf, problemWith } from './new-title-files.ts';
import { recordHashes } from './replay-hashes.ts';

/**
 * `npm run new-title -- <id> [prefix]`: creates `src/<id>` from the template, a small complete game, and lists it in
 * `titles.ts`. `id` is in kebab case; `prefix` of its clauses has two or three capital letters, by default derived from
 * the id.
 */
const [id = '', prefix] = process.argv.slice(2);
const games = fileURLToPath(new URL('..', import.meta.url));
const names = namesOf(id, prefix);
const problem = problemWith(names, games);
if (problem) {
  console.error(`${problem}\nusage: npm run new-title -- <id> [prefix]`);
  process.exit(1);
}
createTitle(names, games);
const biome = ['biome', 'check', '--write', '--log-level=error', 'src/titles.ts', `src/${id}`];
execFileSync('npx', biome, { cwd: games, stdio: ['ignore', 'ignore', 'inherit'] });
const made = (await import(`../src/${id}/index.ts`)) as Readonly<Record<string, AnyTitle>>;
const title = made[names.constant];
if (!title) throw new Error(`src/${id}/index.ts exports no ${names.constant}`);
recordHashes(title);
console.log(`packages/games/src/${id} holds ${names.name}, a complete small game; its clauses begin with ${names.prefix}-.

  npx vitest run packages/games/src/${id}   its own tests
  npm run fuzz -- ${id} 50                  random games to the end
  npm run workbench -- ${id}                all its seats in one page
  npm start                                 it is in the lobby, played from the list of options

Now make it your game, in the order of docs/adding-a-game.md: state, rules, view, clauses
and their tests, texts in five languages, bots, and a board in apps/web/src/boards/${id}.
Until the first release: delete transcripts/replay-hashes.json and record anew (UPDATE_TRANSCRIPTS=1 npx vitest run ${id}/transcripts,
then npm run rules:record). Once matches are played with it, raise rulesVersion instead.`);
