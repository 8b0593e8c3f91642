import { type Kysely, sql } from 'kysely';
import type { Beginning, Fork, MatchRow } from '../model/rows.ts';
import { listedOptions } from './rows.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';
import { textOf } from './text-type.ts';

/** What was played before forks, and who plays them. */
export function forkStore(db: Kysely<Database>): Pick<Store, 'beginning' | 'playsForkOf'> {
  return {
    async beginning(matchId) {
      const row = await db
        .selectFrom('forks')
        .select(['prefix', 'state'])
        .where('match_id', '=', matchId)
        .executeTakeFirst();
      return row ? ({ prefix: JSON.parse(row.prefix), state: JSON.parse(row.state) } as Beginning) : null;
    },
    async playsForkOf(matchId, playerId) {
      const rows = await db
        .selectFrom('members')
        .innerJoin('matches', 'matches.id', 'members.match_id')
        .innerJoin('seats', 'seats.match_id', 'members.match_id')
        .select('matches.fork')
        .where('members.player_id', '=', playerId)
        .where('matches.fork', 'is not', null)
        .where((eb) => eb.or([eb('seats.player_id', '=', playerId), eb('seats.owner', '=', playerId)]))
        .execute();
      return rows.some(({ fork }) => fork !== null && (JSON.parse(fork) as Fork).matchId === matchId);
    },
  };
}

/** Stores what was played before a fork. */
export async function addFork(db: Kysely<Database>, matchId: string, { prefix, state }: Beginning): Promise<void> {
  await db
    .insertInto('forks')
    .values({ match_id: matchId, prefix: JSON.stringify(prefix), state: JSON.stringify(state) })
    .execute();
}

/**
 * Migration: what lists need not read moves out of their way, the beginnings of forks into a table of their own, and
 * options that lists show into a column.
 */
export async function separateForks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('forks')
    .addColumn('match_id', textOf(db), (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('matches').addColumn('listed_options', 'text').execute();
  const { rows } = await sql<{ id: string }>`select id from matches`.execute(db);
  for (const { id } of rows) await separate(db as Kysely<Database>, id);
}

/** One match at a time: a fork may have some megabytes. */
async function separate(db: Kysely<Database>, id: string): Promise<void> {
  const { fork, options } = await db
    .selectFrom('matches')
    .select(['fork', 'options'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const listed = listedOptions(JSON.parse(options) as MatchRow['options']);
  if (fork === null && listed === null) return;
  const { matchId, step, ...beginning } = (fork === null ? {} : JSON.parse(fork)) as Fork & Beginning;
  await db
    .updateTable('matches')
    .set({ listed_options: listed, ...(fork !== null && { fork: JSON.stringify({ matchId, step }) }) })
    .where('id', '=', id)
    .execute();
  if (fork !== null) await addFork(db, id, beginning);
}
