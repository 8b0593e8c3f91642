import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { STORAGE_TIMEOUT_MS, StartupError } from '../config.ts';
import { deadline } from './deadline.ts';
import { guardedStore } from './guarded-store.ts';
import { migrate } from './migrations.ts';
import type { Database } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import type { Store } from './store.ts';
import { timedPool } from './timed-pool.ts';

/** One connection writes acts, the others serve everything else; PostgreSQL allows 100 in all by default. */
const CONNECTIONS = 10;
const CONNECT_MS = 10_000;

/** Acknowledged acts must be on disk, whatever the default of the database. */
const DURABLE = `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

/** Limits of the server's side: it must not hold locks for a client that has timed out or gone. */
const limits = (ms: number) => `set statement_timeout = ${2 * ms}; set idle_in_transaction_session_timeout = ${4 * ms}`;

/** Opens the existing database at `url`; after the migrations an operation takes at most `timeoutMs`. Throws `StartupError`. */
export async function openPostgres(url: string, timeoutMs = STORAGE_TIMEOUT_MS): Promise<Store> {
  const db = connectPostgres(url);
  try {
    await checkEncoding(db);
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new StartupError(`DATABASE_URL=${withoutSecrets(url)} cannot be used: ${reason(error)}`, { cause: error });
  }
  await db.destroy();
  return guardedStore(sqlStore(connectPostgres(url, timeoutMs)), timeoutMs);
}

/**
 * Connection pool of a database, without migration. A statement takes at most `timeoutMs`; the server ends it soon
 * afterwards, and with it the locks of a client that has gone.
 */
export function connectPostgres(url: string, timeoutMs = Number.POSITIVE_INFINITY): Kysely<Database> {
  const isTimed = Number.isFinite(timeoutMs);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    // Shorter than an operation may take: it must not begin when its caller has been refused.
    connectionTimeoutMillis: isTimed ? Math.ceil(timeoutMs * 0.9) : CONNECT_MS,
    keepAlive: true,
    fallback_application_name: 'echo-base',
    // Not Kysely's hook: a connection that closes during it is never returned to the pool.
    onConnect: (client) => deadline(client.query(isTimed ? `${DURABLE}; ${limits(timeoutMs)}` : DURABLE), timeoutMs),
  });
  // A closed idle connection would end the process without a handler; the next query opens another, or fails.
  pool.on('error', () => undefined);
  // So would one that closes between two statements of a transaction: the pool handles idle ones only.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: timedPool(pool, timeoutMs) }) });
}

/** Requires UTF-8, as names may be in any alphabet. */
async function checkEncoding(db: Kysely<Database>): Promise<void> {
  const { rows } = await db.executeQuery<{ server_encoding: string }>(CompiledQuery.raw('show server_encoding'));
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding} but must be UTF8`);
}

/** Address without secrets; a password can occur in it twice. */
function withoutSecrets(address: string): string {
  const url = new URL(address);
  url.password = '';
  url.search = '';
  return url.href;
}

/** Reason in one line. A name with several addresses fails with one error for each and no message of its own. */
function reason(error: unknown): string {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const lines = errors.map((one) => (one instanceof Error ? one.message : String(one)).split('\n')[0]);
  return [...new Set(lines)].join('; ');
}
