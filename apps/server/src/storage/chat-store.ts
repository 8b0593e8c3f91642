import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** What is said at tables. */
export function chatStore(db: Kysely<Database>): Pick<Store, 'addSaid' | 'lastSaid'> {
  return {
    async addSaid(matchId, { playerId, name, seat, text, at }) {
      const { seq } = await db
        .insertInto('chat')
        .values((eb) => ({
          match_id: matchId,
          seq: eb
            .selectFrom('chat')
            .where('match_id', '=', matchId)
            .select((of) => of(of.fn.coalesce(of.fn.max('seq'), of.lit(-1)), '+', of.lit(1)).as('next')),
          player_id: playerId,
          name,
          seat,
          text,
          at,
        }))
        .returning('seq')
        .executeTakeFirstOrThrow();
      return seq;
    },
    async lastSaid(matchId, limit) {
      const rows = await db
        .selectFrom('chat')
        .selectAll()
        .where('match_id', '=', matchId)
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute();
      return rows
        .reverse()
        .map(({ match_id, player_id, at, ...row }) => ({ ...row, playerId: player_id, at: Number(at) }));
    },
  };
}
