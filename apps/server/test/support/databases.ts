import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openStore } from '../../src/storage/open.ts';
import type { Store } from '../../src/storage/store.ts';

/** What the server can store in. */
export const KINDS = ['sqlite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** An empty place to store in. */
export interface EmptyDatabase {
  readonly kind: Kind;
  /** The environment that makes a server use it. */
  readonly env: Readonly<Record<string, string>>;
  open(): Promise<Store>;
  remove(): Promise<void>;
}

export async function emptyDatabase(kind: Kind): Promise<EmptyDatabase> {
  const { env, remove } = kind === 'sqlite' ? emptyDirectory() : await emptyPostgres();
  return { kind, env, remove, open: () => openStore(readConfig(env)) };
}

function emptyDirectory() {
  const dir = mkdtempSync(join(tmpdir(), 'echo-base-'));
  return { env: { DATA_DIR: dir }, remove: async () => rmSync(dir, { recursive: true, force: true }) };
}

async function emptyPostgres() {
  const name = `echo_base_test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  return { env: { DATABASE_URL: url.href }, remove: () => onServer(`drop database if exists ${name} with (force)`) };
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
