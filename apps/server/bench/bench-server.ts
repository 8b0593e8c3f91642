/** Prints what the server does per second and how long a player waits, beside the stock server in the same run. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'libsql';
import { type Load, percentile, playLoad } from './load.ts';
import { firstLoad, measureReplay, measureSizes } from './sizes.ts';
import { playStockLoad } from './stock-load.ts';

// Without this boardgame.io looks through the whole state at every move, here as in the children.
process.env.NODE_ENV = 'production';
const ACTS = Number(process.env.ACTS ?? 600);
const ROUNDS = 3;
const AT_ONCE = Number(process.env.AT_ONCE ?? 8);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function start(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production', ...env } });
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /"port":(\d+)/.exec(output);
        if (found) resolve(Number(found[1]));
      });
    }
    child.once('exit', () => reject(new Error(output)));
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

/** Processor time of a process so far in milliseconds, where the system tells (Linux); otherwise 0. */
function cpuMs(pid: number | undefined): number {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return 0;
  const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** What one kind of play came to; times in milliseconds. */
interface Figures {
  readonly rate: number;
  readonly cpu: number;
  readonly ack50: number;
  readonly ack99: number;
  readonly seen50: number;
  readonly seen99: number;
}

const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

/** Runs a load a few times and prints the median of every figure. */
async function measured(name: string, pid: number | undefined, run: () => Promise<Load>): Promise<Figures> {
  const rounds: Figures[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuMs(pid);
    const { acts, seconds, ack, seen } = await run();
    const [ack50, ack99, seen50, seen99] = [ack, seen].flatMap((list) => [median(list), percentile(list, 0.99)]);
    rounds.push({
      rate: acts / seconds,
      cpu: (cpuMs(pid) - before) / acts,
      ack50: ack50 ?? 0,
      ack99: ack99 ?? 0,
      seen50: seen50 ?? 0,
      seen99: seen99 ?? 0,
    });
  }
  const of = (figure: keyof Figures) => median(rounds.map((round) => round[figure]));
  const ms = (figure: keyof Figures) => of(figure).toFixed(2).padStart(7);
  console.log(
    `${name.padEnd(38)} ${of('rate').toFixed(0).padStart(6)} acts/s   server ${of('cpu').toFixed(2)} ms/act` +
      `   ack p50 ${ms('ack50')} p99 ${ms('ack99')} ms   other screen p50 ${ms('seen50')} p99 ${ms('seen99')} ms`,
  );
  return {
    rate: of('rate'),
    cpu: of('cpu'),
    ack50: of('ack50'),
    ack99: of('ack99'),
    seen50: of('seen50'),
    seen99: of('seen99'),
  };
}

async function many(url: string): Promise<Load> {
  const started = performance.now();
  const loads = await Promise.all(Array.from({ length: AT_ONCE }, () => playLoad(url, Math.ceil(ACTS / 2))));
  return {
    acts: loads.reduce((sum, load) => sum + load.acts, 0),
    seconds: (performance.now() - started) / 1_000,
    ack: loads.flatMap((load) => load.ack),
    seen: loads.flatMap((load) => load.seen),
  };
}

/** Size of a database once its log is folded in. */
function diskBytes(file: string): number {
  const database = new Sqlite(file);
  database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
  database.close();
  return statSync(file).size;
}

async function ours(): Promise<Figures> {
  execFileSync(process.execPath, [here('../build.mjs')]);
  const dataDir = mkdtempSync(join(tmpdir(), 'echo-base-bench-'));
  const free = { CREDITS: '1000000', HTTP_CREDITS: '1000000' };
  const server = await start([here('../dist/main.js')], { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...free });
  try {
    await playLoad(server.url, 300);
    const figures = await measured('Echo Base, one match, durable', server.child.pid, () => playLoad(server.url, ACTS));
    await measured(`Echo Base, ${AT_ONCE} matches at once, durable`, server.child.pid, () => many(server.url));
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 0);
    const acts = Number(/^echo_base_acts_total\{.*\} (\S+)$/m.exec(metrics)?.[1] ?? 1);
    console.log(`memory ${(value('process_resident_memory_bytes') / 2 ** 20).toFixed(0)} MB resident`);
    server.child.kill('SIGTERM');
    await new Promise((resolve) => server.child.once('exit', resolve));
    const bytes = diskBytes(join(dataDir, 'echo-base.db'));
    console.log(`record ${(bytes / acts).toFixed(0)} bytes per act on disk (${acts} acts)`);
    return figures;
  } finally {
    server.child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function stock(): Promise<Figures> {
  const server = await start(['--import', 'tsx', here('./stock-server.ts')], {});
  try {
    await playStockLoad(server.url, 300);
    return await measured('stock boardgame.io, one match, memory', server.child.pid, () =>
      playStockLoad(server.url, ACTS),
    );
  } finally {
    server.child.kill('SIGKILL');
  }
}

for (const [name, bytes] of Object.entries(measureSizes())) console.log(`${name.padEnd(6)} median ${bytes} bytes`);
const page = firstLoad(here('../../web/dist'));
console.log(
  page ? `first load ${page.bytes} bytes in ${page.files} files (brotli)` : 'first load: web client not built',
);
const replays = Array.from({ length: ROUNDS }, () => measureReplay(400));
console.log(`replay of 400 acts ${median(replays).toFixed(0)} ms`);
const own = await ours();
const theirs = await stock();
const ratio = (figure: keyof Figures) => (own[figure] / theirs[figure]).toFixed(2);
console.log(
  `ours, durable, to stock, in memory: acts/s ${ratio('rate')}   server time ${ratio('cpu')}` +
    `   ack p50 ${ratio('ack50')} p99 ${ratio('ack99')}   other screen p50 ${ratio('seen50')} p99 ${ratio('seen99')}`,
);
process.exit(0);
