import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../../test/kit/setup.ts';
import { readConfig, StartupError } from '../config.ts';
import { createLog } from '../observability/log.ts';
import { tellOperatorToken, withOperatorToken } from './operator-token.ts';

test('the first start writes a token file readable by the operator only, later starts read it, and the log names only its path', () => {
  const dir = tempDir();
  let said = '';
  const log = createLog('trace', {
    write(line: string) {
      said += line;
    },
  });
  const config = readConfig({ DATA_DIR: dir });
  const { operatorToken } = withOperatorToken(config);
  const path = join(dir, 'operator-token');
  expect(operatorToken).toMatch(/^[\w-]{32}$/);
  expect(readFileSync(path, 'utf8')).toBe(`${operatorToken}\n`);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(withOperatorToken(config).operatorToken).toBe(operatorToken);
  tellOperatorToken(config, log);
  expect(said).toContain(path);
  expect(said).not.toContain(operatorToken);
});

test('a start takes the token file back from other users of the machine', () => {
  const config = readConfig({ DATA_DIR: tempDir() });
  const { operatorToken } = withOperatorToken(config);
  const path = join(config.dataDir, 'operator-token');
  chmodSync(path, 0o644);
  expect(withOperatorToken(config).operatorToken).toBe(operatorToken);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a token from the settings is used, and PostgreSQL needs one', () => {
  const set = readConfig({ DATA_DIR: tempDir(), OPERATOR_TOKEN: 'set-by-the-operator' });
  expect(withOperatorToken(set)).toBe(set);
  const remote = readConfig({ DATABASE_URL: 'postgres://db.example/echo', DATA_DIR: '/nowhere/at/all' });
  expect(withOperatorToken(remote).operatorToken).toBeUndefined();
  const silent = createLog('trace', { write: (line: string) => expect.unreachable(line) });
  for (const config of [set, remote]) tellOperatorToken(config, silent);
});

test('an unreadable or empty token file stops the start with one line', () => {
  const config = readConfig({ DATA_DIR: tempDir() });
  const path = join(config.dataDir, 'operator-token');
  writeFileSync(path, '\n');
  const empty = new StartupError(`${path} is empty: delete it and restart to create a new token`);
  expect(() => withOperatorToken(config)).toThrow(empty);
  const other = readConfig({ DATA_DIR: tempDir() });
  mkdirSync(join(other.dataDir, 'operator-token'));
  expect(() => withOperatorToken(other)).toThrow(StartupError);
  expect(() => withOperatorToken(other)).toThrow(/operator-token cannot be used: EISDIR/);
});
