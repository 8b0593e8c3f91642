import type { Text } from '@echo-base/protocol';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { ChatRow, NewChatRow, Store } from './store.ts';

/** Optimistic retry: attempts to find a free number while other servers add messages. */
const TRIES = 100;

/** Chat messages. */
export function chatStore(db: Kysely<Database>): Pick<Store, 'addChatMessage' | 'lastChatMessages'> {
  return {
    async addChatMessage(matchId, said) {
      for (let tries = 0; tries < TRIES; tries++) {
        const numbers = await tryNext(db, matchId, said);
        if (numbers) return numbers;
      }
      throw new Error(`no free number for a message in ${matchId}`);
    },
    async lastChatMessages(matchId, limit, { after = -1, team } = {}) {
      const rows = await db
        .selectFrom('chat')
        .selectAll()
        .where('match_id', '=', matchId)
        .where('seq', '>', after)
        .where((eb) => isTo(eb, team))
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse().map(asRow);
    },
  };
}

/** Condition: messages to all, or to one team. */
function isTo(eb: ExpressionBuilder<Database, 'chat'>, team: string | undefined) {
  return team === undefined ? eb('team', 'is', null) : eb('team', '=', team);
}

function asRow({ match_id: _match, player_id, at, team, number, notice, ...row }: Database['chat']): ChatRow {
  return {
    ...row,
    playerId: player_id,
    at: Number(at),
    number,
    ...(team !== null && { team }),
    ...(notice !== null && { notice: JSON.parse(notice) as Text }),
  };
}

/** Stores a message under the next numbers; undefined if those were just taken. */
async function tryNext(
  db: Kysely<Database>,
  matchId: string,
  { playerId, name, seat, team, text, notice, at }: NewChatRow,
): Promise<Pick<ChatRow, 'seq' | 'number'> | undefined> {
  return db
    .insertInto('chat')
    .values((eb) => ({
      match_id: matchId,
      seq: eb
        .selectFrom('chat')
        .where('match_id', '=', matchId)
        .select((of) => of(of.fn.coalesce(of.fn.max('seq'), of.lit(-1)), '+', of.lit(1)).as('next')),
      // The last of these readers has the highest number: a message follows only those that are stored.
      number: eb.fn.coalesce(
        eb
          .selectFrom('chat')
          .where('match_id', '=', matchId)
          .where((of) => isTo(of, team))
          .select((of) => of('number', '+', of.lit(1)).as('next'))
          .orderBy('seq', 'desc')
          .limit(1),
        eb.lit(0),
      ),
      player_id: playerId,
      name,
      seat,
      team: team ?? null,
      text,
      at,
      notice: notice ? JSON.stringify(notice) : null,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['seq', 'number'])
    .executeTakeFirst();
}
