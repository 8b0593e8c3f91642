import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely';
import { indexLobby } from './lobby-indexes.ts';
import type { Database } from './schema.ts';

/**
 * Text that compares by its bytes, as SQLite's does. The order PostgreSQL takes by default is the system library's, and
 * an index made in that order is corrupt when a newer library orders differently.
 */
function textOf(db: Kysely<unknown>) {
  return db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : 'text';
}

const first: Migration = {
  async up(db) {
    await createPlayers(db);
    await createMatches(db);
    const text = textOf(db);
    await db.schema
      .createTable('acts')
      .addColumn('match_id', text, (column) => column.notNull().references('matches.id'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('seat', text, (column) => column.notNull())
      .addColumn('decision', 'text', (column) => column.notNull())
      .addColumn('choice', 'text', (column) => column.notNull())
      .addColumn('client_id', text)
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('versions', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('acts_key', ['match_id', 'seq'])
      .addUniqueConstraint('acts_client_id', ['match_id', 'seat', 'client_id'])
      .execute();
  },
};

async function createPlayers(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  await db.schema
    .createTable('players')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('player_id', text, (column) => column.notNull().references('players.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

const MATCH_TEXTS = ['title', 'name', 'options', 'seed', 'seed_hash', 'visibility', 'spectators', 'status'] as const;

async function createMatches(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  const texts = [...MATCH_TEXTS, 'creator', 'invite_code', 'waiting_for', 'engine'];
  let table = db.schema.createTable('matches').addColumn('id', text, (column) => column.primaryKey());
  for (const name of texts) table = table.addColumn(name, text, (column) => column.notNull());
  await table
    .addColumn('outcome', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema.createIndex('matches_newest').on('matches').columns(['created_at', 'id']).execute();
  await db.schema
    .createTable('seats')
    .addColumn('match_id', text, (column) => column.notNull().references('matches.id'))
    .addColumn('seat', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('level', 'text')
    .addColumn('player_id', text)
    .addPrimaryKeyConstraint('seats_key', ['match_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_player').on('seats').column('player_id').execute();
  await db.schema
    .createTable('members')
    .addColumn('match_id', text, (column) => column.notNull().references('matches.id'))
    .addColumn('player_id', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('members_key', ['match_id', 'player_id'])
    .execute();
  await db.schema.createIndex('members_player').on('members').column('player_id').execute();
}

const chat: Migration = {
  async up(db) {
    const text = textOf(db);
    await db.schema
      .createTable('chat')
      .addColumn('match_id', text, (column) => column.notNull().references('matches.id'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('player_id', text, (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seat', text)
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_key', ['match_id', 'seq'])
      .execute();
  },
};

const recoveries: Migration = {
  async up(db) {
    const text = textOf(db);
    await db.schema
      .createTable('recoveries')
      .addColumn('code_hash', text, (column) => column.primaryKey())
      .addColumn('player_id', text, (column) => column.notNull().references('players.id'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const lobby: Migration = { up: indexLobby };

const rematch: Migration = {
  async up(db) {
    await db.schema.alterTable('matches').addColumn('rematch', 'text').execute();
  },
};

const migrations: Record<string, Migration> = {
  '001-first': first,
  '002-chat': chat,
  '003-recoveries': recoveries,
  '004-lobby': lobby,
  '005-rematch': rematch,
};

const NEWER = /previously executed migration .* is missing/;

/** Brings the tables up to this version of the program. Throws when it cannot, or when the data is newer. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error instanceof Error && NEWER.test(error.message))
    throw new Error('a newer version of Echo Base has written to it', { cause: error });
  if (error) throw error;
}

/** For tests of the steps between. */
export function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
