/** The contract tests of one title: `npm run tool -- contract <id>`. */
import { spawnSync } from 'node:child_process';
import { titles } from '../src/titles.ts';

const [id = ''] = process.argv.slice(2);
const ids = titles.map((title) => title.id);
if (ids.includes(id)) {
  const tests = ['vitest', 'run', '--project', 'games', 'packages/games/test/contract', '-t', `contract of ${id}:`];
  process.exitCode = spawnSync('npx', tests, { stdio: 'inherit' }).status ?? 1;
} else {
  console.error(`usage: npm run tool -- contract <id>, one of ${ids.join(', ')}`);
  process.exitCode = 1;
}
