import type { MatchStatus } from '@echo-base/protocol';
import type { Kysely } from 'kysely';
import { fromNewAct } from './rows.ts';
import type { Database } from './schema.ts';
import type { NewAct } from './store.ts';

/** Filter of an operator's list, newest first. */
export interface OperatorFilter {
  readonly status?: MatchStatus;
  readonly title?: string;
  /** Id or name of a player with a seat, or of the creator. */
  readonly player?: string;
  readonly isFrozen?: boolean;
  readonly after?: { readonly createdAt: number; readonly id: string };
  readonly limit: number;
}

/** Ids of a page of matches, newest first. */
export async function findMatches(db: Kysely<Database>, filter: OperatorFilter): Promise<string[]> {
  const { status, title, player, isFrozen, after, limit } = filter;
  let query = db.selectFrom('matches').select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
  if (status !== undefined) query = query.where('status', '=', status);
  if (title !== undefined) query = query.where('title', '=', title);
  if (isFrozen) query = query.where('frozen', 'is not', null);
  if (after) query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.createdAt, after.id)));
  if (player !== undefined) {
    const ids = db
      .selectFrom('players')
      .select('players.id')
      .where((eb) => eb.or([eb('players.id', '=', player), eb('players.name', '=', player)]));
    const sits = db.selectFrom('seats').select('seats.match_id').where('seats.player_id', 'in', ids);
    query = query.where((eb) => eb.or([eb('matches.creator', 'in', ids), eb('matches.id', 'in', sits)]));
  }
  return (await query.execute()).map((row) => row.id);
}

/** Ids of all matches, page by page, sorted. */
export async function* allMatches(db: Kysely<Database>, status?: MatchStatus): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    let query = db.selectFrom('matches').select('id').where('id', '>', last).orderBy('id').limit(500);
    if (status !== undefined) query = query.where('status', '=', status);
    const rows = await query.execute();
    for (const { id } of rows) yield id;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** Number of acts, messages and members of a match. */
export async function countsOf(db: Kysely<Database>, id: string) {
  const count = async (name: 'acts' | 'chat' | 'members') => {
    const { n } = await db
      .selectFrom(name)
      .select((eb) => eb.fn.countAll().as('n'))
      .where('match_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  return { acts: await count('acts'), messages: await count('chat'), members: await count('members') };
}

/** Appends several acts of one match, all or none; false if a sequence number was taken. */
export function insertTogether(db: Kysely<Database>, items: readonly NewAct[]): Promise<boolean> {
  const [first] = items;
  if (!first) return Promise.resolve(true);
  return db.transaction().execute(async (tx) => {
    const taken = await tx
      .insertInto('acts')
      .values(fromNewAct(first))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (taken.numInsertedOrUpdatedRows !== 1n) return false;
    const rest = items.slice(1).map(fromNewAct);
    // The first sequence number decides: other writers of the following ones wait for this transaction, and lose.
    if (rest.length > 0) await tx.insertInto('acts').values(rest).execute();
    const waits = items.findLast((item) => item.waitingFor)?.waitingFor;
    const change = { waiting_for: JSON.stringify(waits) };
    if (waits) await tx.updateTable('matches').set(change).where('id', '=', first.matchId).execute();
    return true;
  });
}
