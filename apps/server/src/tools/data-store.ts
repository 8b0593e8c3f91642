import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { AnyTitle } from '@echo-base/games/engine';
import type { Kysely } from 'kysely';
import { type Config, readConfig, StartupError } from '../config.ts';
import { executedMigrations, latestMigration } from '../storage/migrations.ts';
import { connectPostgres } from '../storage/postgres.ts';
import type { Database } from '../storage/schema.ts';
import { sqlStore } from '../storage/sql-store.ts';
import { connectSqlite } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';

/** CLI context: environment, titles and output streams of a command. */
export interface CliContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly titles: readonly AnyTitle[];
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** Error of an operator command; its message is one line. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Data store: the open database and its store. */
export interface DataStore {
  readonly store: Store;
  readonly db: Kysely<Database>;
}

/** Name of the data store in messages, without password. */
export function nameOf({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  return databaseUrl === undefined ? `DATA_DIR=${dataDir}` : 'the database of DATABASE_URL';
}

/** Connects to the database of these settings without migrating it. `use`: as in `connectSqlite`. */
export function connect(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  use: { readonly lockTimeoutMs?: number } = {},
): Kysely<Database> {
  if (databaseUrl !== undefined) return connectPostgres(databaseUrl);
  return connectSqlite(join(dataDir, 'echo-base.db'), use);
}

/** Runs a job on the data store of the settings. Throws `StartupError` if it does not exist or has another version. */
export async function withDataStore<T>(env: CliContext['env'], job: (dataStore: DataStore) => Promise<T>): Promise<T> {
  const config = readConfig(env);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'echo-base.db')))
    throw new StartupError(`${nameOf(config)} contains no data`);
  const db = connect(config);
  try {
    await checkVersion(db, nameOf(config));
    return await job({ store: sqlStore(db), db });
  } finally {
    await db.destroy();
  }
}

/** Version check: a command never migrates the tables of a running server. */
async function checkVersion(db: Kysely<Database>, name: string): Promise<void> {
  const done = await executedMigrations(db).catch((error: unknown) => {
    throw new StartupError(`${name} cannot be used: ${error instanceof Error ? error.message : error}`);
  });
  const last = done.at(-1);
  if (last === undefined) throw new StartupError(`${name} contains no data`);
  if (last > latestMigration()) throw new StartupError(`${name} was written by a newer version of Echo Base`);
  if (last < latestMigration())
    throw new StartupError(`${name} is of an older version: start the server once to migrate it`);
}
