import type { Kysely } from 'kysely';

/** Filter columns first, then the order, so that a page reads little more than it shows. */
const INDEXES = {
  matches_public: ['visibility', 'created_at', 'id'],
  matches_status: ['status', 'visibility', 'created_at', 'id'],
  matches_title: ['title', 'visibility', 'created_at', 'id'],
  matches_title_status: ['title', 'status', 'visibility', 'created_at', 'id'],
} as const;

/** Migration: an index for each kind of list. */
export async function indexLobby(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES))
    await db.schema
      .createIndex(name)
      .on('matches')
      .columns([...columns])
      .execute();
  await db.schema.dropIndex('matches_newest').execute();
}
