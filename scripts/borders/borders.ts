/** A border of the repository: files of `from` must not import what matches `to`. */
export interface Border {
  readonly name: string;
  readonly because: string;
  /** Paths of the importing files, from the root of the repository; `to` may use its groups as `$1`, `$2`. */
  readonly from: RegExp;
  readonly notFrom?: RegExp;
  /** Paths of imported files from the root of the repository, or names of packages as they are imported. */
  readonly to: string;
}

const TESTS = '(/(testing|test|e2e|bench)/|\\.test(-d)?\\.tsx?$)';

export const BORDERS: readonly Border[] = [
  {
    name: 'production-without-tests',
    because: 'What is built and run never imports tests or test helpers.',
    from: /^(apps|packages)\/[^/]+\/src\//,
    notFrom: new RegExp(TESTS),
    to: `(${TESTS}|^@echo-base/games/([^/]+/)?testing)`,
  },
  {
    name: 'engine-without-titles',
    because: 'The engine knows no title.',
    from: /^packages\/games\/src\/engine\//,
    to: '^packages/games/src/(?!engine/)',
  },
  {
    name: 'title-without-titles',
    because: 'A title imports the engine and itself, never another title.',
    from: /^packages\/games\/src\/([^/]+)\//,
    // Tests may load a title's texts as the browser does.
    notFrom: /\/text\.test\.ts$/,
    to: '^packages/games/src/(?!engine/|$1/)',
  },
  {
    name: 'client-of-a-title',
    because: 'client.ts, lobby.ts, picture.ts and preview are what a browser may load: no state, no rules.',
    from: /^packages\/games\/src\/([^/]+)\/(?:(?:client|lobby|picture)\.ts$|preview\/)/,
    notFrom: new RegExp(TESTS),
    to: '^packages/games/src/$1/(state|view|bot|moves)\\.ts$|^packages/games/src/$1/(rules|bots|cards|effects)/',
  },
  {
    name: 'boardgame-io-in-its-adapter',
    because: 'Only the adapter of the engine imports boardgame.io and immer; use what it exports.',
    from: /./,
    notFrom: /^packages\/games\/(src\/engine\/boardgame(\.test|-cjs\.d)?\.ts|test\/stock\.test\.ts|workbench\/)/,
    to: '^(boardgame\\.io|immer)(/|$)',
  },
  {
    name: 'browser-without-rules',
    because:
      'The browser imports only <title>/client, <title>/lobby, pictures, budgets and text from the games (its tests also <title>/testing, and those that play random matches the rules), and nothing of the server.',
    from: /^apps\/web\/src\//,
    notFrom: /^apps\/web\/src\/boards\/(testing\/|.+\.contract\.test\.tsx?$)/,
    to: '^@echo-base/(server|games(?!/([^/]+/(client|lobby|picture|testing)|budgets|text)$))',
  },
  {
    name: 'browser-without-zod',
    because: 'Pages do without zod: the protocol and facts of a title are checked in development and by tests.',
    from: /^apps\/web\/src\//,
    notFrom: new RegExp(TESTS),
    to: '^zod(/|$)',
  },
  {
    name: 'packages-by-name',
    because: 'Packages are imported by name.',
    from: /^((?:apps|packages)\/[^/]+)\//,
    to: '^(?!$1/)(apps|packages)/',
  },
  {
    name: 'ground-floor-of-the-server',
    because: 'The ground floor of the server imports no room above it.',
    from: /^apps\/server\/src\/model\//,
    to: '^apps/server/src/(?!model/|refused\\.ts|error-codes\\.ts)',
  },
];

/** Folders without import cycles; those of types only are allowed among the files of one folder. */
export const WITHOUT_CIRCLES: readonly RegExp[] = [
  /^apps\/server\//,
  /^packages\/protocol\//,
  /^packages\/games\/src\//,
  /^apps\/web\//,
];

/** Folders whose subfolders import each other in one direction only. */
export const ONE_WAY: readonly RegExp[] = [/^apps\/server\/src\/[^/]+\//, /^apps\/web\/src\/[^/]+\/[^/]+\//];

/** Layers of the client, the lowest first: each imports itself and those below it. Files beside the folders are above all. */
export const LAYERS: readonly string[] = [
  ...['kit/net', 'kit/i18n', 'kit/ui', 'rules', 'chat', 'question', 'boards', 'settings', 'match', 'pages'].map(
    (folder) => `apps/web/src/${folder}/`,
  ),
  'apps/web/src/',
];
