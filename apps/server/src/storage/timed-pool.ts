import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { deadline, TimedOut } from './deadline.ts';

/** Name of a prepared statement, in a comment at its beginning. */
const NAME = /^\s*\/\* prepared: (\w+) \*\//;

/** Named statements are parsed and planned once per connection. */
function named(text: string, values: unknown[]): pg.QueryConfig {
  const name = NAME.exec(text)?.[1];
  return { text, values, ...(name !== undefined && { name }) };
}

/**
 * Connection pool whose statements have a time limit. A connection that exceeds it is destroyed, which rolls back its
 * transaction unless the commit was under way: a hung connection must neither stay in the pool nor be used again, because
 * its old statements would run inside the next transaction.
 */
export function timedPool(pool: pg.Pool, timeoutMs: number): PostgresPool {
  return {
    connect: async () => timedClient(await pool.connect(), timeoutMs),
    end: () => pool.end(),
  };
}

function timedClient(client: pg.PoolClient, timeoutMs: number): PostgresPoolClient {
  let isReleased = false;
  const release = (error?: Error) => {
    if (isReleased) return;
    isReleased = true;
    client.release(error);
  };
  const query = async (sql: string, parameters: unknown[]) => {
    try {
      return await deadline(client.query(named(sql, parameters)), timeoutMs);
    } catch (error) {
      const isRollback = sql === 'rollback';
      if (error instanceof Error && (error instanceof TimedOut || isRollback)) release(error);
      // Closing the connection rolls back too. Throwing would hide the error that led to the rollback.
      if (isRollback) return { command: 'ROLLBACK' as const, rowCount: 0, rows: [] };
      throw error;
    }
  };
  // Kysely calls `query` with a text and parameters only, unless streaming, which the store never does.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => release() };
}
