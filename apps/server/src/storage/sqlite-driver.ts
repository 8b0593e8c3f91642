import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import type Sqlite from 'libsql';
import AsyncSqlite from 'libsql/promise';
import { monotonic } from '../model/monotonic.ts';
import { Unavailable } from '../refused.ts';
import type { Checkpoints } from './checkpoints.ts';
import { deadline } from './deadline.ts';

/** Backoff between attempts to take a lock, in milliseconds: first, doubled up to the last. */
const FIRST_WAIT_MS = 5;
const LAST_WAIT_MS = 100;
/** Longest time between two sightings of one lock, in milliseconds. */
const SAME_LOCK_MS = 1_000;

export interface LockingConfig extends SqliteDialectConfig {
  /** Longest wait of a statement for another program's lock, in milliseconds. */
  readonly lockTimeoutMs: number;
  /** Checkpoints of the database's log, closed with it; null if its commits make them. */
  readonly checkpoints: Checkpoints | null;
}

/**
 * SQLite dialect that does not block the event loop for long: commits run on a thread of libsql, and locks of other
 * programs are retried by timers. Everything else takes less time than passing it to a thread.
 *
 * A prepared statement never takes the write lock: where it found the lock held, it would stay active (libsql does not
 * reset it), and meanwhile SQLite commits nothing else on the connection, not even a single statement that has succeeded.
 * So the lock is taken by `exec`, and a single write is a transaction of its own.
 */
export class NonBlockingSqliteDialect extends SqliteDialect {
  readonly #config: LockingConfig;
  readonly #database: Sqlite.Database;

  /** `config.database` creates statements of `database`, whose `busy_timeout` must be 0. */
  constructor(config: LockingConfig, database: Sqlite.Database) {
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new NonBlockingSqliteDriver(this.#config, this.#database);
  }
}

class NonBlockingSqliteDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;
  readonly #timeoutMs: number;
  readonly #checkpoints: Checkpoints | null;
  #connection: NonBlockingConnection | undefined;
  /** Monotonic times at which the lock was found held, first and last; null when it was taken since. */
  #locked: { readonly since: number; readonly at: number } | null = null;

  constructor(config: LockingConfig, database: Sqlite.Database) {
    super(config);
    this.#database = database;
    this.#timeoutMs = config.lockTimeoutMs;
    this.#checkpoints = config.checkpoints;
  }

  /** Throws `Unavailable` after the timeout: an operation must not begin when its caller has been refused. */
  override async acquireConnection(): Promise<NonBlockingConnection> {
    const acquiring = super.acquireConnection();
    const inner = await deadline(acquiring, this.#timeoutMs).catch((error: unknown) => {
      void acquiring.then(() => super.releaseConnection());
      throw new Unavailable('the disk does not answer', { cause: error });
    });
    this.#connection ??= new NonBlockingConnection(inner, {
      retry: (job) => this.#retry(job, true),
      begin: () => this.#begin(),
      commit: () => this.#commit(),
      rollback: () => this.#rollback(),
    });
    return this.#connection;
  }

  /** Takes the write lock. */
  #begin(): Promise<void> {
    return this.#retry(async () => void this.#database.exec('begin immediate'), false);
  }

  /** libsql's two interfaces share the native connection; this one works on a thread of the library. */
  async #commit(): Promise<void> {
    await AsyncSqlite.prototype.exec.call(this.#database, 'commit');
    this.#checkpoints?.committed();
  }

  /** SQLite has rolled back already after some errors, such as a full disk. */
  #rollback(): void {
    if (this.#database.inTransaction) this.#database.exec('rollback');
  }

  /**
   * Retries a statement while another program holds the lock; meanwhile the connection can serve others, above all
   * reads. Throws `Unavailable` after the timeout, which counts from the first statement that found the lock held: writes
   * that wait for each other do not add up their timeouts.
   */
  async #retry<T>(job: () => Promise<T>, isRead: boolean): Promise<T> {
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LAST_WAIT_MS)) {
      try {
        const result = await job();
        if (!isRead) this.#locked = null;
        return result;
      } catch (error) {
        if (!isLocked(error)) throw error;
        const at = monotonic();
        const held = this.#locked;
        this.#locked = { since: held && at - held.at < SAME_LOCK_MS ? held.since : at, at };
        if (at >= this.#locked.since + this.#timeoutMs)
          throw new Unavailable('another program holds the lock of the database', { cause: error });
      }
      await super.releaseConnection();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await super.acquireConnection();
    }
  }

  /** Writing transactions take the write lock at once: taking it later may fail permanently. */
  override async beginTransaction(
    connection: NonBlockingConnection,
    settings: TransactionSettings = {},
  ): Promise<void> {
    if (settings.accessMode === 'read only') await connection.executeQuery(CompiledQuery.raw('begin'));
    else await this.#begin();
    connection.isInTransaction = true;
  }

  /** The connection stays reserved meanwhile, so that no other query runs inside this transaction. */
  override async commitTransaction(connection: NonBlockingConnection): Promise<void> {
    await this.#commit();
    connection.isInTransaction = false;
  }

  override async rollbackTransaction(connection: NonBlockingConnection): Promise<void> {
    connection.isInTransaction = false;
    this.#rollback();
  }

  /** Waits for a running commit and checkpoint. */
  override async destroy(): Promise<void> {
    await super.acquireConnection();
    try {
      await this.#checkpoints?.close();
      await super.destroy();
    } finally {
      await this.releaseConnection();
    }
  }
}

/** What a connection needs of its driver. */
interface Locking {
  /** Runs a statement, again while another program holds the lock. */
  retry<T>(job: () => Promise<T>): Promise<T>;
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): void;
}

/** Whether a statement takes the write lock, raw SQL included; statements that change tables run in transactions. */
function isWrite({ sql }: CompiledQuery): boolean {
  return /^\s*(insert|update|delete)\b/i.test(sql);
}

/** Single connection: outside of transactions its statements are retried while another program holds the lock. */
class NonBlockingConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #locking: Locking;
  /** A transaction holds its lock, and has the connection to itself until it ends. */
  isInTransaction = false;

  constructor(inner: DatabaseConnection, locking: Locking) {
    this.#inner = inner;
    this.#locking = locking;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isInTransaction) return this.#inner.executeQuery<R>(query);
    if (isWrite(query)) return this.#write<R>(query);
    return this.#locking.retry(async () => this.#inner.executeQuery<R>(query));
  }

  /** A single write, as a transaction. */
  async #write<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#locking.begin();
    try {
      const result = await this.#inner.executeQuery<R>(query);
      await this.#locking.commit();
      return result;
    } catch (error) {
      this.#locking.rollback();
      throw error;
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, chunkSize);
  }
}

/** Whether another program (or, with a shared cache, another connection) holds the lock a statement needs. */
function isLocked(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED');
}
