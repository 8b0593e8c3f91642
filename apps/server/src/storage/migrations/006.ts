import type { Kysely, Migration } from 'kysely';
import { textOf } from '../text-type.ts';

/** People: seats that are offered for a while, and what players choose to show of themselves. */
export const people: Migration = {
  async up(db) {
    // Until when a seat is kept; null if it stays kept.
    await db.schema.alterTable('seats').addColumn('kept_until', 'bigint').execute();
    await createProfiles(db);
  },
};

async function createProfiles(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  await db.schema
    .createTable('profiles')
    .addColumn('player_id', text, (column) => column.primaryKey().references('players.id').onDelete('cascade'))
    // The badge: a figure in a colour; both null before the player has chosen one.
    .addColumn('figure', text)
    .addColumn('colour', text)
    // Whether others see when the player is here; a hidden one does not see it of others.
    .addColumn('is_hidden', 'integer', (column) => column.notNull())
    // When a page of the player was last open, to some minutes; null if that is not known.
    .addColumn('seen_at', 'bigint')
    .execute();
}
