import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('check-node.mjs', import.meta.url));

function checked(version: string) {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, version], { encoding: 'utf8' });
  return { status, stderr };
}

test.each(['20.19.0', '22.13.1', '24.0.0', '25.1.0'])('Node %s is supported', (version) => {
  expect(checked(version)).toEqual({ status: 0, stderr: '' });
});

test.each(['18.20.4', '20.18.0', '21.7.3', '22.12.0', '23.0.0'])('Node %s is refused in one line', (version) => {
  const { status, stderr } = checked(version);
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^Echo Base needs Node .* but this is Node ${version}[^\n]*\n$`));
});

test('the line names the versions of package.json', () => {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24');
});

test.each(['README.md', 'docs/hosting.md'])('%s names them too', (file) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Node 20 (from 20.19), 22 (from 22.13), or 24 and later');
});

test('npm start and npm test check the version before anything else', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  for (const name of ['prestart', 'pretest']) expect(scripts[name]).toMatch(/^node scripts\/check-node\.mjs && /);
});
