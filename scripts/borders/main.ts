/** Fails if an import crosses a border of the repository, or imports form a cycle: `npm run borders`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { problemsOf } from './check.ts';

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mts', '*.mjs'], {
  encoding: 'utf8',
});
const files = tracked.split('\n').filter((file) => file !== '' && existsSync(file));
const problems = problemsOf(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${files.length} files, ${problems.length} imports that cross a border\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
