import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import { appendTogether, type StoredKey } from './append-statement.ts';
import { ACT_COLUMNS, fromNewAct, LOG_COLUMNS, toAct, toLoggedAct } from './rows.ts';
import type { Database } from './schema.ts';
import type { NewAct, Store } from './store.ts';

/** Acts in one INSERT: ten columns each, and SQLite binds at most 32,766 values. */
const INSERT_ROWS = 1_000;

/** Records of matches. */
export function recordStore(
  db: Kysely<Database>,
): Pick<Store, 'acts' | 'loggedActs' | 'actsUntil' | 'hasActed' | 'appendActs'> {
  return {
    async acts(matchId, part) {
      return (await within(db, matchId, part).select(ACT_COLUMNS).execute()).map(toAct);
    },
    async loggedActs(matchId, part) {
      return (await within(db, matchId, part).select(LOG_COLUMNS).execute()).map(toLoggedAct);
    },
    async actsUntil(matchId, at) {
      const { later, last } = await db
        .selectFrom('acts')
        .select((eb) => [
          eb.fn.min(eb.case().when('at', '>', at).then(eb.ref('seq')).end()).as('later'),
          eb.fn.max('seq').as('last'),
        ])
        .where('match_id', '=', matchId)
        .executeTakeFirstOrThrow();
      return Number(later ?? (last === null ? 0 : Number(last) + 1));
    },
    async hasActed(matchId, seat, since) {
      const found = await db
        .selectFrom('acts')
        .select('seq')
        .where('match_id', '=', matchId)
        .where('seat', '=', seat)
        .where('at', '>=', since)
        .where('client_id', 'is not', null)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },
    async appendActs(batch) {
      // Same order everywhere: servers that append to the same matches would otherwise deadlock.
      const ordered = [...batch].sort(byPlace);
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      const winners = isPostgres
        ? winnersOf(ordered, await appendTogether(db, ordered))
        : await db.transaction().execute((tx) => appendEach(tx, ordered));
      return batch.map((item) => winners.has(item));
    },
  };
}

/** Acts of a match in order: all, or a range. */
function within(db: Kysely<Database>, matchId: string, { from, before }: { from?: number; before?: number } = {}) {
  let query = db.selectFrom('acts').where('match_id', '=', matchId).orderBy('seq');
  if (from !== undefined) query = query.where('seq', '>=', from);
  if (before !== undefined) query = query.where('seq', '<', before);
  return query;
}

/** SQLite: a statement costs no round trip, so each act changes its match row by one of its own. */
async function appendEach(tx: Transaction<Database>, ordered: readonly NewAct[]): Promise<Set<NewAct>> {
  const winners = winnersOf(ordered, await insert(tx, ordered));
  for (const item of winners) if (item.waitingFor || item.outcome) await follow(tx, item);
  return winners;
}

/** Acts that were stored, in order. A second act with the same sequence number has lost against the first. */
function winnersOf(ordered: readonly NewAct[], stored: readonly StoredKey[]): Set<NewAct> {
  const won = new Set(stored.map(nameOf));
  return new Set(ordered.filter((item) => won.delete(nameOf(keyOf(item)))));
}

/** Keys of the acts whose sequence numbers were free. */
async function insert(tx: Transaction<Database>, ordered: readonly NewAct[]): Promise<StoredKey[]> {
  const stored: StoredKey[] = [];
  for (let from = 0; from < ordered.length; from += INSERT_ROWS) {
    const rows = await tx
      .insertInto('acts')
      .values(ordered.slice(from, from + INSERT_ROWS).map(fromNewAct))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['match_id', 'seq', 'seat', 'client_id'])
      .execute();
    stored.push(...rows);
  }
  return stored;
}

function byPlace(a: NewAct, b: NewAct): number {
  if (a.matchId !== b.matchId) return a.matchId < b.matchId ? -1 : 1;
  return a.act.seq - b.act.seq;
}

function keyOf({ matchId, act }: NewAct): StoredKey {
  return { match_id: matchId, seq: act.seq, seat: act.seat ?? '', client_id: act.clientId };
}

function nameOf(row: StoredKey): string {
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
    // Nothing changes a match that is over.
    .where('status', '<>', 'finished')
    .execute();
}
