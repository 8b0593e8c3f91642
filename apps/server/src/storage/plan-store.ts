import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { PlanRow, Store } from './store.ts';

/** Plans, a JSON column of each seat. Read separately from the seats, which are public. */
export function planStore(db: Kysely<Database>): Pick<Store, 'plans' | 'setPlan'> {
  return {
    async plans(matchId) {
      const rows = await db
        .selectFrom('seats')
        .select(['seat', 'plan'])
        .where('match_id', '=', matchId)
        .where('plan', 'is not', null)
        .orderBy('position')
        .execute();
      return new Map(rows.map(({ seat, plan }) => [seat, JSON.parse(plan ?? '{}') as PlanRow]));
    },
    async setPlan(matchId, seat, plan) {
      await db
        .updateTable('seats')
        .set({ plan: plan.picked.length > 0 ? JSON.stringify(plan) : null })
        .where('match_id', '=', matchId)
        .where('seat', '=', seat)
        .execute();
    },
  };
}
