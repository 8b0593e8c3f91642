import { expect, test } from 'vitest';
import { BORDERS } from './borders.ts';
import { problemsOf } from './check.ts';

const isThere = () => true;

/** Problems of files with these imports, each written `from -> to`. */
function planted(...imports: string[]): string[] {
  const parts = imports.map((line) => line.split(' -> ') as [string, string]);
  return problemsOf(new Map(parts.map(([from, to]) => [from, `import type { Planted } from '${to}';`])), isThere);
}

/** By border: imports that cross it, and imports that do not. */
const PLANTED: Record<string, { crosses: string[]; keeps: string[] }> = {
  'production-without-tests': {
    crosses: [
      'packages/games/src/rebellion/bots/random.ts -> ../../engine/testing/playout.ts',
      'apps/server/src/server.ts -> ./server.test.ts',
      'apps/server/src/server.ts -> ../test/kit/setup.ts',
      'apps/server/src/tools/replay.ts -> @echo-base/games/engine/testing',
      'apps/server/src/server.ts -> @echo-base/games/testing/grown-data',
      'apps/web/src/app.tsx -> @echo-base/games/rebellion/testing',
    ],
    keeps: [
      'apps/server/src/play/host.test.ts -> ../../test/kit/setup.ts',
      'apps/server/bench/bench-crowd.ts -> @echo-base/games/engine/testing',
      'apps/web/src/boards/rebellion/board.test.tsx -> @echo-base/games/rebellion/testing',
      'packages/games/src/rebellion/testing/scenario.ts -> ../../engine/testing/playout.ts',
    ],
  },
  'engine-without-titles': {
    crosses: [
      'packages/games/src/engine/match.ts -> ../titles.ts',
      'packages/games/src/engine/log.ts -> ../toy/log.ts',
    ],
    keeps: ['packages/games/src/engine/match.ts -> ./text/index.ts'],
  },
  'title-without-titles': {
    crosses: [
      'packages/games/src/galaxy-dice/rules/turn.ts -> ../../rebellion/state.ts',
      'packages/games/src/rebellion/index.ts -> ../titles.ts',
    ],
    keeps: [
      'packages/games/src/rebellion/rules/dice.ts -> ../../engine/rng.ts',
      'packages/games/src/rebellion/rules/dice.ts -> ../state.ts',
      'packages/games/src/titles.ts -> ./rebellion/index.ts',
    ],
  },
  'client-of-a-title': {
    crosses: [
      'packages/games/src/rebellion/client.ts -> ./state.ts',
      'packages/games/src/rebellion/client.ts -> ./rules/game.ts',
      'packages/games/src/rebellion/preview/answer.ts -> ../rules/board.ts',
    ],
    keeps: [
      'packages/games/src/rebellion/client.ts -> ./data/systems.ts',
      'packages/games/src/rebellion/preview/answer.test.ts -> ../rules/board.ts',
    ],
  },
  'boardgame-io-in-its-adapter': {
    crosses: [
      'apps/server/src/play/live-match.ts -> boardgame.io/core',
      'packages/games/src/engine/draft.ts -> immer',
      'apps/web/src/app.tsx -> boardgame.io/react',
    ],
    keeps: ['packages/games/src/engine/boardgame.ts -> boardgame.io/dist/cjs/internal.js'],
  },
  'browser-without-rules': {
    crosses: [
      'apps/web/src/app.tsx -> @echo-base/games/titles',
      'apps/web/src/app.tsx -> @echo-base/games/engine',
      'apps/web/src/app.tsx -> @echo-base/games',
      'apps/web/src/app.tsx -> @echo-base/server',
    ],
    keeps: [
      'apps/web/src/app.tsx -> @echo-base/games/rebellion/client',
      'apps/web/src/app.tsx -> @echo-base/games/battle-of-hoth/lobby',
      'apps/web/src/app.tsx -> @echo-base/games/text',
      'apps/web/src/app.tsx -> @echo-base/games/budgets',
      'apps/web/src/boards/rebellion/log/moments.contract.test.ts -> @echo-base/games/titles',
    ],
  },
  'browser-without-zod': {
    crosses: ['apps/web/src/kit/net/stored-as.ts -> zod', 'apps/web/src/kit/net/stored-as.ts -> zod/mini'],
    keeps: ['packages/games/src/imperial-assault/start.ts -> zod'],
  },
  'packages-by-name': {
    crosses: [
      'apps/server/src/server.ts -> ../../../packages/games/src/titles.ts',
      'apps/web/src/app.tsx -> ../../server/src/server.ts',
    ],
    keeps: ['apps/server/test/kit/setup.ts -> ../../src/server.ts'],
  },
  'ground-floor-of-the-server': {
    crosses: ['apps/server/src/model/seats.ts -> ../storage/store.ts'],
    keeps: ['apps/server/src/model/seats.ts -> ../refused.ts', 'apps/server/src/model/seats.ts -> ./rows.ts'],
  },
};

test('every border has an import that crosses it', () => {
  expect(Object.keys(PLANTED).sort()).toEqual(BORDERS.map(({ name }) => name).sort());
});

test.each(Object.entries(PLANTED))('an import that crosses the border %s is reported', (name, { crosses, keeps }) => {
  for (const line of crosses) expect(planted(line).filter((problem) => problem.startsWith(`${name}:`))).toHaveLength(1);
  for (const line of keeps) expect(planted(line)).toEqual([]);
});

/** Circles of a host and a queue that imports it back. */
function circleWith(back: string, queue = 'play'): string[] {
  const folder = 'apps/server/src';
  const forth = `import { Queue } from '../${queue}/queue.ts';`;
  const files = { 'play/host.ts': forth, [`${queue}/queue.ts`]: back, 'play/alone.ts': forth };
  const sources = new Map(Object.entries(files).map(([file, source]) => [`${folder}/${file}`, source]));
  return problemsOf(sources, isThere).filter((problem) => problem.startsWith('circle'));
}

test.each([
  ['values', "import { Host } from './host.ts';"],
  ['values and types', "import { Host, type Feed } from './host.ts';"],
  ['values beside types', "import type { Feed } from './host.ts'; import { Host } from './host.ts';"],
  ['nothing', "import './host.ts';"],
  ['re-exports', "export * from './host.ts';"],
  ['dynamic imports', "const host = await import('./host.ts');"],
])('an import cycle of %s is reported', (_kind, back) => {
  expect(circleWith(back)).toEqual(['circle: apps/server/src/play/host.ts <-> apps/server/src/play/queue.ts']);
});

test.each([
  ['types', "import type { Host } from '../play/host.ts';"],
  ['types by path', "type Host = import('../play/host.ts').Host;"],
  ['re-exported types', "export type { Host } from '../play/host.ts';"],
])('an import cycle of %s is reported across folders, and allowed within one', (_kind, back) => {
  expect(circleWith(back)).toEqual([]);
  expect(circleWith(back, 'model')).toEqual([
    'circle: apps/server/src/model/queue.ts <-> apps/server/src/play/host.ts',
  ]);
});

test.each(['apps/server/src/play', 'apps/web/src/kit/i18n', 'packages/games/src/engine', 'packages/protocol/src'])(
  'there is no import cycle within %s',
  (folder) => {
    const sources = new Map([
      [`${folder}/a.ts`, "import { b } from './b.tsx';"],
      [`${folder}/b.tsx`, "import { a } from './a.ts';"],
    ]);
    expect(problemsOf(sources, isThere)).toEqual([`circle: ${folder}/a.ts <-> ${folder}/b.tsx`]);
  },
);

test('folders of the server import each other in one direction only, except in tests', () => {
  const down = 'apps/server/src/play/host.ts -> ../record/game.ts';
  expect(planted(down, 'apps/server/src/record/game.test.ts -> ../play/live-match.ts')).toEqual([]);
  expect(planted(down, 'apps/server/src/record/game.ts -> ../play/live-match.ts')).toEqual([
    'one-way: apps/server/src/play/ <-> apps/server/src/record/',
  ]);
});

test('layers of the client import themselves and those below, except in tests', () => {
  const board = 'apps/web/src/boards/rebellion/board.tsx';
  expect(planted(`${board} -> ../../question/bar/bar.tsx`, `${board} -> ./scene.ts`)).toEqual([]);
  expect(planted('apps/web/src/kit/ui/chip.test.tsx -> ../../match/shell/shell.tsx')).toEqual([]);
  expect(planted(`${board} -> ../../match/shell/shell.tsx`)).toHaveLength(1);
  expect(planted('apps/web/src/kit/net/api.ts -> ../i18n/language.ts')).toHaveLength(1);
  expect(planted('apps/web/src/pages/lobby/lobby-page.tsx -> ../../app.tsx')).toHaveLength(1);
});

test.each([
  ['a module', 'app.tsx', "import { Bar } from './bar.tsx';", 'bar.tsx'],
  ['a style sheet', 'app.tsx', "import css from './app.module.css';", 'app.module.css'],
  ['a file as an address', 'app.tsx', "import address from './font.woff2?url';", 'font.woff2?url'],
  ['an imported style sheet', 'app.css', "@import './base.css';", 'base.css'],
  ['an imported address', 'app.css', "@import url('./base.css') layer(base);", 'base.css'],
  ['a composed class', 'app.module.css', ".bar { composes: row wide from './row.module.css'; }", 'row.module.css'],
])('%s that is imported and not there is reported', (_what, file, source, imported) => {
  const sources = new Map([[`apps/web/src/${file}`, source]]);
  const path = `apps/web/src/${imported}`;
  expect(problemsOf(sources, (one) => one === path.replace('?url', ''))).toEqual([]);
  expect(problemsOf(sources, () => false)).toEqual([
    `missing: apps/web/src/${file} imports ${path}. There is no such file.`,
  ]);
});

test('packages, commented rules and classes of the same sheet lead to no path', () => {
  const sources = new Map([
    ['apps/web/src/app.tsx', "import { render } from 'preact';"],
    ['apps/web/src/app.module.css', "/* @import './old.css'; */ .bar { composes: row; } .row { color: red; }"],
  ]);
  expect(problemsOf(sources, () => false)).toEqual([]);
});

test('a source that does not parse fails', () => {
  expect(() => problemsOf(new Map([['apps/web/src/app.tsx', 'import {']]), isThere)).toThrow('apps/web/src/app.tsx');
});
