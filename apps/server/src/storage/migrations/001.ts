import { randomBytes } from 'node:crypto';
import { type Kysely, type Migration, sql } from 'kysely';
import { textOf } from '../text-type.ts';

/** The tables of version 1.0.0. JSON is stored as text, times as epoch milliseconds. */
export const schema: Migration = {
  async up(db) {
    await createServer(db);
    await createPlayers(db);
    await createMatches(db);
    await createSeats(db);
    await createChat(db);
    await createActs(db);
    await createStates(db);
  },
};

/** The installation, whose random id backups contain, its servers with their heartbeats, and times without any. */
async function createServer(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  await db.schema
    .createTable('installation')
    .addColumn('id', text, (column) => column.primaryKey())
    .execute();
  await sql`insert into installation (id) values (${randomBytes(16).toString('hex')})`.execute(db);
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

async function createPlayers(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  await db.schema
    .createTable('players')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('owner_since', 'bigint')
    .execute();
  await db.schema.createIndex('players_name').on('players').columns(['name', 'created_at']).execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('player_id', text, (column) => column.notNull().references('players.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_player').on('sessions').column('player_id').execute();
  await db.schema
    .createTable('recoveries')
    .addColumn('code_hash', text, (column) => column.primaryKey())
    .addColumn('player_id', text, (column) => column.notNull().references('players.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
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
}

/** Columns of a match that sort and compare by bytes. */
const MATCH_TEXTS = [
  ...['title', 'name', 'options', 'seed', 'seed_hash', 'visibility', 'spectators', 'status'],
  ...['creator', 'invite_code', 'waiting_for', 'engine'],
];
/** JSON and other text that only some matches have. */
const MATCH_OPTIONAL = [
  ...['listed_options', 'outcome', 'end_hash', 'frozen'],
  ...['fork', 'rematch', 'rematch_of', 'clock', 'absence', 'pauses', 'paused', 'agreement'],
];
/** Filter columns first, then the order, so that a page of a list reads little more than it shows. */
const MATCH_INDEXES = {
  matches_public: ['visibility', 'created_at', 'id'],
  matches_status: ['status', 'visibility', 'created_at', 'id'],
  matches_title: ['title', 'visibility', 'created_at', 'id'],
  matches_title_status: ['title', 'status', 'visibility', 'created_at', 'id'],
  matches_creator_newest: ['creator', 'status', 'visibility', 'created_at', 'id'],
};

async function createMatches(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  let table = db.schema.createTable('matches').addColumn('id', text, (column) => column.primaryKey());
  for (const name of MATCH_TEXTS) table = table.addColumn(name, text, (column) => column.notNull());
  for (const name of MATCH_OPTIONAL) table = table.addColumn(name, 'text');
  await table
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('rules_checked', 'integer', (column) => column.notNull())
    .addColumn('imported', 'integer')
    .execute();
  for (const [name, columns] of Object.entries(MATCH_INDEXES))
    await db.schema.createIndex(name).on('matches').columns(columns).execute();
  await sql`create index matches_frozen on matches (id) where frozen is not null`.execute(db);
  await db.schema
    .createTable('forks')
    .addColumn('match_id', text, (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
}

async function createSeats(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  await db.schema
    .createTable('seats')
    .addColumn('match_id', text, (column) => column.notNull().references('matches.id'))
    .addColumn('seat', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('level', 'text')
    .addColumn('player_id', text)
    .addColumn('stand_in', 'text')
    .addColumn('owner', 'text')
    .addColumn('seated_at', 'bigint')
    .addColumn('kept_for', 'text')
    .addColumn('unready', 'integer')
    .addColumn('standing', 'text')
    .addColumn('plan', 'text')
    .addPrimaryKeyConstraint('seats_key', ['match_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_player').on('seats').column('player_id').execute();
  await db.schema
    .createTable('seat_links')
    .addColumn('code_hash', text, (column) => column.primaryKey())
    .addColumn('match_id', text, (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', text, (column) => column.notNull())
    .addColumn('player_id', text, (column) => column.notNull())
    .addColumn('by_player', text, (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('members')
    .addColumn('match_id', text, (column) => column.notNull().references('matches.id'))
    .addColumn('player_id', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('members_key', ['match_id', 'player_id'])
    .execute();
  await db.schema.createIndex('members_player').on('members').column('player_id').execute();
}

async function createChat(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  await db.schema
    .createTable('chat')
    .addColumn('match_id', text, (column) => column.notNull().references('matches.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('player_id', text, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seat', text)
    .addColumn('team', text)
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('notice', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['match_id', 'seq'])
    .execute();
}

async function createActs(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('waiting_for', 'text')
    .addColumn('entries', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('acts_key', ['match_id', 'seq'])
    .addUniqueConstraint('acts_client_id', ['match_id', 'seat', 'client_id'])
    .execute();
  // Finds the seats that have left a match without reading all of its acts.
  await sql`create index acts_concessions on acts (match_id) where decision = 'concede'`.execute(db);
}

/** What can be created again from the acts, and undo requests, which end with the next act. */
async function createStates(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  await db.schema
    .createTable('snapshots')
    .addColumn('match_id', text, (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('rules', text, (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['match_id', 'seq'])
    .execute();
  await db.schema
    .createTable('records')
    .addColumn('match_id', text, (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('record', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('undo_talks')
    .addColumn('match_id', text, (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('talk', 'text', (column) => column.notNull())
    .execute();
}
