import type { Kysely } from 'kysely';
import { GroupCommit } from '../model/group-commit.ts';
import type { Database } from './schema.ts';
import type { Player, Store, Visitor } from './store.ts';

type Sessions = Pick<
  Store,
  | 'addSession'
  | 'playerByToken'
  | 'useSession'
  | 'sessionsOf'
  | 'renamePlayer'
  | 'dropSession'
  | 'dropOtherSessions'
  | 'dropUnusedSessions'
>;

/** Players and their sessions. */
export function sessionStore(db: Kysely<Database>): Sessions {
  return { ...entering(db), ...using(db), ...ending(db) };
}

function entering(db: Kysely<Database>): Pick<Sessions, 'addSession' | 'playerByToken' | 'renamePlayer'> {
  const added = new GroupCommit((batch: readonly { player: Player; tokenHash: string; at: number }[]) =>
    db.transaction().execute(async (tx) => {
      for (const { player, tokenHash, at } of batch) {
        await tx
          .insertInto('players')
          .values({ ...player, created_at: at })
          .execute();
        await tx
          .insertInto('sessions')
          .values(newSession(player.id, tokenHash, at))
          .execute();
      }
      return batch.map(() => undefined);
    }),
  );
  return {
    addSession: (player, tokenHash, at) => added.add({ player, tokenHash, at }),
    async playerByToken(tokenHash, usedSince = 0) {
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
        .where('sessions.used_at', '>=', usedSince)
        .executeTakeFirst();
      return row ? toVisitor(row) : null;
    },
    async renamePlayer(id, name) {
      await db.updateTable('players').set({ name }).where('id', '=', id).execute();
    },
  };
}

function using(db: Kysely<Database>): Pick<Sessions, 'useSession' | 'sessionsOf'> {
  // The first requests of a day come together, in the evening.
  const used = new GroupCommit((batch: readonly { tokenHash: string; at: number; usedBefore: number }[]) =>
    db.transaction().execute(async (tx) => {
      const results: boolean[] = [];
      // In one order on all servers, which would otherwise wait for each other's rows.
      const inOrder = [...batch.entries()].sort(([, one], [, other]) => (one.tokenHash < other.tokenHash ? -1 : 1));
      for (const [index, { tokenHash, at, usedBefore }] of inOrder) {
        const { numUpdatedRows } = await tx
          .updateTable('sessions')
          .set({ used_at: at })
          .where('token_hash', '=', tokenHash)
          .where('used_at', '<', usedBefore)
          .executeTakeFirst();
        results[index] = numUpdatedRows > 0n;
      }
      return results;
    }),
  );
  return {
    useSession: (tokenHash, at, usedBefore) => used.add({ tokenHash, at, usedBefore }),
    async sessionsOf(playerId) {
      const query = db.selectFrom('sessions').selectAll().where('player_id', '=', playerId).orderBy('used_at', 'desc');
      const rows = await query.execute();
      return rows.map((row) => ({
        tokenHash: row.token_hash,
        createdAt: Number(row.created_at),
        usedAt: Number(row.used_at),
      }));
    },
  };
}

function ending(db: Kysely<Database>): Pick<Sessions, 'dropSession' | 'dropOtherSessions' | 'dropUnusedSessions'> {
  return {
    async dropSession(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },
    dropOtherSessions: (playerId, tokenHash) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('recoveries').where('player_id', '=', playerId).execute();
        const others = tx.deleteFrom('sessions').where('player_id', '=', playerId).where('token_hash', '!=', tokenHash);
        return (await others.returning('token_hash').execute()).map((row) => row.token_hash);
      }),
    async dropUnusedSessions(usedBefore) {
      await db.deleteFrom('sessions').where('used_at', '<', usedBefore).execute();
    },
  };
}

/** Row of a session that begins at this time. */
export function newSession(playerId: string, tokenHash: string, at: number): Database['sessions'] {
  return { token_hash: tokenHash, player_id: playerId, created_at: at, used_at: at };
}

function toVisitor(
  row: Omit<Database['players'], 'created_at'> & { at: number | null; until: number | null },
): Visitor {
  const ban = row.at === null ? null : { until: row.until === null ? null : Number(row.until) };
  return { id: row.id, name: row.name, ...(row.owner_since !== null && { isOwner: true }), ...(ban && { ban }) };
}
