import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/storage/postgres.ts';
import { LOCAL_POSTGRES, problemOf, startPostgres } from './own-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases. */
    postgres: string;
    /** Name of a database on it to copy, with the tables of this version and no rows. */
    migrated: string;
  }
}

/** Global setup of the server tests: finds PostgreSQL, or starts one until the tests end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const problem = await problemOf(given || LOCAL_POSTGRES);
  if (problem !== null && given) throw new Error(`TEST_DATABASE_URL cannot be used: ${problem}`);
  // The data is temporary, so nothing is synced.
  const server =
    problem === null ? { url: given || LOCAL_POSTGRES, stop: async () => undefined } : await startPostgres(['-F']);
  const migrated = `echo_base_migrated_${randomBytes(8).toString('hex')}`;
  await createMigrated(server.url, migrated);
  project.provide('postgres', server.url);
  project.provide('migrated', migrated);
  return async () => {
    await run(server.url, `drop database if exists ${migrated} with (force)`);
    await server.stop();
  };
}

/** Template for the databases of tests: copying it takes a tenth of the processor time of all migrations. */
async function createMigrated(server: string, name: string): Promise<void> {
  await run(server, `create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await (await openPostgres(url.href)).close();
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
