import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { SNAPSHOT_EVERY, type Store } from './store.ts';

/** Snapshots: a cache that can be recreated from the record. */
export function snapshotStore(db: Kysely<Database>): Pick<Store, 'addSnapshots' | 'snapshot'> {
  return {
    addSnapshots: (snapshots) =>
      db.transaction().execute(async (tx) => {
        for (const { matchId, seq, rules, state } of snapshots) {
          await tx
            .insertInto('snapshots')
            .values({ match_id: matchId, seq, rules, state })
            .onConflict((conflict) => conflict.columns(['match_id', 'seq']).doUpdateSet({ rules, state }))
            .execute();
          const round = seq - (seq % SNAPSHOT_EVERY);
          await tx
            .deleteFrom('snapshots')
            .where('match_id', '=', matchId)
            .where('seq', '<', seq)
            .where('seq', 'not in', [round, round - SNAPSHOT_EVERY])
            .execute();
        }
      }),
    async snapshot(matchId, { upTo, rules } = {}) {
      let query = db.selectFrom('snapshots').selectAll().where('match_id', '=', matchId);
      if (upTo !== undefined) query = query.where('seq', '<=', upTo);
      if (rules !== undefined) query = query.where('rules', '=', rules);
      const row = await query.orderBy('seq', 'desc').limit(1).executeTakeFirst();
      return row ? { matchId, seq: row.seq, rules: row.rules, state: row.state } : null;
    },
  };
}
