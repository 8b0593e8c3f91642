/** Fails if an import crosses a border of the repository or leads to no file, or imports form a cycle: `npm run borders`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { problemsOf } from './check.ts';

const kinds = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.css'];
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...kinds], { encoding: 'utf8' });
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
const files = tracked.split('\n').filter((file) => file !== '' && existsSync(file));
const problems = problemsOf(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])), isFile);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${files.length} files, ${problems.length} faults of imports\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
