import type { Kysely } from 'kysely';
import { textOf } from './text-type.ts';

/** Migration: pauses of matches that were frozen. */
export async function addPauses(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('pauses', 'text').execute();
}

/** Migration: clock settings, stand-ins, heartbeats and outages. */
export async function addClocks(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  await db.schema.alterTable('matches').addColumn('clock', 'text').execute();
  await db.schema.alterTable('matches').addColumn('absence', 'text').execute();
  await db.schema.alterTable('seats').addColumn('stand_in', 'text').execute();
  await db.schema.alterTable('acts').addColumn('waiting_for', 'text').execute();
  await db.schema
    .createTable('servers')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('alive_at', 'bigint', (column) => column.notNull())
    .addColumn('stopped', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('outages')
    .addColumn('from_at', 'bigint', (column) => column.primaryKey())
    .addColumn('to_at', 'bigint', (column) => column.notNull())
    .execute();
}
