/** Kills servers while they tell players what is new: `npm run tool -- test:kills [kills] [seed]`; 500 kills by default. */
import { spawn } from 'node:child_process';

const [kills = '500', seed = ''] = process.argv.slice(2);
const env = { ...process.env, KILLS: kills, ...(seed !== '' && { TEST_SEED: seed }) };
const args = ['vitest', 'run', '--project', 'server', 'apps/server/test/alerts-kills.test.ts'];
spawn('npx', args, { env, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
