import { CompiledQuery, type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KINDS, type Kind, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { listQueries, matchQueries } from './match-queries.ts';
import type { Database } from './schema.ts';
import type { MatchFilter, Store } from './store.ts';

/** Finished matches, half of them private; open ones are older than all of them. */
const FINISHED = 100_000;
const OPEN = 60;
/** Number of them with Ann, all private. */
const OWN = 300;
const LIMIT = 21;

const filter: MatchFilter = { player: null, mine: false, limit: LIMIT };
const middle = { createdAt: OPEN + FINISHED / 2, id: 'f50000' };
const fair = { ...filter, isFair: true };
const lists: Readonly<Record<string, MatchFilter>> = {
  'tables with free seats': { ...filter, status: 'waiting' },
  'W15 tables with free seats, few of each creator': { ...fair, status: 'waiting' },
  'W15 games in play of one title, few of each creator': { ...fair, title: 'dice', status: 'playing', player: 'ann' },
  'games in play': { ...filter, status: 'playing' },
  'games that are over': { ...filter, status: 'finished' },
  'all matches': filter,
  'all matches, far down': { ...filter, after: middle },
  'games that are over, far down': { ...filter, status: 'finished', after: middle },
  'tables of one title': { ...filter, title: 'dice', status: 'waiting' },
  'matches of a title no one plays': { ...filter, title: 'other' },
  'tables a player sees': { ...filter, player: 'ann', status: 'waiting' },
  'tables a new player sees': { ...filter, player: 'bob', status: 'waiting' },
  'matches a player sees': { ...filter, player: 'ann' },
  'matches a new player sees': { ...filter, player: 'bob' },
  'matches of a title a new player sees': { ...filter, player: 'bob', title: 'dice', after: middle },
  'a player’s own matches': { ...filter, player: 'ann', mine: true },
  'a player’s own matches against one opponent': { ...filter, player: 'ann', mine: true, with: 'bob' },
  'a player’s own tables': { ...filter, player: 'ann', mine: true, status: 'waiting' },
};

describe.each(KINDS)('100,000 finished matches in %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let db: Kysely<Database>;

  beforeAll(async () => {
    database = await newDatabase(kind);
    store = await database.open();
    db = database.connect();
    await fill(db);
    // PostgreSQL does so automatically a minute after many inserts.
    if (kind === 'postgres') await sql`analyze`.execute(db);
  });
  afterAll(async () => {
    await db.destroy();
    await store.close();
    await database.remove();
  });

  test.each(Object.entries(lists))('%s are listed without a scan', async (_name, filter) => {
    const read = await Promise.all(
      listQueries(db, filter).map((query) => matchesRead(kind, db, query.compile(), terms(filter))),
    );
    // Once for the membership, once for the match.
    const own = filter.player === 'ann' ? 2 * OWN : 0;
    for (const rows of read) expect(rows).toBeLessThanOrEqual(OPEN + own);
  });

  test('matches with bots are found without a scan', async () => {
    const queries: CompiledQuery[] = [];
    const logging = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        queries.push(db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    expect(await matchQueries(logging).matchesWithBots()).toEqual([]);
    expect(queries).toHaveLength(1);
    for (const query of queries) expect(await matchesRead(kind, db, query, ['status=?'])).toBeLessThanOrEqual(OPEN);
  });

  test('pages follow one another without gap or repetition', async () => {
    const seen: string[] = [];
    let after: MatchFilter['after'];
    for (let pages = 0; pages < 30; pages++) {
      const found = await store.listMatches({ ...filter, player: 'ann', ...(after && { after }) });
      seen.push(...found.map(({ match }) => match.id));
      const last = found.at(-1)!.match;
      after = { createdAt: last.createdAt, id: last.id };
    }
    const listed = Array.from({ length: FINISHED }, (_one, index) => FINISHED - index);
    const isListed = (n: number) => n % 2 === 0 || n > FINISHED - 2 * OWN;
    expect(seen).toEqual(
      listed
        .filter(isListed)
        .slice(0, 30 * LIMIT)
        .map((n) => `f${n}`),
    );
  });

  test('matches are counted by status', async () => {
    expect(await store.countMatches()).toEqual({ waiting: OPEN / 2, playing: OPEN / 2, finished: FINISHED });
  });
});

async function fill(db: Kysely<Database>): Promise<void> {
  const numbers = (most: number) =>
    sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(most)})`;
  const columns = sql`matches (id, title, name, options, seed, seed_hash, visibility, spectators, status, creator,
    invite_code, waiting_for, engine, rules, rules_checked, created_at, started_at)`;
  const texts = (visibility: string, status: string) => sql`'dice', 'A table', '{}', 'seed', 'hash',
    case when n % 2 = 0 then 'public' else ${sql.lit(visibility)} end, 'open', ${sql.raw(status)}, 'p' || (n % 1000),
    'code', '[]', 'test', 1, 1`;
  await sql`${numbers(999)} insert into players (id, name, created_at) select 'p' || n, 'P', n from numbers`.execute(
    db,
  );
  await sql`insert into players (id, name, created_at) values ('p0', 'P', 0), ('ann', 'Ann', 0), ('bob', 'Bob', 0)`.execute(
    db,
  );
  const open = texts('public', `case when n <= ${OPEN / 2} then 'waiting' else 'playing' end`);
  await sql`${numbers(OPEN)} insert into ${columns} select 'o' || n, ${open}, n, n from numbers`.execute(db);
  const finished = texts('private', `'finished'`);
  await sql`${numbers(FINISHED)} insert into ${columns}
    select 'f' || n, ${finished}, n + ${sql.lit(OPEN)}, n + ${sql.lit(OPEN)} from numbers`.execute(db);
  await sql`insert into members (match_id, player_id) select id, creator from matches`.execute(db);
  const from = FINISHED + OPEN - 2 * OWN;
  await sql`insert into members (match_id, player_id)
    select id, 'ann' from matches where visibility = 'private' and created_at > ${sql.lit(from)}`.execute(db);
}

/**
 * Number of matches and memberships a query reads; SQLite does not count, so there every step must be an index search.
 */
async function matchesRead(
  kind: Kind,
  db: Kysely<Database>,
  query: CompiledQuery,
  narrowed: readonly string[],
): Promise<number> {
  const how = kind === 'postgres' ? 'explain (analyze, format json)' : 'explain query plan';
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${how} ${query.sql}`, [...query.parameters]));
  if (kind === 'postgres') return rowsRead((rows as { 'QUERY PLAN': { Plan: Plan }[] }[])[0]!['QUERY PLAN'][0]!.Plan);
  const steps = (rows as { detail: string }[]).map((row) => row.detail);
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([]);
  // The matches of one player are read whole, and sorted.
  if (query.sql.includes('"members"')) {
    expect(steps[0]).toMatch(/^SEARCH members USING .*\(player_id=\?\)$/);
    return 0;
  }
  expect(steps.filter((step) => step.endsWith('B-TREE FOR ORDER BY'))).toEqual([]);
  const search = steps.find((step) => step.startsWith('SEARCH matches USING'));
  for (const term of narrowed) expect(search).toContain(term);
  return 0;
}

/** Terms that SQLite must search in an index. */
function terms({ title, status, after }: MatchFilter): string[] {
  return [
    'visibility=?',
    ...(title === undefined ? [] : ['title=?']),
    ...(status === undefined ? [] : ['status=?']),
    ...(after === undefined ? [] : ['(created_at,id)<(?,?)']),
  ];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

function rowsRead(plan: Plan): number {
  const isTold = ['matches', 'members'].includes(plan['Relation Name'] ?? '');
  const own = isTold ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), own);
}
