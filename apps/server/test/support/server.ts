import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The built server as an operator runs it, with its own port and data directory. */
export interface BuiltServer {
  readonly url: string;
  /** Kills it (SIGKILL) and waits for its exit. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Kills and starts. */
  restart(): Promise<void>;
  /** Stops it (SIGTERM): its exit code, and the milliseconds it took. */
  stop(): Promise<{ code: number | null; ms: number }>;
  /** Stops it for good and removes its data. */
  remove(): Promise<void>;
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function whenReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (child.exitCode !== null) throw new Error(`the server exited with ${child.exitCode}`);
    if (await isReady(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the server did not become ready');
}

/** Starts a server with high rate limits; `settings` are environment variables. */
export async function startBuilt(settings: Record<string, string> = {}): Promise<BuiltServer> {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing. Run "npm run build" first.`);
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'echo-base-'));
  const url = `http://127.0.0.1:${port}`;
  const plenty = { CREDITS: '100000', CREDITS_PER_SECOND: '100000' };
  const plentyHttp = { HTTP_CREDITS: '100000', HTTP_CREDITS_PER_SECOND: '100000' };
  const roomy = { MATCHES_PER_PLAYER: '1000000', SOCKETS_PER_ADDRESS: '1000000', SESSIONS_PER_HOUR: '10000000' };
  const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn', BOT_DELAY_MS: '0' };
  // A database named in the environment is not for tests.
  const env = { ...process.env, DATABASE_URL: '', ...own, ...plenty, ...plentyHttp, ...roomy, ...settings };
  let child: ChildProcess | null = null;
  let isAsked = false;
  const start = async () => {
    isAsked = false;
    child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('exit', (code, signal) => {
      if (!isAsked) writeSync(2, `the server exited without being stopped: code ${code}, signal ${signal}\n`);
    });
    try {
      await whenReady(url, child);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<number | null>((resolve) => {
      const dying = child;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return resolve(dying?.exitCode ?? null);
      isAsked = true;
      dying.once('exit', resolve);
      dying.kill(signal);
    });
  const kill = async () => void (await end('SIGKILL'));
  await start();
  return {
    url,
    start,
    kill,
    async restart() {
      await kill();
      await start();
    },
    async stop() {
      const begin = performance.now();
      return { code: await end('SIGTERM'), ms: performance.now() - begin };
    },
    async remove() {
      await kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}
