import type { Kysely, Transaction } from 'kysely';
import { ACT_COLUMNS, fromAppend, LOG_COLUMNS, toAct, toLoggedAct } from './rows.ts';
import type { Database } from './schema.ts';
import type { Append, Store } from './store.ts';

/** Acts in one INSERT: ten columns each, and SQLite binds at most 32,766 values. */
const INSERT_ROWS = 1_000;

/** The record of every match. */
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
    appendActs: (batch) => db.transaction().execute((tx) => append(tx, batch)),
  };
}

/** Acts of a match in their order: all, or those of a part. */
function within(db: Kysely<Database>, matchId: string, { from, before }: { from?: number; before?: number } = {}) {
  let query = db.selectFrom('acts').where('match_id', '=', matchId).orderBy('seq');
  if (from !== undefined) query = query.where('seq', '>=', from);
  if (before !== undefined) query = query.where('seq', '<', before);
  return query;
}

async function append(tx: Transaction<Database>, batch: readonly Append[]): Promise<boolean[]> {
  // In one order for all: servers that append to the same matches would otherwise wait for one another for ever.
  const ordered = [...batch].sort(byPlace);
  const won = await insert(tx, ordered);
  const winners = new Set<Append>();
  for (const item of ordered) {
    // A second act for the same place in one batch lost against the first.
    if (!won.delete(nameOf(fromAppend(item)))) continue;
    winners.add(item);
    if (item.waitingFor || item.outcome) await follow(tx, item);
  }
  return batch.map((item) => winners.has(item));
}

/** The names of the acts whose places were free. */
async function insert(tx: Transaction<Database>, ordered: readonly Append[]): Promise<Set<string>> {
  const won = new Set<string>();
  for (let from = 0; from < ordered.length; from += INSERT_ROWS) {
    const rows = await tx
      .insertInto('acts')
      .values(ordered.slice(from, from + INSERT_ROWS).map(fromAppend))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['match_id', 'seq', 'seat', 'client_id'])
      .execute();
    for (const row of rows) won.add(nameOf(row));
  }
  return won;
}

function byPlace(a: Append, b: Append): number {
  if (a.matchId !== b.matchId) return a.matchId < b.matchId ? -1 : 1;
  return a.act.seq - b.act.seq;
}

function nameOf(row: { match_id: string; seq: number; seat: string; client_id: string | null }): string {
  return JSON.stringify([row.match_id, row.seq, row.seat, row.client_id]);
}

/** What an act changes in its match's row. */
async function follow(
  tx: Transaction<Database>,
  { matchId, act, waitingFor, outcome, endHash }: Append,
): Promise<void> {
  await tx
    .updateTable('matches')
    .set({
      ...(waitingFor && { waiting_for: JSON.stringify(waitingFor) }),
      ...(outcome && { status: 'finished' as const, outcome: JSON.stringify(outcome), ended_at: act.at }),
      ...(endHash !== undefined && { end_hash: endHash }),
    })
    .where('id', '=', matchId)
    // An owner may have closed it at the same moment; that stands.
    .where('status', '<>', 'finished')
    .execute();
}
