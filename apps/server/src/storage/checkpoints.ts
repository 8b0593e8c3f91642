import Sqlite from 'libsql';
import AsyncSqlite from 'libsql/promise';

/** Commits between two checkpoints: some hundred pages of a busy server. */
const EVERY = 64;

/**
 * Checkpoints of the write-ahead log, on a connection and a thread of their own: a commit that makes one itself waits for
 * hundreds of pages and a second sync of the disk, and everything waits for the commit.
 */
export class Checkpoints {
  readonly #database: Sqlite.Database;
  #commits = 0;
  #running: Promise<void> | null = null;

  /** `file` is a database in WAL mode. */
  constructor(file: string) {
    this.#database = new Sqlite(file);
    this.#database.exec('PRAGMA synchronous = FULL');
  }

  /** Counts a commit; after enough of them a checkpoint begins, which moves what no reader still needs. */
  committed(): void {
    this.#commits += 1;
    if (this.#commits < EVERY || this.#running) return;
    this.#commits = 0;
    this.#running = this.#checkpoint();
  }

  async #checkpoint(): Promise<void> {
    try {
      await AsyncSqlite.prototype.exec.call(this.#database, 'PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // The log only grows until the next one; if the disk is full, the next commit says so.
    }
    this.#running = null;
  }

  /** Waits for a running checkpoint. */
  async close(): Promise<void> {
    await this.#running;
    this.#database.close();
  }
}
