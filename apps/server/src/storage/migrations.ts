import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { addAgreements } from './agreement-store.ts';
import { addTeamChat } from './chat-store.ts';
import { addClocks, addPauses } from './clock-tables.ts';
import { indexCreators } from './fair-lists.ts';
import { createRecords } from './finished-store.ts';
import { separateForks } from './fork-store.ts';
import { addFrozen } from './frozen-store.ts';
import { addImported } from './import-tables.ts';
import { createInstallation } from './installation-store.ts';
import { indexLobby } from './lobby-indexes.ts';
import { indexConcessions } from './match-queries.ts';
import { createModeration } from './moderation-tables.ts';
import { addPlans } from './plan-store.ts';
import type { Database } from './schema.ts';
import { addKeptSeats, addReady } from './seat-store.ts';
import { addSessionUse } from './session-tables.ts';
import { addStanding } from './standing-store.ts';
import { textOf } from './text-type.ts';

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

const undo: Migration = {
  async up(db) {
    const text = textOf(db);
    await db.schema
      .createTable('undo_talks')
      .addColumn('match_id', text, (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('length', 'integer', (column) => column.notNull())
      .addColumn('talk', 'text', (column) => column.notNull())
      .execute();
  },
};

const snapshots: Migration = {
  async up(db) {
    const text = textOf(db);
    await db.schema
      .createTable('snapshots')
      .addColumn('match_id', text, (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('rules', text, (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['match_id', 'seq'])
      .execute();
  },
};

/** Log entries beside their act; null in older rows, whose entries are recreated by a replay. */
const entries: Migration = {
  async up(db) {
    await db.schema.alterTable('acts').addColumn('entries', 'text').execute();
  },
};

const forks: Migration = {
  async up(db) {
    await db.schema.alterTable('matches').addColumn('fork', 'text').execute();
  },
};

const migrations: Record<string, Migration> = {
  '001-first': first,
  '002-chat': chat,
  '003-recoveries': recoveries,
  '004-lobby': lobby,
  '005-rematch': rematch,
  '006-undo': undo,
  '007-clocks': { up: addClocks },
  '008-snapshots': snapshots,
  '009-frozen': { up: addFrozen },
  '010-moderation': { up: createModeration },
  '011-pauses': { up: addPauses },
  '012-entries': entries,
  '013-records': { up: createRecords },
  '014-standing': { up: addStanding },
  '015-team-chat': { up: addTeamChat },
  '016-ready': { up: addReady },
  '017-forks': forks,
  '018-kept-seats': { up: addKeptSeats },
  '019-imported': { up: addImported },
  '020-session-use': { up: addSessionUse },
  '021-fair-lists': { up: indexCreators },
  '022-installation': { up: createInstallation },
  '024-concessions': { up: indexConcessions },
  '025-agreements': { up: addAgreements },
  '026-forks': { up: separateForks },
  '027-plans': { up: addPlans },
};

const NEWER = /previously executed migration .* is missing/;

/** Migrates the tables to this version. Throws if that fails or the data is newer. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error instanceof Error && NEWER.test(error.message))
    throw new Error('it was written by a newer version of Echo Base', { cause: error });
  if (error) throw error;
}

/** For tests of single migrations. */
export function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Latest migration of this version. */
export const LATEST_MIGRATION: string = Object.keys(migrations).sort().at(-1) ?? '';

/** Executed migrations, in order, including those of newer versions; empty without tables. */
export async function executedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}
