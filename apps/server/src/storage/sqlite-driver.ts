import { SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import type Sqlite from 'libsql';
import AsyncSqlite from 'libsql/promise';

/** SQLite whose transactions wait for the disk outside the event loop; everything else takes less time than a thread. */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #database: Sqlite.Database;

  /** `config.database` hands out statements of this very `database`. */
  constructor(config: SqliteDialectConfig, database: Sqlite.Database) {
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new PatientSqliteDriver(this.#config, this.#database);
  }
}

class PatientSqliteDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;

  constructor(config: SqliteDialectConfig, database: Sqlite.Database) {
    super(config);
    this.#database = database;
  }

  /** The connection stays taken meanwhile, so nobody reads or writes in a transaction that is not theirs. */
  override async commitTransaction(): Promise<void> {
    // libsql's two interfaces hold the same native connection; this one works on a thread of the library.
    await AsyncSqlite.prototype.exec.call(this.#database, 'commit');
  }

  /** A transaction that is being committed ends first. */
  override async destroy(): Promise<void> {
    await this.acquireConnection();
    try {
      await super.destroy();
    } finally {
      await this.releaseConnection();
    }
  }
}
