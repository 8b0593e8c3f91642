import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, StartupError } from '../config.ts';
import type { Logger } from '../observability/log.ts';
import { keepPrivate } from '../storage/private-files.ts';

const FILE = 'operator-token';

/**
 * Settings with the operator token: from the settings, or from a file in the data directory that the first start
 * creates; every start makes it readable by the operator only. With PostgreSQL there is no such file. Throws `StartupError` if the file
 * cannot be used.
 */
export function withOperatorToken(config: Config): Config {
  const path = fileOf(config);
  return path === null ? config : { ...config, operatorToken: tokenIn(path) };
}

/** Names the file of the token in the log, once the server has started: what prevents a start is told alone. */
export function tellOperatorToken(config: Config, log: Logger): void {
  const path = fileOf(config);
  if (path !== null) log.info({ path }, 'the operator token is in this file; it makes a player owner of the server');
}

/** File of the token; null where the settings have one, or PostgreSQL the data. */
function fileOf({ operatorToken, databaseUrl, dataDir }: Config): string | null {
  return operatorToken !== undefined || databaseUrl !== undefined ? null : join(dataDir, FILE);
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
    keepPrivate(path);
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

/** File that holds the operator token of a server that runs; null if a setting does. */
export function tokenFileOf({ operatorToken, databaseUrl, dataDir }: Config): string | null {
  if (databaseUrl !== undefined) return null;
  const path = resolve(dataDir, FILE);
  try {
    return readFileSync(path, 'utf8').trim() === operatorToken ? path : null;
  } catch {
    return null;
  }
}
