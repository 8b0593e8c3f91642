import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, StartupError } from '../config.ts';
import type { Logger } from '../observability/log.ts';

const FILE = 'operator-token';

/**
 * Settings with the operator token: from the settings, or from a file in the data directory that the first start
 * creates, readable by the operator only. With PostgreSQL there is no such file. Throws `StartupError` if the file
 * cannot be used.
 */
export function withOperatorToken(config: Config, log: Logger): Config {
  if (config.operatorToken !== undefined || config.databaseUrl !== undefined) return config;
  const path = join(config.dataDir, FILE);
  log.info({ path }, 'the operator token is in this file; it makes a player owner of the server');
  return { ...config, operatorToken: tokenIn(path) };
}

function tokenIn(path: string): string {
  try {
    writeFileSync(path, `${randomBytes(24).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(path, error);
  }
  return found(path);
}

function found(path: string): string {
  let token: string;
  try {
    token = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw unusable(path, error);
  }
  // Left by an interrupted first start or a full disk.
  if (token === '') throw new StartupError(`${path} is empty: delete it and restart to create a new token`);
  return token;
}

function unusable(path: string, error: unknown): StartupError {
  return new StartupError(`${path} cannot be used: ${(error as Error).message}`, { cause: error });
}
