import type { Kysely } from 'kysely';
import { textOf } from './text-type.ts';

/** Migration: owners and sanctions. */
export async function createModeration(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  await db.schema.alterTable('players').addColumn('owner_since', 'bigint').execute();
  await db.schema
    .createTable('restraints')
    // Empty for the whole server.
    .addColumn('match_id', text, (column) => column.notNull())
    .addColumn('player_id', text, (column) => column.notNull().references('players.id'))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_player', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('restraints_key', ['match_id', 'player_id', 'kind'])
    .execute();
  await db.schema.createIndex('players_name').on('players').columns(['name', 'created_at']).execute();
  await db.schema.createIndex('matches_creator').on('matches').columns(['creator', 'status']).execute();
}
