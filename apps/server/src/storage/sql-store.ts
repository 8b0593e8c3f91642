import { type Kysely, sql, type Transaction } from 'kysely';
import { chatStore } from './chat-store.ts';
import { matchQueries } from './match-queries.ts';
import { join, newMatches } from './new-matches.ts';
import { recoveryStore } from './recovery-store.ts';
import { fromAppend, toAct } from './rows.ts';
import type { Database } from './schema.ts';
import type { Append, Store } from './store.ts';

/** Acts in one INSERT: eight columns each, and SQLite binds at most 32,766 values. */
const INSERT_ROWS = 1_000;

/** The store over any SQL database Kysely speaks. */
export function sqlStore(db: Kysely<Database>): Store {
  return {
    ...operations(db),
    ...sessions(db),
    ...recoveryStore(db),
    ...newMatches(db),
    ...matchQueries(db),
    ...tables(db),
    ...record(db),
    ...chatStore(db),
  };
}

function operations(db: Kysely<Database>): Pick<Store, 'ready' | 'close'> {
  return {
    async ready() {
      await sql`select 1 from players limit 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

type Sessions = Pick<Store, 'addSession' | 'playerByToken' | 'renamePlayer' | 'dropSession'>;

function sessions(db: Kysely<Database>): Sessions {
  return {
    async addSession(player, tokenHash, at) {
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('players')
          .values({ ...player, created_at: at })
          .execute();
        await tx
          .insertInto('sessions')
          .values({ token_hash: tokenHash, player_id: player.id, created_at: at })
          .execute();
      });
    },
    async playerByToken(tokenHash) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('players', 'players.id', 'sessions.player_id')
        .select(['players.id', 'players.name'])
        .where('sessions.token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row ?? null;
    },
    async renamePlayer(id, name) {
      await db.updateTable('players').set({ name }).where('id', '=', id).execute();
    },
    async dropSession(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },
  };
}

type Tables = Pick<Store, 'addMember' | 'takeSeat' | 'freeSeat' | 'startMatch'>;

function tables(db: Kysely<Database>): Tables {
  return {
    async addMember(matchId, playerId) {
      await join(db, matchId, [playerId]);
    },
    takeSeat: (matchId, seat, playerId) =>
      db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('seats')
          .set({ player_id: playerId })
          .where('match_id', '=', matchId)
          .where('seat', '=', seat)
          .where('kind', '=', 'human')
          .where('player_id', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await join(tx, matchId, [playerId]);
        return true;
      }),
    async freeSeat(matchId, seat) {
      await db
        .updateTable('seats')
        .set({ player_id: null })
        .where('match_id', '=', matchId)
        .where('seat', '=', seat)
        .execute();
    },
    startMatch: (matchId, start) => db.transaction().execute((tx) => begin(tx, matchId, start)),
  };
}

async function begin(
  tx: Transaction<Database>,
  matchId: string,
  { seats, waitingFor, at }: Parameters<Store['startMatch']>[1],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('matches')
    .set({ status: 'playing', started_at: at, waiting_for: JSON.stringify(waitingFor) })
    .where('id', '=', matchId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .deleteFrom('seats')
    .where('match_id', '=', matchId)
    .where('seat', 'not in', [...seats])
    .execute();
  return true;
}

function record(db: Kysely<Database>): Pick<Store, 'acts' | 'appendActs'> {
  return {
    async acts(matchId) {
      const rows = await db.selectFrom('acts').selectAll().where('match_id', '=', matchId).orderBy('seq').execute();
      return rows.map(toAct);
    },
    appendActs: (batch) => db.transaction().execute((tx) => append(tx, batch)),
  };
}

async function append(tx: Transaction<Database>, batch: readonly Append[]): Promise<boolean[]> {
  const won = new Set<string>();
  for (let from = 0; from < batch.length; from += INSERT_ROWS) {
    const rows = await tx
      .insertInto('acts')
      .values(batch.slice(from, from + INSERT_ROWS).map(fromAppend))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['match_id', 'seq'])
      .execute();
    for (const row of rows) won.add(`${row.match_id} ${row.seq}`);
  }
  const results: boolean[] = [];
  for (const item of batch) {
    // A second act for the same place in one batch lost against the first.
    const mine = won.delete(`${item.matchId} ${item.act.seq}`);
    results.push(mine);
    if (mine && (item.waitingFor || item.outcome)) await follow(tx, item);
  }
  return results;
}

/** What an act changes in its match's row. */
async function follow(tx: Transaction<Database>, { matchId, act, waitingFor, outcome }: Append): Promise<void> {
  await tx
    .updateTable('matches')
    .set({
      ...(waitingFor && { waiting_for: JSON.stringify(waitingFor) }),
      ...(outcome && { status: 'finished' as const, outcome: JSON.stringify(outcome), ended_at: act.at }),
    })
    .where('id', '=', matchId)
    .execute();
}
