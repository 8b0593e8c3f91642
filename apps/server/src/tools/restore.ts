import { Command } from 'commander';
import { type Kysely, sql, type Transaction } from 'kysely';
import { readConfig } from '../config.ts';
import { countRows, insertRows, type Row, TABLE_NAMES, type TableName } from '../storage/dump.ts';
import { executedMigrations, latestMigration, migrate, migratorOf } from '../storage/migrations.ts';
import { makePrivateDir } from '../storage/private-files.ts';
import type { Database } from '../storage/schema.ts';
import { type Counts, type Head, readArchive } from './archive.ts';
import { type CliContext, connect, nameOf, OperatorError, withDataStore } from './data-store.ts';
import { print } from './print.ts';

/** Rows in memory before an insert, and their length as text: a record alone may have some megabytes. */
const BATCH = 1_000;
const BATCH_LENGTH = 4_000_000;
/** Wait for another program that has the database open, in milliseconds. */
const LOCK_MS = 5_000;
/** Pages of SQLite in memory, in kilobytes: some are changed several times before they are written. */
const CACHE_KB = 64 * 1_024;

interface RestoreOptions {
  readonly json?: true;
}

/** `operator restore` */
export function restoreCommand(context: CliContext): Command {
  return new Command('restore')
    .summary('restore a backup or a match')
    .description(
      'Restore a backup into the empty database of the settings: a DATA_DIR without data or a PostgreSQL database without tables. Backups of older versions are migrated. An export of one match is added to existing data unless the match exists. Nothing is ever replaced, and a damaged file changes nothing.',
    )
    .argument('<file>', 'a backup, or a full export of a match')
    .option('--json', 'one JSON object for programs')
    .action((file: string, options: RestoreOptions) => restore(context, file, options));
}

async function restore(context: CliContext, file: string, { json }: RestoreOptions): Promise<void> {
  const { about, rows } = await readArchive(file);
  if (about.tables > latestMigration())
    throw new OperatorError(`${file} was made by a newer version: ${about.product}`);
  if (about.holds === 'match') await addMatch(context, file, about);
  else await restoreAll(context, file, about, rows);
  print(context.stdout, `restored ${rows.matches ?? 0} matches with ${rows.acts ?? 0} acts`, json && { file, rows });
}

async function addMatch({ env }: CliContext, file: string, about: Head): Promise<void> {
  if (about.tables !== latestMigration())
    throw new OperatorError(
      `${file} was made by another version (${about.product}); restore it there, into an empty database`,
    );
  await withDataStore(env, async ({ db }) => {
    await db.transaction().execute((tx) =>
      fill(file, async (table, found) => {
        const [first] = found;
        if (table === 'matches' && first && (await isThere(tx, String(first.id))))
          throw new OperatorError(`the match ${first.id} already exists`);
        await insertRows(tx, table, found, table === 'players');
      }),
    );
  });
}

async function isThere(tx: Transaction<Database>, id: string): Promise<boolean> {
  return (await tx.selectFrom('matches').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

async function restoreAll({ env }: CliContext, file: string, about: Head, rows: Counts): Promise<void> {
  const config = readConfig(env);
  const isSqlite = config.databaseUrl === undefined;
  if (isSqlite) makePrivateDir(config.dataDir);
  const db = connect(config, { lockTimeoutMs: LOCK_MS });
  try {
    await makeTables(db, about, nameOf(config));
    if (isSqlite) await useRollbackJournal(db, nameOf(config));
    await db.transaction().execute(async (tx) => {
      for (const table of ['installation', 'server_keys', 'servers', 'outages'] as const)
        if (rows[table]) await tx.deleteFrom(table).execute();
      await fill(file, (table, found) => insertRows(tx, table, found));
    });
    await migrate(db);
    await compare(db, rows);
    if (isSqlite) await sql`pragma journal_mode = wal`.execute(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Rollback journal instead of a write-ahead log. In an empty database it records nothing, while the log would hold all
 * rows a second time until the only transaction ends. Throws if another program has the database open.
 */
async function useRollbackJournal(db: Kysely<Database>, name: string): Promise<void> {
  await sql`pragma journal_mode = delete`.execute(db).catch((error: unknown) => {
    throw new OperatorError(`${name} is in use: stop the server first`, { cause: error });
  });
  await sql.raw(`pragma cache_size = -${CACHE_KB}`).execute(db);
}

/** Creates tables of the archive's version, without rows. Throws if there is data. */
async function makeTables(db: Kysely<Database>, { tables }: Head, name: string): Promise<void> {
  const done = await executedMigrations(db);
  const last = done.at(-1);
  if (last === undefined) {
    const { error } = await migratorOf(db).migrateTo(tables);
    if (error) throw error;
    return;
  }
  const used = (await countRows(db, 'players')) + (await countRows(db, 'matches'));
  if (used > 0) throw new OperatorError(`${name} is not empty; nothing was changed`);
  if (last !== tables) throw new OperatorError(`${name} has tables of another version; use an empty database`);
}

/** Passes the rows of an archive on in batches of one table. */
async function fill(file: string, insert: (table: TableName, rows: readonly Row[]) => Promise<void>): Promise<void> {
  let table: TableName | null = null;
  let rows: Row[] = [];
  let length = 0;
  const flush = async () => {
    if (table && rows.length > 0) await insert(table, rows);
    rows = [];
    length = 0;
  };
  await readArchive(file, (next, row, size) => {
    const isFull = next !== table || rows.length >= BATCH || length + size > BATCH_LENGTH;
    const add = () => {
      table = next;
      rows.push(row);
      length += size;
    };
    if (isFull) return flush().then(add);
    add();
    return undefined;
  });
  await flush();
}

async function compare(db: Kysely<Database>, rows: Counts): Promise<void> {
  for (const table of TABLE_NAMES) {
    const expected = rows[table];
    const count = expected === undefined ? undefined : await countRows(db, table);
    if (count !== expected) throw new OperatorError(`${table} has ${count} rows instead of ${expected}`);
  }
}
