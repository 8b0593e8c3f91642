import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, StartupError } from '../config.ts';
import type { Logger } from '../observability/log.ts';

const FILE = 'operator-token';

/**
 * The settings with an operator's token: the one that is set, or the one that lies in the data directory, where it is
 * put at the first start for the operator's eyes only. With PostgreSQL there is no such directory, and no such file.
 * Throws `StartupError` where the file cannot be used.
 */
export function withOperatorToken(config: Config, log: Logger): Config {
  if (config.operatorToken !== undefined || config.databaseUrl !== undefined) return config;
  const path = join(config.dataDir, FILE);
  log.info({ path }, 'whoever shows what this file says owns the server');
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
  // Left by a first start that was cut short, or by a disk that was full.
  if (token === '') throw new StartupError(`${path} is empty: delete it, and the next start writes another`);
  return token;
}

function unusable(path: string, error: unknown): StartupError {
  return new StartupError(`${path} cannot be used: ${(error as Error).message}`, { cause: error });
}
