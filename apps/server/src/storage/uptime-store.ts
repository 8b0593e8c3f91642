import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** Heartbeats and outages. */
export function uptimeStore(db: Kysely<Database>): Pick<Store, 'heartbeat' | 'servers' | 'addOutage' | 'outages'> {
  return {
    async heartbeat({ id, aliveAt, isStopped }, forgetBefore) {
      const row = { alive_at: aliveAt, stopped: isStopped ? 1 : 0 };
      await db
        .insertInto('servers')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      if (forgetBefore !== undefined)
        await db.deleteFrom('servers').where('alive_at', '<', forgetBefore).where('id', '!=', id).execute();
    },
    async servers() {
      const rows = await db.selectFrom('servers').selectAll().execute();
      return rows.map((row) => ({ id: row.id, aliveAt: Number(row.alive_at), isStopped: row.stopped !== 0 }));
    },
    async addOutage({ from, to }) {
      await db
        .insertInto('outages')
        .values({ from_at: from, to_at: to })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async outages() {
      const rows = await db.selectFrom('outages').selectAll().orderBy('from_at').execute();
      return rows.map((row) => ({ from: Number(row.from_at), to: Number(row.to_at) }));
    },
  };
}
