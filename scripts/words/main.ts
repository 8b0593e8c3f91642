/** Fails if an odd word stands in what we write: `npm run words`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { problemsOf } from './check.ts';
import { isCatalogue } from './texts.ts';

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});
const files = tracked
  .split('\n')
  .filter((file) => (/\.(m?ts|tsx|mjs|md|css)$/.test(file) || isCatalogue(file)) && existsSync(file));
const problems = files.flatMap((file) => problemsOf(file, readFileSync(file, 'utf8')));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${files.length} files, ${problems.length} odd words\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
