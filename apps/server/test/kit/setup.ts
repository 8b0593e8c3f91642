import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyTitle } from '@echo-base/games/engine';
import { titles } from '@echo-base/games/titles';
import { onTestFinished } from 'vitest';
import { askBot, type BotRunner } from '../../src/bots/bot-runner.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { Load } from '../../src/model/load.ts';
import type { Clock } from '../../src/model/now.ts';
import { createLog } from '../../src/observability/log.ts';
import { createMetrics, type Metrics } from '../../src/observability/metrics.ts';
import type { PassTiming } from '../../src/passes/pass-timing.ts';
import { type RunningServer, type ServerParts, startServer } from '../../src/server.ts';
import { openStore } from '../../src/storage/open.ts';
import type { Store } from '../../src/storage/store.ts';

/** Limits high enough for tests of other things. */
const ROOMY = { MATCHES_PER_PLAYER: '1000000', SOCKETS_PER_ADDRESS: '1000000', SESSIONS_PER_HOUR: '10000000' };

/** Temporary directory, removed after the test. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'echo-base-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

export interface TestServer extends RunningServer {
  readonly url: string;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: string[];
}

export interface TestParts {
  readonly titles?: readonly AnyTitle[];
  readonly dataDir?: string;
  readonly env?: Record<string, string>;
  readonly botRunner?: BotRunner;
  readonly passTiming?: PassTiming;
  readonly store?: (store: Store) => Store;
  readonly webDir?: string;
  readonly clock?: Clock;
  readonly botPauses?: Clock['after'];
  readonly load?: Load;
  readonly hooks?: ServerParts['hooks'];
}

/** Bots that answer at once, in this thread. */
export const quickBotRunner = (known: readonly AnyTitle[] = titles): BotRunner => ({
  choose: async (question) => askBot(known, question),
  close: async () => undefined,
});

/** Load shedding whose clock stands: a busy machine puts nothing off. */
const unloaded = () =>
  new Load(
    () => undefined,
    () => 0,
  );

/**
 * With a clock that a test moves, a server writes a heartbeat when it starts and when it stops, but none in between: one
 * of real timers would take a move of more than fifteen seconds for an outage, if it came before the move was looked at.
 */
const noHeartbeats: Clock['after'] = () => () => undefined;

/** A server in this process, on a free port, closed after the test. */
export async function testServer(parts: TestParts = {}): Promise<TestServer> {
  const dataDir = parts.dataDir ?? tempDir();
  const config: Config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    BOT_DELAY_MS: '0',
    PASS_DELAY_MS: '0',
    CREDITS: '1000000',
    HTTP_CREDITS: '1000000',
    ...ROOMY,
    DATA_DIR: dataDir,
    ...parts.env,
  });
  const opened = await openStore(config);
  const store = parts.store?.(opened) ?? opened;
  const log: string[] = [];
  const metrics = createMetrics();
  const server = await startServer({
    config,
    titles: parts.titles ?? titles,
    store,
    botRunner: parts.botRunner ?? quickBotRunner(parts.titles),
    ...(parts.passTiming && { passTiming: parts.passTiming }),
    log: createLog('debug', { write: (line: string) => void log.push(line) }),
    metrics,
    webDir: parts.webDir ?? join(dataDir, 'no-web'),
    ...(parts.clock && { clock: parts.clock, heartbeats: noHeartbeats }),
    ...(parts.hooks && { hooks: parts.hooks }),
    ...(parts.botPauses && { botPauses: parts.botPauses }),
    load: parts.load ?? unloaded(),
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= server.close();
    return closing;
  };
  onTestFinished(close);
  return { ...server, close, url: `http://127.0.0.1:${server.port}`, store, metrics, log };
}

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** A server in its own process, so that it can be killed. */
export interface ChildServer {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  output(): string;
  /** Kills it (SIGKILL) and waits for its exit. */
  kill(): Promise<void>;
  /** Stops it (SIGTERM); resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the built program, as an operator would. Rejects with its output if it does not become ready. */
export async function childServer(env: Record<string, string>): Promise<ChildServer> {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing. Run "npm run build" first.`);
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      DATABASE_URL: '',
      ...ROOMY,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /"port":(\d+)/.exec(output);
      if (found) resolve(Number(found[1]));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    gone.then((code) => reject(new Error(`exited with ${code}: ${output}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return gone;
  };
  onTestFinished(() => void end('SIGKILL'));
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    process: child,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
