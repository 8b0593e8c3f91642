import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import Sqlite from 'libsql';
import { STORAGE_TIMEOUT_MS, StartupError } from '../config.ts';
import { Checkpoints } from './checkpoints.ts';
import { type Damaged, guardedStore } from './guarded-store.ts';
import { migrate } from './migrations.ts';
import { damageOf, isDamage } from './outage.ts';
import { makePrivateDir, makePrivateFiles } from './private-files.ts';
import type { Database } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import { NonBlockingSqliteDialect } from './sqlite-driver.ts';
import type { Store } from './store.ts';

/** Longest wait of an operator's command for another program's lock, in milliseconds. */
const OPERATOR_LOCK_MS = 60_000;
/** Size of the write-ahead log that is retained, in bytes. */
const LOG_BYTES = 16 * 1_024 * 1_024;
/** Pages of the log beyond which a commit makes a checkpoint itself, as those of `Checkpoints` do not keep up. */
const MOST_PAGES = LOG_BYTES / 4_096;
/** Most prepared statements in the cache; our queries have few shapes. */
const PREPARED = 200;

type Statement = ReturnType<Sqlite.Database['prepare']>;

/**
 * Opens the file in `dataDir`, created if missing; an operation takes at most `timeoutMs`. `damaged` is told if the file turns
 * out to be damaged later. Throws `StartupError`, also if it is damaged now.
 */
export async function openSqlite(dataDir: string, timeoutMs = STORAGE_TIMEOUT_MS, damaged?: Damaged): Promise<Store> {
  try {
    makePrivateDir(dataDir);
    // The lock has a reason of its own, so it is given up first.
    const use = { lockTimeoutMs: Math.ceil(timeoutMs * 0.9), isBusy: true };
    const db = connectSqlite(join(dataDir, 'echo-base.db'), use);
    await checkWhole(db);
    await migrate(db);
    return guardedStore(sqlStore(db), timeoutMs, damaged);
  } catch (error) {
    const advice = isDamage(error) ? `${damageOf(error)}: restore the last backup into an empty DATA_DIR` : undefined;
    const reason = advice ?? (error instanceof Error ? error.message : error);
    throw new StartupError(`DATA_DIR=${dataDir} cannot be used: ${reason}`, { cause: error });
  }
}

/** Reads every page of the file. Rejects if one is damaged: else that would be found in the middle of a match. */
async function checkWhole(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const [{ quick_check: found } = { quick_check: 'ok' }] = rows;
  if (found !== 'ok') throw Object.assign(new Error(found.split('\n').at(-1)), { code: 'SQLITE_CORRUPT' });
}

/** How a connection is used: by the server, or by an operator's command. */
interface Use {
  /** Longest wait of a statement for another program's lock, in milliseconds. */
  readonly lockTimeoutMs?: number;
  /** A log that is written all the time: its checkpoints have a connection of their own, which keeps the file open. */
  readonly isBusy?: boolean;
}

/**
 * Connection to a file, without migration. Statements wait for another program's lock outside the event loop; opening
 * may block, because nothing else runs yet.
 */
export function connectSqlite(
  file: string,
  { lockTimeoutMs = OPERATOR_LOCK_MS, isBusy = false }: Use = {},
): Kysely<Database> {
  makePrivateFiles(file);
  const database = new Sqlite(file);
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  if (isBusy) database.exec(`PRAGMA wal_autocheckpoint = ${MOST_PAGES}`);
  // A long read, such as a backup, lets the log grow; afterwards the space is returned.
  database.exec(`PRAGMA journal_size_limit = ${LOG_BYTES}`);
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('CREATE TABLE IF NOT EXISTS writable (x); DROP TABLE writable');
  database.exec('PRAGMA busy_timeout = 0');
  const checkpoints = isBusy ? new Checkpoints(file) : null;
  const config = { database: prepared(database), lockTimeoutMs, checkpoints };
  return new Kysely<Database>({ dialect: new NonBlockingSqliteDialect(config, database) });
}

/** LRU cache of prepared statements: parsing SQL costs more than running it. */
function prepared(database: Sqlite.Database) {
  const kept = new Map<string, Statement>();
  return {
    close: () => {
      kept.clear();
      database.close();
    },
    prepare(sql: string) {
      const found = kept.get(sql);
      if (found) return found;
      const made = database.prepare(sql);
      if (kept.size >= PREPARED) kept.clear();
      kept.set(sql, made);
      return made;
    },
  };
}
