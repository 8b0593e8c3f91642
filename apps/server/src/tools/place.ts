import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { AnyTitle } from '@echo-base/games/engine';
import type { Kysely } from 'kysely';
import { type Config, readConfig, StartupError } from '../config.ts';
import { executedMigrations, LATEST_MIGRATION } from '../storage/migrations.ts';
import { connectPostgres } from '../storage/postgres.ts';
import type { Database } from '../storage/schema.ts';
import { sqlStore } from '../storage/sql-store.ts';
import { connectSqlite } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';

/** What a command works in: the settings it reads, the games it knows, and where it writes. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly titles: readonly AnyTitle[];
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** A mistake of the operator, or something found wrong; its message is one line. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Where the matches lie. */
export interface Place {
  readonly store: Store;
  readonly db: Kysely<Database>;
}

/** How a place is called in messages; never with a password. */
export function nameOf({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  return databaseUrl === undefined ? `DATA_DIR=${dataDir}` : 'the database of DATABASE_URL';
}

/** Connects to the data of these settings as it is. */
export function connect({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Kysely<Database> {
  return databaseUrl === undefined ? connectSqlite(join(dataDir, 'echo-base.db')) : connectPostgres(databaseUrl);
}

/** Runs a job on the data the settings name. Throws `StartupError` where there is none of this version. */
export async function withPlace<T>(env: Surroundings['env'], job: (place: Place) => Promise<T>): Promise<T> {
  const config = readConfig(env);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'echo-base.db')))
    throw new StartupError(`${nameOf(config)} holds no data`);
  const db = connect(config);
  try {
    await checkVersion(db, nameOf(config));
    return await job({ store: sqlStore(db), db });
  } finally {
    await db.destroy();
  }
}

/** A command never changes the tables under a server that runs. */
async function checkVersion(db: Kysely<Database>, name: string): Promise<void> {
  const done = await executedMigrations(db).catch((error: unknown) => {
    throw new StartupError(`${name} cannot be used: ${error instanceof Error ? error.message : error}`);
  });
  const last = done.at(-1);
  if (last === undefined) throw new StartupError(`${name} holds no data`);
  if (last > LATEST_MIGRATION) throw new StartupError(`a newer version of Echo Base has written to ${name}`);
  if (last < LATEST_MIGRATION)
    throw new StartupError(`${name} is of an older version: start the server once, which brings it up to date`);
}
