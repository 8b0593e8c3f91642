import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Text type that compares by bytes, as in SQLite. The default order of PostgreSQL is that of the system library, and an
 * index in that order is corrupt when a newer library orders differently.
 */
export function textOf(db: Kysely<unknown>) {
  return db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : 'text';
}
