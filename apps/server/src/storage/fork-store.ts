import type { Kysely } from 'kysely';
import type { Beginning, Fork } from '../model/rows.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

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
