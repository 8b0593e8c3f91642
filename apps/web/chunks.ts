import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { LANGUAGES } from './src/kit/i18n/languages.ts';
import { ROUTES } from './src/pages/routes.ts';

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));
const board = (title: string) => source(`boards/${title}/index.tsx`);

/** Titles with a board, by their folders. */
export const BOARDS = readdirSync(source('boards')).filter((title) => existsSync(board(title)));

/** Parts of a match that are loaded after its question: those that its page does not import. */
const LATER = readdirSync(source('match'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => source(`match/${file}`));

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** How many of the boards and the later parts of a match need a module. */
function needing(graph: Graph): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const roots of [...BOARDS.map((title) => [board(title)]), LATER]) {
    const found = new Set(roots);
    // What is added meanwhile is looked at too.
    for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    for (const id of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

let counts: ReadonlyMap<string, number> | null = null;

function sharedByBoards(id: string, graph: Graph): string | null {
  counts ??= needing(graph);
  return (counts.get(id) ?? 0) > 1 ? 'boards' : null;
}

const group = (name: string, file: string) => ({ name, test: source(file) });

/**
 * Boards and the later parts of a match do not load each other: what two of them need has a file of its own, and so have
 * the pictures of all titles, which the lobby loads.
 */
const boards = [
  { name: 'title-art', test: /\/src\/boards\/[\w-]+\/art\.tsx$/ },
  { name: 'pictures', test: /\/src\/boards\/(?:[\w-]+\/picture|kit\/sketch)\.tsx$/ },
  { name: sharedByBoards, debugName: 'boards' },
  group('match-later', 'match/'),
  ...BOARDS.map((title) => group(title, `boards/${title}/index.tsx`)),
];

/**
 * Files of the build: a module goes into that of the first group that needs it, as the bundler adds to each group what it
 * imports. The sentences that every page needs are one file a language; what no page needs at first is left to the bundler.
 */
export const CHUNKS: readonly Rolldown.CodeSplittingGroup[] = [
  ...LANGUAGES.map((language) => ({
    name: `words-${language}`,
    test: new RegExp(`/(?:catalogues/common|engine/text|text/lobby)/${language}\\.json$`),
  })),
  group('entry', 'boot.ts'),
  group('first', 'main.tsx'),
  ...Object.entries(ROUTES).flatMap(([name, { page }]) => [
    group(name, `pages/${page}.tsx`),
    ...(name === 'match' ? boards : []),
  ]),
];
