import { type Kysely, sql } from 'kysely';
import { fromNewAct } from './rows.ts';
import type { Database } from './schema.ts';
import type { NewAct } from './store.ts';

/** Key of an act that was stored. */
export interface StoredKey {
  match_id: string;
  seq: number;
  seat: string;
  client_id: string | null;
}

/**
 * Appends acts and their changes of match rows in as few statements as possible (PostgreSQL): one, unless a match is
 * changed by several of them. `ordered` decides which of two acts with one sequence number wins. Returns the keys of the
 * acts whose sequence numbers were free.
 */
export async function appendTogether(db: Kysely<Database>, ordered: readonly NewAct[]): Promise<StoredKey[]> {
  const [first = [], ...others] = inStatements(ordered);
  // A statement is a transaction of its own: one round trip instead of three.
  if (others.length === 0) return append(db, first);
  return db.transaction().execute(async (tx) => {
    const stored = await append(tx, first);
    for (const part of others) stored.push(...(await append(tx, part)));
    return stored;
  });
}

/** Parts in order, none of which changes a match row twice: a statement would apply only one of the changes. */
function inStatements(ordered: readonly NewAct[]): NewAct[][] {
  const parts: NewAct[][] = [];
  const places = new Map<string, { part: number; isChanged: boolean }>();
  for (const item of ordered) {
    const changes = item.waitingFor !== undefined || item.outcome !== undefined;
    const { part, isChanged } = places.get(item.matchId) ?? { part: 0, isChanged: false };
    const own = changes && isChanged ? part + 1 : part;
    places.set(item.matchId, { part: own, isChanged: changes || isChanged });
    parts[own] ??= [];
    parts[own].push(item);
  }
  return parts;
}

/** One prepared statement for batches of any size; the rows are inserted in their order. A match that is over stays as it is. */
async function append(db: Kysely<Database>, items: readonly NewAct[]): Promise<StoredKey[]> {
  const acts = items.map(fromNewAct);
  const column = (name: keyof (typeof acts)[number]) => acts.map((act) => act[name]);
  const waiting = items.map(({ waitingFor }) => (waitingFor ? JSON.stringify(waitingFor) : null));
  const outcomes = items.map(({ outcome }) => (outcome ? JSON.stringify(outcome) : null));
  const hashes = items.map(({ endHash }) => endHash ?? null);
  const { rows } = await sql<StoredKey>`/* prepared: append_acts */
    with given as (
      select * from unnest(
        ${column('match_id')}::text[], ${column('seq')}::int[], ${column('seat')}::text[], ${column('decision')}::text[],
        ${column('choice')}::text[], ${column('client_id')}::text[], ${column('at')}::bigint[],
        ${column('versions')}::text[], ${column('waiting_for')}::text[], ${column('entries')}::text[],
        ${waiting}::text[], ${outcomes}::text[], ${hashes}::text[]
      ) with ordinality as given (
        match_id, seq, seat, decision, choice, client_id, at, versions, waiting_for, entries,
        waiting, outcome, end_hash, place
      )
    ), stored as (
      insert into acts (match_id, seq, seat, decision, choice, client_id, at, versions, waiting_for, entries)
      select match_id, seq, seat, decision, choice, client_id, at, versions, waiting_for, entries
      from given order by place
      on conflict do nothing
      returning match_id, seq, seat, client_id
    ), followed as (
      update matches set
        waiting_for = coalesce(given.waiting, matches.waiting_for),
        status = case when given.outcome is null then matches.status else 'finished' end,
        outcome = coalesce(given.outcome, matches.outcome),
        ended_at = case when given.outcome is null then matches.ended_at else given.at end,
        end_hash = coalesce(given.end_hash, matches.end_hash)
      from given join stored on stored.match_id = given.match_id and stored.seq = given.seq
        and stored.seat = given.seat and stored.client_id is not distinct from given.client_id
      where matches.id = given.match_id and (given.waiting is not null or given.outcome is not null)
        and matches.status <> 'finished'
    )
    select match_id, seq, seat, client_id from stored`.execute(db);
  return rows;
}
