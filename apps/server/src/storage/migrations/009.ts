import type { Migration } from 'kysely';

/** Mentions: how the service of a hook names its player; null without. */
export const mentions: Migration = {
  async up(db) {
    await db.schema.alterTable('alert_ways').addColumn('mention', 'text').execute();
  },
};
