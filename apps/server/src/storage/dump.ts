import type { Kysely, SqlBool, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

export type TableName = keyof Database;
export type Row = Readonly<Record<string, unknown>>;

/** Every table with its key, ordered so that referenced rows come first. */
const TABLES: Readonly<Record<TableName, readonly string[]>> = {
  players: ['id'],
  sessions: ['token_hash'],
  recoveries: ['code_hash'],
  servers: ['id'],
  outages: ['from_at'],
  matches: ['id'],
  seats: ['match_id', 'seat'],
  members: ['match_id', 'player_id'],
  restraints: ['match_id', 'player_id', 'kind'],
  chat: ['match_id', 'seq'],
  undo_talks: ['match_id'],
  acts: ['match_id', 'seq'],
  snapshots: ['match_id', 'seq'],
  records: ['match_id'],
};
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** Rows per read. */
const PAGE = 500;
/** Rows in one INSERT: SQLite binds at most 32,766 values. */
const INSERT_ROWS = 200;

type Anything = Kysely<Record<string, Record<string, unknown>>>;

/** Numeric columns; PostgreSQL returns large numbers as text. */
async function numbersOf(db: Kysely<Database>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const tables = await db.introspection.getTables();
  const numbers = (table: (typeof tables)[number]) =>
    table.columns.filter((column) => /int/i.test(column.dataType)).map((column) => column.name);
  return new Map(tables.map((table) => [table.name, new Set(numbers(table))]));
}

/**
 * Reads all rows, or those of one match and its players, in one snapshot, while others write. Rows are in the order of
 * the key, the same from every database.
 */
export async function readRows(
  db: Kysely<Database>,
  matchId: string | null,
  each: (table: TableName, row: Row) => Promise<void>,
): Promise<void> {
  const numbers = await numbersOf(db);
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      for (const table of TABLE_NAMES) {
        for await (const row of rowsOf(tx, table, matchId)) {
          const plain = Object.entries(row).map(([name, value]) => [
            name,
            value !== null && numbers.get(table)?.has(name) ? Number(value) : value,
          ]);
          await each(table, Object.fromEntries(plain) as Row);
        }
      }
    });
}

async function* rowsOf(tx: Transaction<Database>, table: TableName, matchId: string | null): AsyncGenerator<Row> {
  const only = matchId === null ? sql<SqlBool>`1 = 1` : ofMatch(table, matchId);
  if (!only) return;
  const key = TABLES[table];
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let after = sql<SqlBool>`1 = 1`;
  for (;;) {
    const found = await sql<Row>`
      select * from ${sql.table(table)} where ${only} and ${after} order by ${columns} limit ${sql.lit(PAGE)}
    `.execute(tx);
    yield* found.rows;
    const last = found.rows.at(-1);
    if (!last || found.rows.length < PAGE) return;
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
