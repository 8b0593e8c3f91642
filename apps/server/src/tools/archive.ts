import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { ENGINE } from '../engine-version.ts';
import { type Row, readRows, TABLE_NAMES, type TableName } from '../storage/dump.ts';
import { latestMigration } from '../storage/migrations.ts';
import type { Database } from '../storage/schema.ts';
import { OperatorError } from './data-store.ts';

/**
 * Archive: text with one JSON value per line: a head, rows as [table, row], and a foot with row counts and the SHA-256
 * of all lines before it. Independent of the database.
 */

const head = z.object({
  format: z.literal('echo-base-archive'),
  version: z.literal(1),
  holds: z.enum(['everything', 'match']),
  /** Latest migration of the tables. */
  tables: z.string(),
  product: z.string(),
  at: z.iso.datetime(),
  secret: z.string(),
});
export type Head = z.output<typeof head>;
const foot = z.object({ rows: z.record(z.string(), z.int()), sha256: z.string() });
const line = z.tuple([z.enum(TABLE_NAMES as [TableName, ...TableName[]]), z.record(z.string(), z.unknown())]);

export type Counts = Readonly<Record<string, number>>;

const SECRET = 'This file contains seeds of matches in play and must not be shown to players.';

const NEWLINE = 10;
const CARRIAGE_RETURN = 13;
/** Bytes per chunk: handing a chunk to the compressor costs more than compressing a short line. */
const CHUNK = 256 * 1_024;

/** Compression: half of the processor time of the default, for a file an eighth larger. */
const GZIP_LEVEL = 3;

/** Buffers lines; `flush` resolves when the stream can take more. */
class LineWriter {
  readonly #out: Writable;
  #lines: string[] = [];
  #length = 0;
  readonly hash = createHash('sha256');

  constructor(out: Writable) {
    this.#out = out;
  }

  get isFull(): boolean {
    return this.#length >= CHUNK;
  }

  add(value: unknown): void {
    const line = `${JSON.stringify(value)}\n`;
    this.#lines.push(line);
    this.#length += line.length;
  }

  async flush(): Promise<void> {
    const chunk = Buffer.from(this.#lines.join(''));
    this.#lines = [];
    this.#length = 0;
    this.hash.update(chunk);
    if (this.#out.destroyed) throw this.#out.errored ?? new Error('the output was closed');
    if (!this.#out.write(chunk)) await once(this.#out, 'drain');
  }
}

/** Writes all rows, or those of one match, in one snapshot; returns the row count of each table. */
export async function writeArchive(db: Kysely<Database>, matchId: string | null, out: Writable): Promise<Counts> {
  const rows: Record<string, number> = {};
  const lines = new LineWriter(out);
  const holds = matchId === null ? 'everything' : 'match';
  const about = { version: 1, holds, tables: latestMigration(), product: ENGINE, at: new Date().toISOString() };
  lines.add({ format: 'echo-base-archive', ...about, secret: SECRET });
  await readRows(db, matchId, async (table, page) => {
    rows[table] = (rows[table] ?? 0) + page.length;
    for (const row of page) {
      lines.add([table, row]);
      if (lines.isFull) await lines.flush();
    }
  });
  await lines.flush();
  out.write(`${JSON.stringify({ rows, sha256: lines.hash.digest('hex') })}\n`);
  return rows;
}

/** Writes a file atomically; readable by its owner only, compressed if its name ends with .gz. */
export async function writeFileWhole(path: string, fill: (out: Writable) => Promise<void>): Promise<void> {
  const part = `${path}.part`;
  const handle = await open(part, 'wx', 0o600);
  try {
    const file = handle.createWriteStream({ flush: true });
    const out = new PassThrough();
    const packed = path.endsWith('.gz') ? pipeline(out, createGzip({ level: GZIP_LEVEL }), file) : pipeline(out, file);
    // A full disk ends the pipe, and with it the writer.
    await Promise.all([packed, fill(out).then(() => out.end())]);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

type EachRow = (table: TableName, row: Row, size: number) => Promise<void> | undefined;

/** Reads the lines of an archive in order. */
class ArchiveReader {
  readonly #path: string;
  readonly #each: EachRow;
  readonly #hash = createHash('sha256');
  readonly #rows: Record<string, number> = {};
  #about: Head | null = null;
  #end: z.output<typeof foot> | null = null;
  #number = 0;

  constructor(path: string, each: EachRow) {
    this.#path = path;
    this.#each = each;
  }

  /** Throws `OperatorError` if the line is invalid. A terminal ends lines with a carriage return, which is no part of them. */
  take(line: Buffer): Promise<void> | undefined {
    this.#number += 1;
    const text = line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
    const value = this.#end ? undefined : parsed(text.toString());
    // Almost all lines are rows, which are arrays.
    const end = this.#about && !Array.isArray(value) ? foot.safeParse(value) : null;
    if (end?.success) {
      this.#end = end.data;
      return undefined;
    }
    this.#hash.update(text).update('\n');
    if (this.#about) return this.#row(value, text.length);
    const first = head.safeParse(value);
    this.#about = first.success ? first.data : this.#wrong();
    return undefined;
  }

  #row(value: unknown, size: number): Promise<void> | undefined {
    const row = line.safeParse(value);
    if (!row.success) return this.#wrong();
    const [table, values] = row.data;
    this.#rows[table] = (this.#rows[table] ?? 0) + 1;
    return this.#each(table, values, size);
  }

  #wrong(): never {
    throw new OperatorError(`${this.#path} is not an Echo Base archive or is damaged: line ${this.#number}`);
  }

  /** Head and row counts. Throws `OperatorError` if the end is missing or does not match. */
  result(): { about: Head; rows: Counts } {
    if (!this.#about || !this.#end) throw new OperatorError(`${this.#path} is incomplete: its end is missing`);
    if (this.#end.sha256 !== this.#hash.digest('hex'))
      throw new OperatorError(`${this.#path} has been changed or is damaged`);
    return { about: this.#about, rows: this.#rows };
  }
}

/** Reads an archive, compressed or not; `size` is a row's length as text. Throws `OperatorError` at the first invalid line. */
export async function readArchive(
  path: string,
  each: EachRow = () => undefined,
): Promise<{ about: Head; rows: Counts }> {
  const reader = new ArchiveReader(path, each);
  for await (const lines of linesOf(path))
    for (const text of lines) {
      const busy = reader.take(text);
      if (busy) await busy;
    }
  return reader.result();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lines without their ends, those of one chunk at a time: Node's `readline` reads up to a thousand lines ahead. */
async function* linesOf(path: string): AsyncGenerator<Buffer[]> {
  const probe = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${path} cannot be read: ${error.code}`);
  });
  const { buffer } = await probe.read(Buffer.alloc(2), 0, 2, 0);
  await probe.close();
  const isPacked = buffer[0] === 0x1f && buffer[1] === 0x8b;
  const file = createReadStream(path, { highWaterMark: CHUNK });
  const input = isPacked ? file.pipe(createGunzip({ chunkSize: CHUNK })) : file;
  file.on('error', (error) => input.destroy(error));
  let parts: Buffer[] = [];
  try {
    for await (const chunk of input as AsyncIterable<Buffer>) {
      const lines: Buffer[] = [];
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        parts.push(chunk.subarray(from, end));
        lines.push(parts.length === 1 ? chunk.subarray(from, end) : Buffer.concat(parts));
        parts = [];
        from = end + 1;
      }
      parts.push(chunk.subarray(from));
      yield lines;
    }
    if (parts.some((part) => part.length > 0)) yield [Buffer.concat(parts)];
  } catch (error) {
    throw new OperatorError(`${path} is damaged`, { cause: error });
  } finally {
    file.destroy();
  }
}
