/** Prints what the server does per second and how long a player waits, beside the stock server in the same run. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Load, percentile, playLoad } from './load.ts';
import { measureSizes } from './sizes.ts';
import { playStockLoad } from './stock-load.ts';

const ACTS = Number(process.env.ACTS ?? 1_500);
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

/** Runs a load and adds what it cost the server. */
async function measured(name: string, pid: number | undefined, run: () => Promise<Load>): Promise<number> {
  const before = cpuMs(pid);
  const load = await run();
  return report(name, load, (cpuMs(pid) - before) / load.acts);
}

function report(name: string, load: Load, cpu: number): number {
  const rate = load.acts / load.seconds;
  const ms = (numbers: readonly number[], share: number) => percentile(numbers, share).toFixed(2).padStart(7);
  console.log(
    `${name.padEnd(38)} ${rate.toFixed(0).padStart(6)} acts/s   server ${cpu.toFixed(2)} ms/act   ack p50 ${ms(load.ack, 0.5)} p99 ${ms(load.ack, 0.99)} ms` +
      `   other screen p50 ${ms(load.seen, 0.5)} p99 ${ms(load.seen, 0.99)} ms`,
  );
  return rate;
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

async function ours(): Promise<number> {
  execFileSync(process.execPath, [here('../build.mjs')]);
  const dataDir = mkdtempSync(join(tmpdir(), 'echo-base-bench-'));
  const free = { CREDITS: '1000000', HTTP_CREDITS: '1000000' };
  const server = await start([here('../dist/main.js')], { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...free });
  try {
    await playLoad(server.url, 300);
    const rate = await measured('Echo Base, one match, durable', server.child.pid, () => playLoad(server.url, ACTS));
    await measured(`Echo Base, ${AT_ONCE} matches at once, durable`, server.child.pid, () => many(server.url));
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 0);
    const acts = Number(/^echo_base_acts_total\{.*\} (\S+)$/m.exec(metrics)?.[1] ?? 1);
    console.log(`memory ${(value('process_resident_memory_bytes') / 2 ** 20).toFixed(0)} MB resident`);
    server.child.kill('SIGTERM');
    await new Promise((resolve) => server.child.once('exit', resolve));
    const bytes = statSync(join(dataDir, 'echo-base.db')).size;
    console.log(`record ${(bytes / acts).toFixed(0)} bytes per act on disk (${acts} acts)`);
    return rate;
  } finally {
    server.child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function stock(): Promise<number> {
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
const rate = await ours();
const theirs = await stock();
console.log(`ratio ${(rate / theirs).toFixed(2)}: durable acts of ours to acts in memory of the stock server`);
process.exit(0);
