import type { Kysely, Transaction } from 'kysely';
import { ACT_COLUMNS, fromNewAct, LOG_COLUMNS, toAct, toLoggedAct } from './rows.ts';
import type { Database } from './schema.ts';
import type { NewAct, Store } from './store.ts';

/** Acts in one INSERT: ten columns each, and SQLite binds at most 32,766 values. */
const INSERT_ROWS = 1_000;

/** Records of matches. */
export function recordStore(db: Kysely<Database>): Pick<Store, 'acts' | 'loggedActs' | 'addEntries' | 'appendActs'> {
  return {
    async acts(matchId, part) {
      return (await within(db, matchId, part).select(ACT_COLUMNS).execute()).map(toAct);
    },
    async loggedActs(matchId, part) {
      return (await within(db, matchId, part).select(LOG_COLUMNS).execute()).map(toLoggedAct);
    },
    addEntries: (matchId, acts) =>
      db.transaction().execute(async (tx) => {
        for (const { seq, entries } of acts)
          await tx
            .updateTable('acts')
            .set({ entries: JSON.stringify(entries) })
            .where('match_id', '=', matchId)
            .where('seq', '=', seq)
            .where('entries', 'is', null)
            .execute();
      }),
    appendActs: (batch) => db.transaction().execute((tx) => insertActs(tx, batch)),
  };
}

/** Acts of a match in order: all, or a range. */
function within(db: Kysely<Database>, matchId: string, { from, before }: { from?: number; before?: number } = {}) {
  let query = db.selectFrom('acts').where('match_id', '=', matchId).orderBy('seq');
  if (from !== undefined) query = query.where('seq', '>=', from);
  if (before !== undefined) query = query.where('seq', '<', before);
  return query;
}

async function insertActs(tx: Transaction<Database>, batch: readonly NewAct[]): Promise<boolean[]> {
  // Same order everywhere: servers that append to the same matches would otherwise deadlock.
  const ordered = [...batch].sort(byPlace);
  const won = await insert(tx, ordered);
  const winners = new Set<NewAct>();
  for (const item of ordered) {
    // A second act with the same sequence number in the batch has lost against the first.
    if (!won.delete(nameOf(fromNewAct(item)))) continue;
    winners.add(item);
    if (item.waitingFor || item.outcome) await follow(tx, item);
  }
  return batch.map((item) => winners.has(item));
}

/** Keys of the acts whose sequence numbers were free. */
async function insert(tx: Transaction<Database>, ordered: readonly NewAct[]): Promise<Set<string>> {
  const won = new Set<string>();
  for (let from = 0; from < ordered.length; from += INSERT_ROWS) {
    const rows = await tx
      .insertInto('acts')
      .values(ordered.slice(from, from + INSERT_ROWS).map(fromNewAct))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['match_id', 'seq', 'seat', 'client_id'])
      .execute();
    for (const row of rows) won.add(nameOf(row));
  }
  return won;
}

function byPlace(a: NewAct, b: NewAct): number {
  if (a.matchId !== b.matchId) return a.matchId < b.matchId ? -1 : 1;
  return a.act.seq - b.act.seq;
}

function nameOf(row: { match_id: string; seq: number; seat: string; client_id: string | null }): string {
  return JSON.stringify([row.match_id, row.seq, row.seat, row.client_id]);
}

/** Applies an act to its match row. */
async function follow(
  tx: Transaction<Database>,
  { matchId, act, waitingFor, outcome, endHash }: NewAct,
): Promise<void> {
  await tx
    .updateTable('matches')
    .set({
      ...(waitingFor && { waiting_for: JSON.stringify(waitingFor) }),
      ...(outcome && { status: 'finished' as const, outcome: JSON.stringify(outcome), ended_at: act.at }),
      ...(endHash !== undefined && { end_hash: endHash }),
    })
    .where('id', '=', matchId)
    // If an owner has just closed it, that stands.
    .where('status', '<>', 'finished')
    .execute();
}
