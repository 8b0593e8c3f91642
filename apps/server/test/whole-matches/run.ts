/** Plays 20 matches per number of players by default: `npm run tool -- test:matches [matches] [seed]`. */
import { spawn } from 'node:child_process';

const [matches = '20', seed = ''] = process.argv.slice(2);
const env = { ...process.env, WHOLE_MATCHES: matches, ...(seed !== '' && { TEST_SEED: seed }) };
const args = ['vitest', 'run', '--project', 'server', 'apps/server/test/whole-matches'];
spawn('npx', args, { env, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
