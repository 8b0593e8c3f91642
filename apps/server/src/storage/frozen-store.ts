import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { LiveRow, Store } from './store.ts';

/** Results of replay verification. */
export function frozenStore(db: Kysely<Database>): Pick<Store, 'liveMatches' | 'setVerified' | 'countFrozen'> {
  return {
    async liveMatches(): Promise<LiveRow[]> {
      const rows = await db
        .selectFrom('matches')
        .select(['id', 'title', 'rules_checked', (eb) => eb('frozen', 'is not', null).as('is_frozen')])
        .where('status', '=', 'playing')
        .execute();
      return rows.map(({ id, title, rules_checked, is_frozen }) => ({
        id,
        title,
        rulesChecked: rules_checked,
        isFrozen: Boolean(is_frozen),
      }));
    },
    async setVerified(matchId, rules, frozen, pauses) {
      await db
        .updateTable('matches')
        .set({
          rules_checked: rules,
          frozen: frozen && JSON.stringify(frozen),
          ...(pauses && { pauses: JSON.stringify(pauses) }),
        })
        .where('id', '=', matchId)
        .execute();
    },
    async countFrozen() {
      const { count } = await db
        .selectFrom('matches')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('frozen', 'is not', null)
        .where('status', '=', 'playing')
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
