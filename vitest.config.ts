import { randomInt } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { catalogues } from './apps/web/catalogues.ts';
import { LongFirst } from './scripts/long-first.ts';

/** Seed of all random tests; the workers inherit it. The gate's is fixed, `TEST_SEED=random` draws one, as every night. */
const seed = process.env.TEST_SEED === 'random' ? String(randomInt(2 ** 31 - 1)) : process.env.TEST_SEED;
process.env.TEST_SEED = seed || '1';

/** Young generation of the heap of a worker: rules copy much, and a larger one is collected less often (a tenth of the time). */
const HEAP = '--max-semi-space-size=64';
setFlagsFromString(HEAP); // threads take it from this process, forks from `execArgv`

const project = (name: string, include: string[], more: object = {}) => ({
  test: {
    name,
    include,
    environment: 'node',
    env: { NODE_ENV: 'production' },
    isolate: false,
    execArgv: [HEAP],
    setupFiles: ['scripts/test-seed.ts'],
    // Not the second of vitest, which a busy machine exceeds: about as long as a test may take.
    expect: { poll: { timeout: 50_000 } },
    ...more,
  },
});

/**
 * Groups run one after another, the files of a group in parallel. Rules and browsers use the processor, one file a core;
 * tests of the server wait about half of their time.
 */
const group = (groupOrder: number, maxWorkers: number) => ({ sequence: { groupOrder }, maxWorkers });

/** Files in an order of our own; with `--sequence.shuffle.files` none, as vitest shuffles only without a sequencer. */
const order = process.argv.includes('--sequence.shuffle.files') ? {} : { sequencer: LongFirst };

export default defineConfig({
  test: {
    sequence: order,
    reporters: ['default', './scripts/ledger-reporter.ts', './scripts/tally-reporter.ts'],
    projects: [
      project('games', ['{packages/*/{src,template,test},scripts}/**/*.test.ts'], {
        ...group(0, 2),
        pool: 'threads',
        execArgv: [],
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      {
        ...project('web', ['apps/web/{src,template}/**/*.test.{ts,tsx}'], {
          ...group(0, 2),
          env: { NODE_ENV: 'test' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Sources name classes one by one, which an empty sheet would not have.
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
          setupFiles: [
            'kit/i18n/testing/english.ts',
            'testing/set-up.ts',
            'testing/endless-updates.ts',
            'testing/no-requests.ts',
            'testing/leave-nothing.ts',
          ].map((file) => `apps/web/src/${file}`),
        }),
        plugins: [catalogues()],
      },
      project('server', ['apps/server/{src,test}/**/*.test.ts'], {
        ...group(1, 4),
        setupFiles: ['scripts/test-seed.ts', 'apps/server/test/support/strict-answers.ts'],
        globalSetup: ['apps/server/test/support/postgres.ts', 'apps/server/test/support/redis.ts'],
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      project('browser', ['apps/web/e2e/**/*.test.ts'], {
        ...group(2, 2),
        testTimeout: 480_000,
        hookTimeout: 120_000,
      }),
    ],
  },
});
