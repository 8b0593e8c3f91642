import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = new URL('../../server/dist/main.js', import.meta.url).pathname;

/** Time a server may take to start on a busy computer, in milliseconds. */
const START_MS = 60_000;

/** The built server, as `npm start` runs it, with its own port and data directory. */
export interface Server {
  readonly url: string;
  /** Kills it (SIGKILL), as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops it for good and removes its data. */
  remove(): Promise<void>;
}

/** A port that no program listens on. */
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

/** Starts a server; `settings` are environment variables. */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  if (!existsSync(MAIN)) throw new Error('The server is not built. Run "npm run build" first.');
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'echo-base-'));
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    // A database named in the environment is not for tests.
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    BOT_DELAY_MS: '0',
    ...settings,
  };
  let child: ChildProcess | null = null;
  const start = async () => {
    child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'inherit'] });
    const latest = Date.now() + START_MS;
    while (child.exitCode === null && Date.now() < latest) {
      if (await isReady(url)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(
      child.exitCode === null ? 'the server did not become ready' : `the server ended with ${child.exitCode}`,
    );
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      const dying = child;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return resolve();
      dying.once('exit', () => resolve());
      dying.kill(signal);
    });
  await start();
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}
