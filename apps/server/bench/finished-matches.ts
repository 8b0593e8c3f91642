import { randomBytes } from 'node:crypto';
import type { AnyTitle } from '@echo-base/games/engine';
import { titleById, titles } from '@echo-base/games/titles';
import { type Kysely, sql } from 'kysely';
import { createLog } from '../src/observability/log.ts';
import { FinishedRecords } from '../src/record/finished-records.ts';
import { TABLE_NAMES, type TableName } from '../src/storage/dump.ts';
import type { Database } from '../src/storage/schema.ts';
import type { Store } from '../src/storage/store.ts';
import { addPlayers, LivePlay, liveRegistry } from './live-matches.ts';

/** Matches of each title that are played; all others are copies of them. */
const PLAYED = 1;
/** Copies of each played match in one transaction. */
const AT_ONCE = 10;
/** Name of a copy. */
const COPY = 'Copy';
/** Characters of an id that differ between the copies of a match. */
const PREFIX = 8;
const MINUTE_MS = 60_000;

/** Plays matches of every title to their ends at random, with what a server stores about them. */
export async function playToEnd(store: Store): Promise<void> {
  await addPlayers(store);
  const records = new FinishedRecords({ store, log: createLog('error'), title: (id) => titleById(id) as AnyTitle });
  for (const title of titles)
    for (let number = 1; number <= PLAYED; number++) {
      const registry = liveRegistry(store, () => undefined);
      const play = await LivePlay.open(registry, store, title, number);
      while (!play.isOver) await play.act();
      const stored = await store.match(play.host.id);
      if (stored) await records.read(stored);
    }
  await records.close();
}

/** Size of the database in bytes. */
export async function sizeOf(db: Kysely<Database>, isSqlite: boolean): Promise<number> {
  const query = isSqlite
    ? sql<{ n: number }>`select page_count * page_size as n from pragma_page_count, pragma_page_size`
    : sql<{ n: string }>`select pg_database_size(current_database()) as n`;
  return Number((await query.execute(db)).rows[0]?.n ?? 0);
}

/** Copies the played matches under new ids until the database has this size. */
export async function copyUntil(db: Kysely<Database>, bytes: number, isSqlite: boolean): Promise<void> {
  const played = await db.selectFrom('matches').select('id').where('name', '<>', COPY).execute();
  const ids = played.map(({ id }) => id);
  await sql.raw(isSqlite ? 'pragma synchronous = off' : 'set synchronous_commit = off').execute(db);
  const tables = (await db.introspection.getTables()).filter(({ name }) => TABLE_NAMES.some((known) => known === name));
  const columns = new Map(tables.map((table) => [table.name, table.columns.map(({ name }) => name)]));
  for (let round = 1; (await sizeOf(db, isSqlite)) < bytes; round++)
    await db.transaction().execute(async (tx) => {
      for (let copy = 0; copy < AT_ONCE; copy++) {
        const prefix = newPrefix();
        for (const name of TABLE_NAMES) await copyRows(tx, name, columns.get(name) ?? [], { ids, prefix, round });
      }
    });
}

interface Copy {
  readonly ids: readonly string[];
  readonly prefix: string;
  readonly round: number;
}

/** Copies the rows of matches in one table; nothing in tables without a match. */
async function copyRows(
  tx: Kysely<Database>,
  table: TableName,
  columns: readonly string[],
  { ids, prefix, round }: Copy,
): Promise<void> {
  const key = table === 'matches' ? 'id' : 'match_id';
  if (!columns.includes(key)) return;
  const values = columns.map((column) => {
    const ref = sql.ref(column);
    if (column === key) return sql`${sql.lit(prefix)} || substr(${ref}, ${sql.lit(PREFIX + 1)})`;
    if (table === 'matches' && column === 'name') return sql`${sql.lit(COPY)}`;
    if (column === 'created_at' || column === 'ended_at') return sql`${ref} - ${sql.lit(round * MINUTE_MS)}`;
    return ref;
  });
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names})
    select ${sql.join(values)} from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(ids)})`.execute(tx);
}

function newPrefix(): string {
  return `a${randomBytes(12).toString('base64url')}`.slice(0, PREFIX);
}
