import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Limits meant for people, raised: all drivers share one address. */
const FREE = {
  CREDITS: '1000000',
  CREDITS_PER_SECOND: '1000000',
  HTTP_CREDITS: '1000000',
  HTTP_CREDITS_PER_SECOND: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  SESSIONS_PER_HOUR: '1000000',
  MATCHES_PER_PLAYER: '1000000',
  LOG_LEVEL: 'warn',
};

/** Options of Node with which `npm start` and the image start the server. */
const AS_STARTED = ['--max-semi-space-size=32'];

/** A server under measurement. */
export interface Measured {
  readonly url: string;
  readonly pid: number;
  /** Resident memory in megabytes; 0 where the system does not report it. */
  rssMb(): number;
  /** Processor time so far in milliseconds; 0 where the system does not report it. */
  cpuMs(): number;
  stop(): Promise<void>;
}

/** Bundles a program of this directory as the product is bundled. Returns its path. */
export async function built(name: string): Promise<string> {
  const outfile = here(`../dist/bench/${name}.js`);
  await build({
    absWorkingDir: here('..'),
    entryPoints: [here(`./${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['libsql', 'pg-native', 'bufferutil', 'utf-8-validate'],
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
    },
    logLevel: 'warning',
  });
  return outfile;
}

function read(pid: number, file: string): string {
  const path = `/proc/${pid}/${file}`;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended, or the system has no such files.
    return '';
  }
}

/** Processor time of a process so far in milliseconds; 0 where the system does not report it. */
function cpuMsOf(pid: number): number {
  const fields = read(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return fields.slice(11, 13).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}

async function listening(child: ChildProcess): Promise<number> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /"port":(\d+)/.exec(output);
        if (found) resolve(Number(found[1]));
      });
    }
    child.once('exit', () => reject(new Error(output)));
  });
}

async function start(args: readonly string[], env: Record<string, string>): Promise<Measured> {
  const child = spawn(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production', ...env } });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await listening(child);
  const pid = child.pid ?? 0;
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    rssMb: () => Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0) / 1_024,
    cpuMs: () => cpuMsOf(pid),
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await gone;
      clearTimeout(timer);
    },
  };
}

/**
 * Starts our server on an empty database: SQLite in its own directory, or that of `DATABASE_URL`, which is not emptied.
 * `profile` is a directory for a profile of its processor, `settings` are more environment variables.
 */
export async function startOurs(profile?: string, settings: Record<string, string> = {}): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'echo-base-bench-'));
  const profiler = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const env = { ...FREE, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...settings };
  const server = await start([...AS_STARTED, ...profiler, await built('our-server')], env);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the stock server with states of this size. */
export function startStock(kilobytes: number): Promise<Measured> {
  return start(['--import', 'tsx', here('./stock-server.ts')], { KILOBYTES: String(kilobytes) });
}

/** Runs a driver in its own process. Returns its result. */
export async function drive<T>(driver: string, job: object): Promise<T> {
  const child = spawn(process.execPath, [driver, JSON.stringify(job)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`the driver exited with ${code}`);
  return JSON.parse(output) as T;
}
