import type { Migration } from 'kysely';

/** Pictures: whether messages of a private match have pictures of it; null if not. */
export const pictures: Migration = {
  async up(db) {
    await db.schema.alterTable('matches').addColumn('pictures', 'integer').execute();
  },
};
