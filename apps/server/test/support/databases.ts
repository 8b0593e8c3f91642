import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openStore } from '../../src/storage/open.ts';
import { connectPostgres } from '../../src/storage/postgres.ts';
import type { Database } from '../../src/storage/schema.ts';
import { connectSqlite } from '../../src/storage/sqlite.ts';
import type { Store } from '../../src/storage/store.ts';

/** Kinds of database the server supports. */
export const KINDS = ['sqlite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** A database of a test. */
export interface TestDatabase {
  readonly kind: Kind;
  /** Environment variables that make a server use it. */
  readonly env: Readonly<Record<string, string>>;
  open(): Promise<Store>;
  /** Connects to it, without migrations. */
  connect(): Kysely<Database>;
  remove(): Promise<void>;
}

/** A database without tables, as a new server finds it. */
export async function emptyDatabase(kind: Kind): Promise<TestDatabase> {
  return database(kind, 'template0');
}

/** A database without matches. In PostgreSQL its tables are there already; SQLite creates them as quickly. */
export async function newDatabase(kind: Kind): Promise<TestDatabase> {
  return database(kind, inject('migrated'));
}

async function database(kind: Kind, template: string): Promise<TestDatabase> {
  const place = kind === 'sqlite' ? emptyDirectory() : await postgresFrom(template);
  return { kind, ...place, open: () => openStore(readConfig(place.env)) };
}

function emptyDirectory() {
  const dir = mkdtempSync(join(tmpdir(), 'echo-base-'));
  return {
    env: { DATA_DIR: dir },
    connect: () => connectSqlite(join(dir, 'echo-base.db')),
    remove: async () => rmSync(dir, { recursive: true, force: true }),
  };
}

async function postgresFrom(template: string) {
  const name = `echo_base_test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name} encoding 'UTF8' template ${template}`);
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: url.href },
    connect: () => connectPostgres(url.href),
    remove: () => onServer(`drop database if exists ${name} with (force)`),
  };
}

/** Runs one statement on the test server, or in the database at `url`. */
export async function onServer(statement: string, url: string = inject('postgres')): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
