import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { titles } from '../packages/games/src/titles.ts';
import { TOOLS } from './tools.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('tool.mjs', import.meta.url));

function tool(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...parameters], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('every tool is there, and has a name of its own', () => {
  expect(TOOLS.filter(({ file }) => !existsSync(`${root}/${file}`))).toEqual([]);
  expect(new Set(TOOLS.map(({ name }) => name)).size).toBe(TOOLS.length);
});

test('the list has a line for each tool, and so has the answer to a name that there is not', () => {
  const list = tool('--list');
  expect(list).toMatchObject({ status: 0, stderr: '' });
  for (const { name, file } of TOOLS) expect(list.stdout).toMatch(new RegExp(`^${name} .*${file} `, 'm'));
  expect(tool('no-tool')).toEqual({ status: 1, stdout: '', stderr: `There is no tool no-tool.\n${list.stdout}` });
});

test('a tool gets its arguments, and help tells the usage', () => {
  const usage = tool('new-title', '--help');
  expect(usage).toMatchObject({ status: 0, stdout: expect.stringMatching(/^usage: npm run tool -- new-title /) });
});

test('a tool that is built itself finds every title', () => {
  const { stderr } = tool('fuzz', 'no-title');
  expect(stderr).toBe(`no title no-title; there are: ${titles.map(({ id }) => id).join(', ')}\n`);
  expect(tool('fuzz', 'galaxy-dice', '1')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^seed 1: /) });
});

test('sources and documents name scripts and tools that there are', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const files = execFileSync('git', ['grep', '-lI', 'npm run'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const unknown = files.flatMap((file) => {
    const source = readFileSync(`${root}/${file}`, 'utf8');
    const named = [...source.matchAll(/npm run (?:--silent |-s )?(?:tool -- ([a-z:-]+)|([a-z:-]+))/g)];
    return named
      .filter(([, name, script]) =>
        name ? name !== '--list' && !TOOLS.some((one) => one.name === name) : !(script! in scripts),
      )
      .map(([command]) => `${file}: ${command}`);
  });
  expect(unknown).toEqual([]);
});
