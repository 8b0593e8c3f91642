/**
 * Abuse tests with other counts than 5,000, 1,000 and 10,000: `npm run tool -- test:abuse [frames] [requests] [newcomers]`.
 */
import { spawnSync } from 'node:child_process';

const [frames = '5000', requests = '1000', newcomers = '10000'] = process.argv.slice(2);
const TESTS = ['malformed', 'malformed-http', 'abuse', 'slow-readers'].map(
  (name) => `apps/server/test/${name}.test.ts`,
);

const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'server', '--testTimeout', '600000', ...TESTS], {
  stdio: 'inherit',
  env: { ...process.env, ABUSE_FRAMES: frames, ABUSE_REQUESTS: requests, ABUSE_NEWCOMERS: newcomers },
});
process.exit(status ?? 1);
