import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, environment: 'node', env: { NODE_ENV: 'production' }, ...more },
});

export default defineConfig({
  test: {
    reporters: ['default', './scripts/ledger-reporter.ts', './scripts/tally-reporter.ts'],
    projects: [
      project('games', ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts'], { testTimeout: 60_000 }),
      project('server', ['apps/server/{src,test}/**/*.test.ts'], {
        setupFiles: ['apps/server/test/support/strict-answers.ts'],
        globalSetup: ['apps/server/test/support/postgres.ts', 'apps/server/test/support/redis.ts'],
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      project('web', ['apps/web/src/**/*.test.{ts,tsx}'], { env: { NODE_ENV: 'test' } }),
      project('browser', ['apps/web/e2e/**/*.test.ts'], {
        testTimeout: 240_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
    ],
  },
});
