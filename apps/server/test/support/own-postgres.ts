import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './server.ts';

/** Address at which a PostgreSQL of this machine answers. */
export const LOCAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/postgres';

const DEBIAN = '/usr/lib/postgresql';
/** Folders of Homebrew's packages, which are not on the PATH. */
const HOMEBREW = ['/opt/homebrew/opt', '/usr/local/opt'];

/** A temporary PostgreSQL. */
export interface OwnPostgres {
  readonly url: string;
  /** Process id of the postmaster, whose children serve the connections. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Null if databases can be created there. */
export async function problemOf(url: string): Promise<string | null> {
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

/** Starts a PostgreSQL whose data is deleted when it stops. `settings` are added to its command line. */
export async function startPostgres(settings: readonly string[]): Promise<OwnPostgres> {
  const bin = findBinaries();
  if (bin === undefined) throw new Error('PostgreSQL is not installed');
  const dir = mkdtempSync(join(tmpdir(), 'echo-base-postgres-'));
  const owner = ownerOf(dir);
  const data = join(dir, 'data');
  const cluster = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), cluster, { ...owner, cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  // No socket file, whose path has a length limit.
  const options = ['-h', '127.0.0.1', '-p', String(port), '-c', 'unix_socket_directories=', ...settings];
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
    pid: child.pid!,
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

/** Whether the tests have a PostgreSQL: one that answers, or one to start. */
export async function hasPostgres(): Promise<boolean> {
  return findBinaries() !== undefined || (await problemOf(LOCAL_POSTGRES)) === null;
}

/** The newest of Debian's, Homebrew's, or the one on the PATH. */
function findBinaries(): string | undefined {
  const versions = namesIn(DEBIAN).sort((a, b) => Number(b) - Number(a));
  const brewed = HOMEBREW.flatMap((dir) =>
    namesIn(dir)
      .filter((name) => name.startsWith('postgresql'))
      .map((name) => join(dir, name, 'bin')),
  );
  const places = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    ...brewed.reverse(),
  ];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')));
}

const namesIn = (dir: string): string[] => (existsSync(dir) ? readdirSync(dir) : []);

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function ownerOf(dir: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(dir, owner.uid, owner.gid);
  return owner;
}
