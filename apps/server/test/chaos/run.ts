/** Runs the chaos tests: `npm run tool -- test:chaos [rounds] [seed]`; 200 rounds by default. */
import { spawn } from 'node:child_process';

const [rounds = '200', seed = ''] = process.argv.slice(2);
const env = { ...process.env, CHAOS_ROUNDS: rounds, ...(seed !== '' && { TEST_SEED: seed }) };
const args = ['vitest', 'run', '--project', 'server', 'apps/server/test/chaos.test.ts'];
spawn('npx', args, { env, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
