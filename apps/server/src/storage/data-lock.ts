import { join } from 'node:path';
import Sqlite from 'libsql';
import { StartupError } from '../config.ts';
import { makePrivateDir, makePrivateFiles } from './private-files.ts';

/** Longest wait for a server that is stopping, in milliseconds. */
const WAIT_MS = 3_000;

/** Lock on a data directory. */
export interface DataLock {
  /** Frees it; so does the end of the process, however it ends. */
  release(): void;
}

/**
 * Exclusive lock on a data directory: two servers on one database without PostgreSQL would not see each other's acts. It is
 * a transaction on a SQLite file of its own, so operator commands are not concerned. Throws `StartupError` if another
 * server holds it.
 */
export function lockDataDir(dataDir: string): DataLock {
  try {
    makePrivateDir(dataDir);
    const file = join(dataDir, 'echo-base.lock');
    makePrivateFiles(file);
    const database = new Sqlite(file);
    database.exec(`PRAGMA busy_timeout = ${WAIT_MS}`);
    database.exec('BEGIN EXCLUSIVE');
    return { release: () => void database.close() };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith('SQLITE_BUSY'))
      throw new StartupError(
        `DATA_DIR=${dataDir} is in use by another server: stop that one first, or give this one its own DATA_DIR and PORT`,
      );
    throw new StartupError(`DATA_DIR=${dataDir} cannot be used: ${message}`, { cause: error });
  }
}
