import { type Kysely, type SqlBool, SqliteAdapter, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

export type TableName = keyof Database;
export type Row = Readonly<Record<string, unknown>>;

/** Every table with its key, ordered so that referenced rows come first. */
const TABLES: Readonly<Record<TableName, readonly string[]>> = {
  installation: ['id'],
  server_keys: ['name'],
  notes: ['name'],
  players: ['id'],
  profiles: ['player_id'],
  sessions: ['token_hash'],
  recoveries: ['code_hash'],
  alert_ways: ['id'],
  alert_topics: ['player_id'],
  mail_links: ['token_hash'],
  servers: ['id'],
  outages: ['from_at'],
  matches: ['id'],
  forks: ['match_id'],
  seats: ['match_id', 'seat'],
  members: ['match_id', 'player_id'],
  seat_links: ['code_hash'],
  restraints: ['match_id', 'player_id', 'kind'],
  chat: ['match_id', 'seq'],
  alerts: ['id'],
  alert_matches: ['player_id', 'match_id'],
  nudges: ['match_id', 'seat'],
  calls: ['match_id', 'player_id'],
  snoozes: ['way_id', 'match_id', 'seat'],
  undo_talks: ['match_id'],
  acts: ['match_id', 'seq'],
  snapshots: ['match_id', 'seq'],
  records: ['match_id'],
  glances: ['match_id'],
};
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** Rows per read. */
const PAGE = 500;
/** Rows per read of tables whose rows have up to some megabytes: a page stays in memory until it is written. */
const LARGE: Partial<Record<TableName, number>> = { forks: 4, snapshots: 16, records: 4 };
/** Rows in one INSERT: SQLite binds at most 32,766 values. */
const INSERT_ROWS = 200;

type Anything = Kysely<Record<string, Record<string, unknown>>>;

/** Numeric columns; PostgreSQL returns large numbers as text. */
async function numbersOf(db: Kysely<Database>): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await db.introspection.getTables();
  const numbers = (table: (typeof tables)[number]) =>
    table.columns.filter((column) => /int/i.test(column.dataType)).map((column) => column.name);
  return new Map(tables.map((table) => [table.name, numbers(table)]));
}

/**
 * Reads all rows, or those of one match and its players, in one snapshot, while others write. Rows come in pages, in the order
 * of the key, the same from every database. SQLite's log has grown meanwhile: it is copied into the database here, and not
 * during the next commit of the server.
 */
export async function readRows(
  db: Kysely<Database>,
  matchId: string | null,
  each: (table: TableName, rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const numbers = await numbersOf(db);
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      for (const table of TABLE_NAMES) {
        const columns = numbers.get(table) ?? [];
        for await (const rows of pagesOf(tx, table, matchId)) {
          for (const row of rows)
            for (const name of columns) if (typeof row[name] === 'string') row[name] = Number(row[name]);
          await each(table, rows);
        }
      }
    });
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql`pragma wal_checkpoint(passive)`.execute(db);
}

async function* pagesOf(
  tx: Transaction<Database>,
  table: TableName,
  matchId: string | null,
): AsyncGenerator<Record<string, unknown>[]> {
  const only = matchId === null ? sql<SqlBool>`1 = 1` : ofMatch(table, matchId);
  if (!only) return;
  const key = TABLES[table];
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const page = LARGE[table] ?? PAGE;
  let after = sql<SqlBool>`1 = 1`;
  for (;;) {
    const found = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${only} and ${after} order by ${columns} limit ${sql.lit(page)}
    `.execute(tx);
    yield found.rows;
    const last = found.rows.at(-1);
    if (!last || found.rows.length < page) return;
    after = sql<SqlBool>`(${columns}) > (${sql.join(key.map((name) => last[name]))})`;
  }
}

/** Condition for the rows of one match; null if a table has none. */
function ofMatch(table: TableName, matchId: string) {
  if (table === 'matches') return sql<SqlBool>`id = ${matchId}`;
  if (TABLES[table].includes('match_id')) return sql<SqlBool>`match_id = ${matchId}`;
  if (table !== 'players') return null;
  return sql<SqlBool>`id in (
    select creator from matches where id = ${matchId}
    union select player_id from seats where match_id = ${matchId}
    union select player_id from members where match_id = ${matchId}
  )`;
}

/** Inserts rows of one table; rows of `known` tables that exist already are left unchanged. */
export async function insertRows(
  tx: Transaction<Database>,
  table: TableName,
  rows: readonly Row[],
  known = false,
): Promise<void> {
  for (let from = 0; from < rows.length; from += INSERT_ROWS) {
    const insert = (tx as unknown as Anything & Transaction<never>)
      .insertInto(table)
      .values(rows.slice(from, from + INSERT_ROWS));
    await (known ? insert.onConflict((conflict) => conflict.doNothing()) : insert).execute();
  }
}

/** How many rows a table has. */
export async function countRows(db: Kysely<Database>, table: TableName): Promise<number> {
  const { rows } = await sql<{ n: number | string }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.n ?? 0);
}
