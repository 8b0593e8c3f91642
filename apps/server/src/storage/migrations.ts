import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { schema } from './migrations/001.ts';
import { alerts } from './migrations/002.ts';
import { reach } from './migrations/003.ts';
import { later } from './migrations/004.ts';
import { glances } from './migrations/005.ts';
import { people } from './migrations/006.ts';
import { notes } from './migrations/007.ts';
import { calls } from './migrations/008.ts';
import { mentions } from './migrations/009.ts';
import { pictures } from './migrations/010.ts';
import type { Database } from './schema.ts';

/** Each by its file, in the order in which they run. */
export const migrations = new Map<string, Migration>([
  ['001', schema],
  ['002', alerts],
  ['003', reach],
  ['004', later],
  ['005', glances],
  ['006', people],
  ['007', notes],
  ['008', calls],
  ['009', mentions],
  ['010', pictures],
]);

const NEWER = /previously executed migration .* is missing/;

/** Migrates the tables to this version. Throws if that fails or the data is newer. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error instanceof Error && NEWER.test(error.message))
    throw new Error('it was written by a newer version of Echo Base', { cause: error });
  if (error) throw error;
}

/** For data of an older version. */
export function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(migrations) } });
}

/** Latest migration of this version. */
export function latestMigration(): string {
  return [...migrations.keys()].at(-1) ?? '';
}

/** Executed migrations, in order, including those of newer versions; empty without tables. */
export async function executedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}
