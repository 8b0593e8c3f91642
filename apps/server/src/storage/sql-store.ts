import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { chatStore } from './chat-store.ts';
import { finishedStore } from './finished-store.ts';
import { frozenStore } from './frozen-store.ts';
import { matchQueries } from './match-queries.ts';
import { moderationStore } from './moderation-store.ts';
import { newMatches } from './new-matches.ts';
import { recordStore } from './record-store.ts';
import { recoveryStore } from './recovery-store.ts';
import type { Database } from './schema.ts';
import { seatStore } from './seat-store.ts';
import { snapshotStore } from './snapshot-store.ts';
import { standingStore } from './standing-store.ts';
import type { Store, Visitor } from './store.ts';
import { undoStore } from './undo-store.ts';
import { uptimeStore } from './uptime-store.ts';

/** Store over a SQL database supported by Kysely. */
export function sqlStore(db: Kysely<Database>): Store {
  return {
    ...operations(db),
    ...sessions(db),
    ...recoveryStore(db),
    ...newMatches(db),
    ...matchQueries(db),
    ...seatStore(db),
    ...recordStore(db),
    ...snapshotStore(db),
    ...finishedStore(db),
    ...frozenStore(db),
    ...chatStore(db),
    ...undoStore(db),
    ...standingStore(db),
    ...moderationStore(db),
    ...uptimeStore(db),
  };
}

function operations(db: Kysely<Database>): Pick<Store, 'time' | 'ready' | 'close'> {
  return {
    async time() {
      if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return null;
      const clock = sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`;
      return Number((await clock.execute(db)).rows[0]?.ms);
    },
    async ready() {
      const first = sql`(select min(id) from servers)`;
      // One row only: servers that lock several in different orders would deadlock.
      await sql`update servers set alive_at = alive_at where id = ${first}`.execute(db);
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
        .leftJoin('restraints', (join) =>
          join
            .onRef('restraints.player_id', '=', 'players.id')
            .on('restraints.match_id', '=', '')
            .on('restraints.kind', '=', 'ban'),
        )
        .select(['players.id', 'players.name', 'players.owner_since', 'restraints.at', 'restraints.until'])
        .where('sessions.token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row ? toVisitor(row) : null;
    },
    async renamePlayer(id, name) {
      await db.updateTable('players').set({ name }).where('id', '=', id).execute();
    },
    async dropSession(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },
  };
}

function toVisitor(
  row: Omit<Database['players'], 'created_at'> & { at: number | null; until: number | null },
): Visitor {
  const ban = row.at === null ? null : { until: row.until === null ? null : Number(row.until) };
  return { id: row.id, name: row.name, ...(row.owner_since !== null && { isOwner: true }), ...(ban && { ban }) };
}
