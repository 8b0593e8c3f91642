/**
 * Benchmark of backup and restore: fills a database with finished matches of all titles, plays on a server while it is
 * backed up, restores the backup and verifies a sample: `npm run tool -- bench:backup [gigabytes]`. By default SQLite; with
 * `DATABASE_URL` and `RESTORE_URL`, two empty PostgreSQL databases, which are left filled. `ACTS`: acts a second.
 * `WORK_DIR`: where the files go and stay, so that a second run need not fill the database again; three times the size
 * must be free.
 */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { openStore } from '../src/storage/open.ts';
import { connect } from '../src/tools/data-store.ts';
import { right } from './figures.ts';
import { copyUntil, playToEnd, sizeOf } from './finished-matches.ts';
import { here, type Measured, type Ran, run, startOurs } from './processes.ts';
import { SteadyPlay } from './steady-play.ts';

const GIGABYTES = Number(process.argv[2] ?? 10);
const ACTS = Number(process.env.ACTS ?? 100);
const MATCHES = 100;
/** Time of play before and after the backup, in milliseconds. */
const AROUND_MS = 20_000;
/** Matches that are replayed from the restored database. */
const SAMPLE = 24;
const OPERATOR = here('../dist/operator.js');

type Env = Record<string, string>;

const megabytes = (file: string) => (existsSync(file) ? statSync(file).size / 1_048_576 : 0);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function say(what: string, { seconds, cpuSeconds, peakMb }: Ran, more = ''): void {
  console.log(
    `${what.padEnd(10)} ${right(seconds, 6, 1)} s, ${right(cpuSeconds, 6, 1)} s of processor, ` +
      `at most ${right(peakMb, 4)} MB of memory${more}`,
  );
}

/** Fills the database up to the size. Returns ids of a sample of matches. */
async function fill(env: Env): Promise<string[]> {
  const config = readConfig(env);
  const isSqlite = config.databaseUrl === undefined;
  const store = await openStore(config);
  const { finished } = await store.countMatches();
  if (finished === 0) await playToEnd(store);
  await store.close();
  const db = connect(config);
  const began = performance.now();
  await copyUntil(db, GIGABYTES * 1e9, isSqlite);
  const bytes = await sizeOf(db, isSqlite);
  // Ids are random, and so are the first ones of the sorted list.
  const found = await db
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'finished')
    .orderBy('id')
    .limit(SAMPLE)
    .execute();
  await db.destroy();
  const seconds = (performance.now() - began) / 1_000;
  console.log(`${right(bytes / 1e9, 1, 2)} GB, copied in ${right(seconds, 1)} s`);
  return found.map(({ id }) => id);
}

/** Most of something, measured ten times a second. */
function most(measure: () => number): () => number {
  let found = measure();
  const timer = setInterval(() => {
    found = Math.max(found, measure());
  }, 100);
  return () => {
    clearInterval(timer);
    return found;
  };
}

async function backUp(env: Env, server: Measured, file: string): Promise<void> {
  const wal = join(env.DATA_DIR ?? '', 'echo-base.db-wal');
  const play = await SteadyPlay.open(server.url, MATCHES);
  play.begin(ACTS);
  await wait(AROUND_MS);
  console.log(
    `before     ${play.figures()}; server ${right(server.rssMb(), 3)} MB, log of writes ${right(megabytes(wal), 3)} MB`,
  );
  const [rss, log] = [most(server.rssMb), most(() => megabytes(wal))];
  const ran = await run([OPERATOR, 'backup', '--force', file], env);
  say('backup', ran, `, file ${right(megabytes(file), 4)} MB`);
  console.log(`meanwhile  ${play.figures()}; server ${right(rss(), 3)} MB, log of writes ${right(log(), 3)} MB`);
  await wait(AROUND_MS);
  console.log(
    `afterwards ${play.figures()}; server ${right(server.rssMb(), 3)} MB, log of writes ${right(megabytes(wal), 3)} MB`,
  );
  await play.end();
}

async function restore(env: Env, file: string, sample: readonly string[]): Promise<void> {
  const log = most(() => megabytes(join(env.DATA_DIR ?? '', 'echo-base.db-wal')));
  const ran = await run([OPERATOR, 'restore', file], env);
  say('restore', ran, `, log of writes ${right(log(), 3)} MB`);
  console.log(`           ${ran.out.trim()}`);
  for (const id of sample) await run([OPERATOR, 'verify', '--', id], env);
  console.log(`${sample.length} copied matches replay from the restored database to the stored state`);
}

const dir = process.env.WORK_DIR ?? mkdtempSync(join(tmpdir(), 'echo-base-backup-'));
const place = (name: string, url = ''): Env => ({ DATA_DIR: join(dir, name), DATABASE_URL: url });
const [from, to] = [place('data', process.env.DATABASE_URL), place('restored', process.env.RESTORE_URL)];
const file = join(dir, 'backup.jsonl.gz');
console.log(`node ${process.version}, system load ${loadavg()[0]?.toFixed(2)}, ${GIGABYTES} GB, ${ACTS} acts/s`);
try {
  const sample = await fill(from);
  const server = await startOurs(undefined, from);
  try {
    await backUp(from, server, file);
  } finally {
    await server.stop();
  }
  await restore(to, file, sample);
} finally {
  if (process.env.WORK_DIR === undefined) rmSync(dir, { recursive: true, force: true });
}
process.exit(0);
