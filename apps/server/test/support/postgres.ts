import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/storage/postgres.ts';
import { freePort } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases. */
    postgres: string;
    /** Name of a database on it to copy, with the tables of this version and no rows. */
    migrated: string;
  }
}

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';
const DEBIAN = '/usr/lib/postgresql';
const ADVICE = 'Install PostgreSQL (apt install postgresql) or name a server by TEST_DATABASE_URL.';

/** Global setup of the server tests: finds PostgreSQL, or starts one until the tests end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const problem = await problemOf(given || LOCAL);
  if (problem !== null && given) throw new Error(`TEST_DATABASE_URL cannot be used: ${problem}`);
  const server = problem === null ? { url: given || LOCAL, stop: async () => undefined } : await startOwn();
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

/** Null if databases can be created there. */
async function problemOf(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may === true ? null : 'the user may not make databases';
  } catch (error) {
    return String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function startOwn(): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = findBinaries();
  const dir = mkdtempSync(join(tmpdir(), 'echo-base-postgres-'));
  const owner = ownerOf(dir);
  const data = join(dir, 'data');
  const settings = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), settings, { ...owner, cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  // The data is temporary, so nothing is synced; no socket file, whose path has a length limit.
  const options = ['-h', '127.0.0.1', '-p', String(port), '-F', '-c', 'unix_socket_directories='];
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...owner, cwd: dir, stdio: 'pipe' });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const end = () => void child.kill('SIGINT');
  process.once('exit', end);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answering(url, child, () => said);
  return {
    url,
    async stop() {
      process.off('exit', end);
      const gone = new Promise((resolve) => child.once('exit', resolve));
      end();
      await gone;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) break;
    if ((await problemOf(url)) === null) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`PostgreSQL did not start: ${said()}`);
}

/** The newest of Debian's, or the one on the PATH. */
function findBinaries(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')));
  if (found === undefined) throw new Error(`The tests of the server need PostgreSQL. ${ADVICE}`);
  return found;
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function ownerOf(dir: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(dir, owner.uid, owner.gid);
  return owner;
}
