import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { ENGINE } from '../engine-version.ts';
import { type Row, readRows, TABLE_NAMES, type TableName } from '../storage/dump.ts';
import { LATEST_MIGRATION } from '../storage/migrations.ts';
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

/** Writes all rows, or those of one match, in one snapshot; returns the row count of each table. */
export async function writeArchive(db: Kysely<Database>, matchId: string | null, out: Writable): Promise<Counts> {
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  const write = async (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    if (!out.write(text)) await new Promise((resolve) => out.once('drain', resolve));
  };
  const holds = matchId === null ? 'everything' : 'match';
  const about = { version: 1, holds, tables: LATEST_MIGRATION, product: ENGINE, at: new Date().toISOString() };
  await write({ format: 'echo-base-archive', ...about, secret: SECRET });
  await readRows(db, matchId, async (table, row) => {
    rows[table] = (rows[table] ?? 0) + 1;
    await write([table, row]);
  });
  out.write(`${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`);
  return rows;
}

/** Writes a file atomically; readable by its owner only, compressed if its name ends with .gz. */
export async function writeFileWhole(path: string, fill: (out: Writable) => Promise<void>): Promise<void> {
  const part = `${path}.part`;
  const handle = await open(part, 'wx', 0o600);
  try {
    const file = handle.createWriteStream({ flush: true });
    const out = new PassThrough();
    const packed = path.endsWith('.gz') ? pipeline(out, createGzip(), file) : pipeline(out, file);
    // A full disk ends the pipe, and with it the writer.
    await Promise.all([packed, fill(out).then(() => out.end())]);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Reads an archive, compressed or not. Throws `OperatorError` at the first invalid line. */
export async function readArchive(
  path: string,
  each: (table: TableName, row: Row) => Promise<void> = async () => undefined,
): Promise<{ about: Head; rows: Counts }> {
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  let about: Head | null = null;
  let end: z.output<typeof foot> | null = null;
  let number = 0;
  for await (const text of linesOf(path)) {
    number += 1;
    const wrong = (): never => {
      throw new OperatorError(`${path} is not an Echo Base archive or is damaged: line ${number}`);
    };
    if (end) wrong();
    const value = parsed(text) ?? wrong();
    const asFoot = about && foot.safeParse(value);
    if (asFoot?.success) {
      end = asFoot.data;
      continue;
    }
    hash.update(`${text}\n`);
    if (!about) {
      const first = head.safeParse(value);
      about = first.success ? first.data : wrong();
      continue;
    }
    const row = line.safeParse(value);
    if (!row.success) return wrong();
    const [table, values] = row.data;
    rows[table] = (rows[table] ?? 0) + 1;
    await each(table, values);
  }
  if (!about || !end) throw new OperatorError(`${path} is incomplete: its end is missing`);
  if (end.sha256 !== hash.digest('hex')) throw new OperatorError(`${path} has been changed or is damaged`);
  return { about, rows };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const probe = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${path} cannot be read: ${error.code}`);
  });
  const { buffer } = await probe.read(Buffer.alloc(2), 0, 2, 0);
  await probe.close();
  const isPacked = buffer[0] === 0x1f && buffer[1] === 0x8b;
  const file = createReadStream(path);
  const input = isPacked ? file.pipe(createGunzip()) : file;
  file.on('error', (error) => input.destroy(error));
  const damaged = finished(input, { writable: false }).catch(() => {
    throw new OperatorError(`${path} is damaged`);
  });
  damaged.catch(() => undefined);
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    await damaged;
  } finally {
    file.destroy();
  }
}
