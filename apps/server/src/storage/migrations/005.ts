import type { Migration } from 'kysely';
import { textOf } from '../text-type.ts';

/** Matches at a glance, for lists: as of the last act, in the background. */
export const glances: Migration = {
  async up(db) {
    await db.schema
      .createTable('glances')
      .addColumn('match_id', textOf(db), (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
      // Number of acts before it.
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('shown', 'text', (column) => column.notNull())
      .execute();
  },
};
