import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** Identity of the installation. */
export function installationStore(db: Kysely<Database>): Pick<Store, 'installation'> {
  return {
    async installation() {
      return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;
    },
  };
}
