import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../../test/kit/setup.ts';
import { readConfig, StartupError } from '../config.ts';
import { createLog } from '../observability/log.ts';
import { withOperatorToken } from './operator-token.ts';

test('the first start leaves a token for the operator’s eyes, later ones find it, and the log has its place only', () => {
  const dir = tempDir();
  let said = '';
  const log = createLog('trace', {
    write(line: string) {
      said += line;
    },
  });
  const config = readConfig({ DATA_DIR: dir });
  const { operatorToken } = withOperatorToken(config, log);
  const path = join(dir, 'operator-token');
  expect(operatorToken).toMatch(/^[\w-]{32}$/);
  expect(readFileSync(path, 'utf8')).toBe(`${operatorToken}\n`);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(withOperatorToken(config, log).operatorToken).toBe(operatorToken);
  expect(said).toContain(path);
  expect(said).not.toContain(operatorToken);
});

test('a token that is set is taken, and PostgreSQL needs one', () => {
  const log = createLog('silent');
  const set = readConfig({ DATA_DIR: tempDir(), OPERATOR_TOKEN: 'set-by-the-operator' });
  expect(withOperatorToken(set, log)).toBe(set);
  const remote = readConfig({ DATABASE_URL: 'postgres://db.example/echo', DATA_DIR: '/nowhere/at/all' });
  expect(withOperatorToken(remote, log).operatorToken).toBeUndefined();
});

test('a file that cannot be read, or holds nothing, stops the start with one line', () => {
  const log = createLog('silent');
  const config = readConfig({ DATA_DIR: tempDir() });
  const path = join(config.dataDir, 'operator-token');
  writeFileSync(path, '\n');
  const empty = new StartupError(`${path} is empty: delete it, and the next start writes another`);
  expect(() => withOperatorToken(config, log)).toThrow(empty);
  const other = readConfig({ DATA_DIR: tempDir() });
  mkdirSync(join(other.dataDir, 'operator-token'));
  expect(() => withOperatorToken(other, log)).toThrow(StartupError);
  expect(() => withOperatorToken(other, log)).toThrow(/operator-token cannot be used: EISDIR/);
});
