import type { Migration } from 'kysely';
import { textOf } from '../text-type.ts';

/** Notes of the installation by name: the owner's message to everybody, and the last backup. */
export const notes: Migration = {
  async up(db) {
    await db.schema
      .createTable('notes')
      .addColumn('name', textOf(db), (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
