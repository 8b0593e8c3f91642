import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AS_STARTED } from '../../bench/processes.ts';
import { freePort } from '../support/server.ts';
import type { SimulatedTime } from './simulated-time.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MAIN = here('../../dist/main.js');
const CLOCK = ['--import', new URL('./fast-clock.mjs', import.meta.url).href];
const GAUGES = ['--expose-gc', '--import', new URL('./gauges.mjs', import.meta.url).href];
/** Time-outs of work that a faster clock does not make faster. */
const REAL_WORK = { STORAGE_TIMEOUT_MS: '60000', BOT_BUDGET_MS: '120000' };
const WARNING = 40;
const READY_MS = 20_000;

/** Measured values of the server's process. */
export interface Gauges {
  /** After two forced collections. */
  readonly heapMb: number;
  /** Part of the heap that V8 has compiled: bytecode and machine code with its metadata. */
  readonly codeMb: number;
  /** What V8 has reserved for the heap, free parts included. */
  readonly committedMb: number;
  readonly externalMb: number;
  readonly rssMb: number;
  /** Delay of the event loop since the last measurement, in real milliseconds. */
  readonly loopP99Ms: number;
  readonly loopMostMs: number;
  /** Processor time of all threads since the start. */
  readonly cpuMs: number;
  /** Handles that keep the event loop running, by kind. */
  readonly handles: Readonly<Record<string, number>>;
  readonly openFiles: number;
}

/** The built server as an operator runs it, with a faster clock. */
export class SoakServer {
  readonly url: string;
  readonly dataDir: string;
  readonly #time: SimulatedTime;
  readonly #child: ChildProcess;
  readonly #asked = new Map<number, { resolve(answer: object): void; reject(error: Error): void }>();
  #lastId = 0;
  #isStopping = false;
  /** Warnings and errors of the log, and lines that are not of the log, by message. */
  readonly problems = new Map<string, number>();

  private constructor(port: number, dataDir: string, time: SimulatedTime, child: ChildProcess) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.#time = time;
    this.#child = child;
    const log = createWriteStream(join(dataDir, '..', 'server.log'));
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream?.on('data', (chunk: Buffer) => {
        log.write(chunk);
        const lines = (rest + chunk.toString()).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) this.#read(line);
      });
    }
    child.on('message', (answer: { id: number }) => {
      this.#asked.get(answer.id)?.resolve(answer);
      this.#asked.delete(answer.id);
    });
    child.once('exit', (code, signal) => {
      if (!this.#isStopping) this.#problem(`the server exited: code ${code}, signal ${signal}`);
      for (const { reject } of this.#asked.values()) reject(new Error('the server has exited'));
    });
  }

  /** Starts the server on a data directory; resolves when it is ready. */
  static async start(dataDir: string, time: SimulatedTime): Promise<SoakServer> {
    if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing. Run "npm run build" first.`);
    const port = await freePort();
    const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' };
    const env = { ...process.env, NODE_ENV: 'production', ...own, ...REAL_WORK, ...time.env() };
    const child = spawn(process.execPath, [...AS_STARTED, ...CLOCK, ...GAUGES, MAIN], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const server = new SoakServer(port, dataDir, time, child);
    try {
      await server.#ready();
      return server;
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  async #ready(): Promise<void> {
    const end = Date.now() + READY_MS;
    while (Date.now() < end && !this.hasExited) {
      const isReady = await fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server did not become ready: ${[...this.problems.keys()].join('; ')}`);
  }

  get hasExited(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  #read(line: string): void {
    if (line.trim() === '') return;
    try {
      const { level, msg } = JSON.parse(line) as { level: number; msg: string };
      if (level >= WARNING) this.#problem(`${level > WARNING ? 'error' : 'warning'}: ${msg}`);
    } catch {
      this.#problem(`output: ${line}`);
    }
  }

  #problem(what: string): void {
    this.problems.set(what, (this.problems.get(what) ?? 0) + 1);
  }

  #ask<T extends object>(question: object): Promise<T> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      if (this.hasExited) return reject(new Error('the server has exited'));
      this.#asked.set(id, { resolve: (answer) => resolve(answer as T), reject });
      this.#child.send({ id, ...question });
    });
  }

  gauges(): Promise<Gauges> {
    return this.#ask<Gauges>({ about: 'measure' });
  }

  /** Time of the server's clock, which is slower on a busy machine; the simulated time follows it. */
  async followClock(): Promise<void> {
    const { simulatedMs } = await this.#ask<{ simulatedMs: number }>({ about: 'time' });
    this.#time.follow(simulatedMs);
  }

  /** Writes a heap snapshot to a file. */
  async snapshot(file: string): Promise<void> {
    await this.#ask({ about: 'snapshot', file });
  }

  /** Runs an operator's command on the data, with a clock that is ahead by this many hours. Rejects if it fails. */
  operator(args: readonly string[], aheadHours = 0): Promise<string> {
    const program = here('../../dist/operator.js');
    const env = { ...process.env, DATA_DIR: this.dataDir, DATABASE_URL: '', ...this.#time.env(aheadHours) };
    const child = spawn(process.execPath, [...CLOCK, program, ...args], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(output.trim() || `code ${code}`))));
    });
  }

  /** Stops it (SIGTERM); resolves with its exit code. */
  async stop(): Promise<number | null> {
    this.#isStopping = true;
    if (this.hasExited) return this.#child.exitCode;
    const gone = new Promise<number | null>((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), READY_MS);
    return gone.finally(() => clearTimeout(timer));
  }
}
