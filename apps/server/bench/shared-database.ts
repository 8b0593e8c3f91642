import { randomBytes } from 'node:crypto';
import { createClient } from '@redis/client';
import pg from 'pg';
import { startPostgres } from '../test/support/own-postgres.ts';
import { startRedis } from '../test/support/redis.ts';
import { freePort } from '../test/support/server.ts';
import { right } from './figures.ts';
import { cpuMsOf, cpuMsWithChildren } from './processes.ts';

/** Figures so far: processor time in milliseconds (0 for programs not started here), and counts. */
export interface SharedFigures {
  readonly postgresMs: number;
  readonly redisMs: number;
  /** Statements that PostgreSQL has carried out: as many round trips. */
  readonly statements: number;
  /** Messages published through Redis. */
  readonly notices: number;
}

/** PostgreSQL and Redis of all servers under measurement. */
export interface SharedDatabase {
  /** Environment of a server on a new database. */
  fresh(): Promise<{ readonly DATABASE_URL: string; readonly REDIS_URL: string }>;
  figures(): Promise<SharedFigures>;
  /** The statements that took most time since the last `fresh`. */
  statements(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Counts statements; part of PostgreSQL. */
const COUNTING = ['-c', 'shared_preload_libraries=pg_stat_statements', '-c', 'pg_stat_statements.track_planning=on'];

const given = (url: string) => ({ url, pid: null, stop: async () => undefined });

/** Uses `TEST_DATABASE_URL` and `TEST_REDIS_URL`, or starts its own; its PostgreSQL syncs every commit to disk. */
export async function openShared(): Promise<SharedDatabase> {
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  const postgres = TEST_DATABASE_URL ? given(TEST_DATABASE_URL) : await startPostgres(COUNTING);
  const redis = TEST_REDIS_URL ? given(TEST_REDIS_URL) : await startRedis(await freePort());
  const db = new pg.Client({ connectionString: postgres.url });
  const client = createClient({ url: redis.url });
  await Promise.all([db.connect(), client.connect()]);
  const isCounting = await db.query('create extension if not exists pg_stat_statements').then(
    () => true,
    () => false,
  );
  const made: string[] = [];
  return {
    async fresh() {
      const name = `echo_base_bench_${randomBytes(6).toString('hex')}`;
      await db.query(`create database ${name} encoding 'UTF8' template template0`);
      made.push(name);
      if (isCounting) await db.query('select pg_stat_statements_reset()');
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      return { DATABASE_URL: url.href, REDIS_URL: redis.url };
    },
    async figures() {
      const count = 'select coalesce(sum(calls), 0)::int as calls from pg_stat_statements';
      return {
        postgresMs: postgres.pid === null ? 0 : cpuMsWithChildren(postgres.pid),
        redisMs: redis.pid === null ? 0 : cpuMsOf(redis.pid),
        statements: isCounting ? (await db.query<{ calls: number }>(count)).rows[0]!.calls : 0,
        notices: Number(/cmdstat_publish:calls=(\d+)/.exec(await client.info('commandstats'))?.[1] ?? 0),
      };
    },
    async statements() {
      if (!isCounting) return [];
      const most = `select left(regexp_replace(query, '\\s+', ' ', 'g'), 100) as query, sum(calls)::int as calls,
        sum(total_exec_time) as exec, sum(total_plan_time) as plan from pg_stat_statements
        group by 1 order by sum(total_exec_time + total_plan_time) desc limit 8`;
      const { rows } = await db.query<{ query: string; calls: number; exec: number; plan: number }>(most);
      return rows.map(
        ({ query, calls, exec, plan }) =>
          `${right(calls, 6)} x ${right(exec + plan, 6)} ms (plan ${right(plan, 0)}) ${query}`,
      );
    },
    async stop() {
      for (const name of made) await db.query(`drop database if exists ${name} with (force)`);
      await Promise.all([db.end(), client.close()]);
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}
