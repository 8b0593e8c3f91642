import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { ChatRow, Store } from './store.ts';

/** Optimistic retry: attempts to find a free number while other servers add messages. */
const TRIES = 100;

/** Chat messages. */
export function chatStore(db: Kysely<Database>): Pick<Store, 'addChatMessage' | 'lastChatMessages'> {
  return {
    async addChatMessage(matchId, said) {
      for (let tries = 0; tries < TRIES; tries++) {
        const seq = await tryNext(db, matchId, said);
        if (seq !== undefined) return seq;
      }
      throw new Error(`no free number for a message in ${matchId}`);
    },
    async lastChatMessages(matchId, limit, after = -1) {
      const rows = await db
        .selectFrom('chat')
        .selectAll()
        .where('match_id', '=', matchId)
        .where('seq', '>', after)
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute();
      return rows
        .reverse()
        .map(({ match_id, player_id, at, ...row }) => ({ ...row, playerId: player_id, at: Number(at) }));
    },
  };
}

/** Stores a message under the next number; undefined if that was just taken. */
async function tryNext(
  db: Kysely<Database>,
  matchId: string,
  { playerId, name, seat, text, at }: Omit<ChatRow, 'seq'>,
): Promise<number | undefined> {
  const stored = await db
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
    .onConflict((conflict) => conflict.doNothing())
    .returning('seq')
    .executeTakeFirst();
  return stored?.seq;
}
