import { type Kysely, sql, type Transaction } from 'kysely';
import { chatStore } from './chat-store.ts';
import { matchQueries } from './match-queries.ts';
import { join, newMatches } from './new-matches.ts';
import { recordStore } from './record-store.ts';
import { recoveryStore } from './recovery-store.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** The store over any SQL database Kysely speaks. */
export function sqlStore(db: Kysely<Database>): Store {
  return {
    ...operations(db),
    ...sessions(db),
    ...recoveryStore(db),
    ...newMatches(db),
    ...matchQueries(db),
    ...tables(db),
    ...recordStore(db),
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
