import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Text that compares by its bytes, as SQLite's does. The order PostgreSQL takes by default is the system library's, and
 * an index made in that order is corrupt when a newer library orders differently.
 */
export function textOf(db: Kysely<unknown>) {
  return db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : 'text';
}
