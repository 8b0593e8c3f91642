import type { Kysely, SqlBool, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** Limits in epoch milliseconds; nothing of a kind is deleted without its limit. */
export interface PruneLimits {
  /** Matches that ended before. */
  readonly finishedBefore?: number;
  /** Matches created before that have not started. */
  readonly waitingBefore?: number;
  /** Players whose sessions were all used last before, as far as is stored (once a day), without a match. */
  readonly sessionsBefore?: number;
}

/** Number of deleted rows of each kind. */
export interface Pruned {
  readonly finished: number;
  readonly waiting: number;
  readonly players: number;
}

/** Matches per transaction: a running server waits no longer than for these. */
const BATCH = 50;
/** Players per statement. */
const PLAYERS = 1_000;
const OF_MATCHES = [
  'records',
  'forks',
  'snapshots',
  'acts',
  'undo_talks',
  'chat',
  'restraints',
  'members',
  'seat_links',
  'alerts',
  'alert_matches',
  'nudges',
  'calls',
  'snoozes',
  'seats',
] as const;

/** Whether a match may be deleted: never in play or frozen. */
function isOld({ finishedBefore = 0, waitingBefore = 0 }: PruneLimits) {
  return sql<SqlBool>`frozen is null and (
    (status = 'finished' and ended_at < ${finishedBefore}) or (status = 'waiting' and created_at < ${waitingBefore})
  )`;
}

/** Players without references. Owners and players with sanctions stay. */
function isLeftOver(before: number) {
  return sql<SqlBool>`
    created_at < ${before} and owner_since is null
    and not exists (select 1 from sessions where sessions.player_id = players.id and sessions.used_at >= ${before})
    and not exists (select 1 from matches where matches.creator = players.id)
    and not exists (select 1 from seats where seats.player_id = players.id)
    and not exists (select 1 from members where members.player_id = players.id)
    and not exists (select 1 from chat where chat.player_id = players.id)
    and not exists (select 1 from restraints where restraints.player_id = players.id or restraints.by_player = players.id)`;
}

/** Counts what would be deleted now, without players who are free only after their matches are deleted. */
export async function countOld(db: Kysely<Database>, limits: PruneLimits): Promise<Pruned> {
  const rows = await db
    .selectFrom('matches')
    .select(['status', (eb) => eb.fn.countAll().as('n')])
    .where(isOld(limits))
    .groupBy('status')
    .execute();
  const { n } = await db
    .selectFrom('players')
    .select((eb) => eb.fn.countAll().as('n'))
    .where(isLeftOver(limits.sessionsBefore ?? 0))
    .executeTakeFirstOrThrow();
  const count = (status: string) => Number(rows.find((row) => row.status === status)?.n ?? 0);
  return { finished: count('finished'), waiting: count('waiting'), players: Number(n) };
}

/** Deletes old data, a few matches per transaction; returns the counts. */
export async function prune(db: Kysely<Database>, limits: PruneLimits): Promise<Pruned> {
  const gone = { finished: 0, waiting: 0, players: 0 };
  for (;;) {
    const batch = await db.transaction().execute((tx) => deleteMatches(tx, limits));
    for (const status of batch) if (status !== 'playing') gone[status] += 1;
    if (batch.length === 0) break;
  }
  gone.players = await db.transaction().execute((tx) => deletePlayers(tx, limits.sessionsBefore ?? 0));
  return gone;
}

async function deleteMatches(tx: Transaction<Database>, limits: PruneLimits) {
  // Updates them first to lock them: none can start while its rows are deleted.
  const found = await tx
    .updateTable('matches')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', 'in', (eb) => eb.selectFrom('matches').select('id').where(isOld(limits)).limit(BATCH))
    .where(isOld(limits))
    .returning(['id', 'status'])
    .execute();
  const ids = found.map((row) => row.id);
  if (ids.length === 0) return [];
  for (const table of OF_MATCHES) await tx.deleteFrom(table).where('match_id', 'in', ids).execute();
  await tx.updateTable('matches').set({ rematch: null }).where('rematch', 'in', ids).execute();
  await tx.deleteFrom('matches').where('id', 'in', ids).execute();
  return found.map((row) => row.status);
}

async function deletePlayers(tx: Transaction<Database>, before: number): Promise<number> {
  const leftOver = tx.selectFrom('players').select('id').where(isLeftOver(before));
  await tx.deleteFrom('recoveries').where('player_id', 'in', leftOver).execute();
  const ids = (await leftOver.execute()).map((row) => row.id);
  for (let from = 0; from < ids.length; from += PLAYERS) {
    const some = ids.slice(from, from + PLAYERS);
    await tx.deleteFrom('sessions').where('player_id', 'in', some).execute();
    await tx.deleteFrom('alert_ways').where('player_id', 'in', some).execute();
    await tx.deleteFrom('alert_matches').where('player_id', 'in', some).execute();
    await tx.deleteFrom('mail_links').where('player_id', 'in', some).execute();
    await tx.deleteFrom('players').where('id', 'in', some).execute();
  }
  return ids.length;
}
