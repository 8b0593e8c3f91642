import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { StandingRow, Store } from './store.ts';

type Standing = Pick<Store, 'standing' | 'setStanding' | 'matchesWithOrders'>;

/** Standing orders, a JSON column of each seat. Read separately from the seats, which are public. */
export function standingStore(db: Kysely<Database>): Standing {
  return {
    async standing(matchId) {
      const rows = await db
        .selectFrom('seats')
        .select(['seat', 'standing'])
        .where('match_id', '=', matchId)
        .where('standing', 'is not', null)
        .orderBy('position')
        .execute();
      return new Map(rows.map(({ seat, standing }) => [seat, JSON.parse(standing ?? '[]') as StandingRow[]]));
    },
    async setStanding(matchId, seat, orders) {
      await db
        .updateTable('seats')
        .set({ standing: orders.length > 0 ? JSON.stringify(orders) : null })
        .where('match_id', '=', matchId)
        .where('seat', '=', seat)
        .execute();
    },
    async matchesWithOrders() {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('matches', 'matches.id', 'seats.match_id')
        .select(['matches.id', 'matches.waiting_for', 'seats.seat'])
        .where('matches.status', '=', 'playing')
        .where('seats.standing', 'is not', null)
        .execute();
      const asked = rows.filter(({ seat, waiting_for }) => (JSON.parse(waiting_for) as string[]).includes(seat));
      return [...new Set(asked.map(({ id }) => id))];
    },
  };
}
