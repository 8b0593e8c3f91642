import { TABLES_PER_HOST } from '@echo-base/protocol';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';
import type { MatchFilter } from './store.ts';

type Wanted = Pick<MatchFilter, 'title' | 'status'>;

/** Condition: fewer than `TABLES_PER_HOST` public matches of the same creator are listed before this one. */
export function isAmongFirst({ title, status }: Wanted) {
  return (eb: ExpressionBuilder<Database, 'matches'>) => {
    let before = eb
      .selectFrom('matches as before')
      .select('before.id')
      .whereRef('before.creator', '=', 'matches.creator')
      .where('before.visibility', '=', 'public')
      .where(sql<boolean>`(before.created_at, before.id) > (matches.created_at, matches.id)`)
      .orderBy('before.created_at')
      .orderBy('before.id')
      .limit(1)
      .offset(TABLES_PER_HOST - 1);
    if (status !== undefined) before = before.where('before.status', '=', status);
    if (title !== undefined) before = before.where('before.title', '=', title);
    return eb.not(eb.exists(before));
  };
}

/** By id of the last match of a creator in a fair list: how many of them are left out after it. */
export async function leftOut(
  db: Kysely<Database>,
  { title, status }: Wanted,
  creators: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (creators.length === 0) return new Map();
  let listed = db
    .selectFrom('matches')
    .select(['id', sql<number>`count(*) over (partition by creator)`.as('total')])
    .select(sql<number>`row_number() over (partition by creator order by created_at desc, id desc)`.as('place'))
    .where('creator', 'in', [...new Set(creators)])
    .where('visibility', '=', 'public');
  if (status !== undefined) listed = listed.where('status', '=', status);
  if (title !== undefined) listed = listed.where('title', '=', title);
  const rows = await db
    .selectFrom(listed.as('listed'))
    .select(['listed.id', 'listed.total'])
    .where('listed.place', '=', TABLES_PER_HOST)
    .where('listed.total', '>', TABLES_PER_HOST)
    .execute();
  return new Map(rows.map(({ id, total }) => [id, Number(total) - TABLES_PER_HOST]));
}
