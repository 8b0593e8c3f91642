import { constants, fstatSync, openSync, write } from 'node:fs';
import type { DestinationStream } from 'pino';

const STDOUT = 1;
/** Most characters that wait; lines beyond are dropped. */
const MOST = 1_048_576;
/** Delay before a retry: of a full pipe, and of any other error such as a full disk, in milliseconds. */
const BUSY_MS = 50;
const RETRY_MS = 1_000;
const BUSY: ReadonlySet<string | undefined> = new Set(['EAGAIN', 'EBUSY', 'EINTR']);

/** Writes some bytes of a buffer asynchronously, as `fs.write` does. */
export type WriteBytes = (
  bytes: Buffer,
  offset: number,
  done: (error: NodeJS.ErrnoException | null, written: number) => void,
) => void;

export interface SinkOptions {
  /** Standard output by default. */
  readonly write?: WriteBytes;
  /** Most characters that wait. */
  readonly most?: number;
  /** Milliseconds until a failed write is tried again. */
  readonly retryMs?: number;
  /** Format of a line of JSON where it is not to be written as it is. */
  readonly format?: (json: string) => string;
  /** Called for each line that is dropped. */
  lost?(): void;
}

/**
 * Asynchronous, bounded log destination: lines wait in memory until they are written, a failed write is retried, and
 * lines beyond the bound are dropped and counted. Never throws and never blocks, whatever the error of the file is.
 */
export class LogSink implements DestinationStream {
  readonly #write: WriteBytes;
  readonly #options: SinkOptions;
  #waiting: string[] = [];
  #size = 0;
  #lost = 0;
  /** Data being written, from `#offset` on; null if idle. */
  #chunk: Buffer | null = null;
  #offset = 0;
  #idle: (() => void)[] = [];

  constructor(options: SinkOptions = {}) {
    this.#options = options;
    this.#write = options.write ?? toStdout();
  }

  /** Appends a line of JSON, newline included. */
  write(json: string): void {
    const line = this.#formatted(json);
    if (this.#size + line.length > (this.#options.most ?? MOST)) {
      this.#lost += 1;
      this.#options.lost?.();
      return;
    }
    this.#waiting.push(line);
    this.#size += line.length;
    if (!this.#chunk) this.#next();
  }

  /** Resolves when all lines are written, after `timeoutMs` at the latest. */
  async end(timeoutMs = RETRY_MS): Promise<void> {
    if (!this.#chunk) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const written = new Promise<void>((resolve) => this.#idle.push(resolve));
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    });
    await Promise.race([written, late]);
    clearTimeout(timer);
  }

  /** Writes the waiting lines. */
  #next(): void {
    if (this.#waiting.length === 0) {
      this.#chunk = null;
      for (const resolve of this.#idle.splice(0)) resolve();
      return;
    }
    this.#chunk = Buffer.from(this.#waiting.join(''));
    this.#offset = 0;
    this.#waiting = [];
    this.#try(this.#chunk);
  }

  #try(chunk: Buffer): void {
    this.#write(chunk, this.#offset, (error, written) => {
      if (error) {
        const ms = BUSY.has(error.code) ? BUSY_MS : (this.#options.retryMs ?? RETRY_MS);
        setTimeout(() => this.#try(chunk), ms).unref();
        return;
      }
      this.#offset += written;
      if (this.#offset < chunk.length) this.#try(chunk);
      else this.#written();
    });
  }

  #written(): void {
    this.#size = this.#waiting.reduce((size, line) => size + line.length, 0);
    const lost = this.#lost;
    this.#lost = 0;
    if (lost > 0)
      this.#waiting.push(
        this.#formatted(`${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines lost' })}\n`),
      );
    this.#next();
  }

  #formatted(json: string): string {
    return this.#options.format?.(json) ?? json;
  }
}

/** Standard output. A pipe is reopened as non-blocking: a thread that waits for its reader would delay the exit. */
function toStdout(): WriteBytes {
  let fd = STDOUT;
  try {
    if (fstatSync(STDOUT).isFIFO()) fd = openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    // Not Linux, or a pipe of another user.
  }
  return (bytes, offset, done) => write(fd, bytes, offset, bytes.length - offset, null, done);
}
