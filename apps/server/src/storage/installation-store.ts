import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';
import { textOf } from './text-type.ts';

/** Migration: a random id of this installation, which backups contain. */
export async function createInstallation(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('id', textOf(db), (column) => column.primaryKey())
    .execute();
  const id = randomBytes(16).toString('hex');
  await (db as Kysely<Database>).insertInto('installation').values({ id }).execute();
}

/** Identity of the installation. */
export function installationStore(db: Kysely<Database>): Pick<Store, 'installation'> {
  return {
    async installation() {
      return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;
    },
  };
}
