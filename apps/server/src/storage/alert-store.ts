import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AlertRow, NewAlert, ShownAlert } from '../model/alert-rows.ts';
import { GroupCommit } from '../model/group-commit.ts';
import { newId } from '../model/ids.ts';
import { type AlertGap, alertGaps } from './alert-gaps.ts';
import type { Database } from './schema.ts';

/** How long it is remembered what was sent, in milliseconds: some matches are told of once a day. */
const REMEMBERED_MS = 25 * 3_600_000;

/** Outbox of news for players. */
export interface AlertStore {
  /**
   * Makes these the news of a match: others are taken back unless they were sent, and known ones stay as they are. Resolves with
   * whether messages are out of date now, which `dueClosings` finds from `closeAt` on.
   */
  keepAlerts(matchId: string, wanted: readonly NewAlert[], closeAt: number): Promise<boolean>;
  /** News to send now, the oldest first, of all players but these. */
  dueAlerts(now: number, limit: number, except?: readonly string[]): Promise<AlertRow[]>;
  /** Takes news for one sender until then, for this message; returns the ids of those that no other one has. */
  claimAlerts(ids: readonly string[], message: string, time: { now: number; until: number }): Promise<string[]>;
  /** Puts news off, so that any server may send them then. */
  postponeAlerts(ids: readonly string[], dueAt: number): Promise<void>;
  /** News that were sent, or were given up; the one that the message shows keeps its receipt. */
  settleAlerts(ids: readonly string[], at: number, isSent: boolean, shown?: ShownAlert | null): Promise<void>;
  /** News whose message is to be changed now, as it is out of date, of all players but these. */
  dueClosings(now: number, limit: number, except?: readonly string[]): Promise<AlertRow[]>;
  /** Takes such news for one sender until then; false if another one has it. */
  claimClosing(id: string, time: { now: number; until: number }): Promise<boolean>;
  /** The message was changed, or that is given up; with a time it is tried again then. */
  settleClosing(id: string, retryAt?: number): Promise<void>;
  /** When messages were sent to a player since then, and by which ways. */
  messagesSince(playerId: string, since: number): Promise<{ wayId: string; at: number }[]>;
  /** Matches that may lack news, of what has happened since then; after a start of the server those that take longer to find too. */
  alertGaps(since: number, isFirst: boolean): Promise<AlertGap[]>;
  /** When these matches were last told of by a way. */
  lastTold(wayId: string, matchIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Matches in play that wait for a player, the one that began last first. */
  matchesWaiting(playerId: string): Promise<string[]>;
  /** Forgets what can be news no more. */
  pruneAlerts(now: number): Promise<void>;
  countAlerts(): Promise<number>;
}

/** All news of a match, and when messages about other news of it are to be changed. */
interface KeptNews {
  readonly matchId: string;
  readonly wanted: readonly NewAlert[];
  readonly closeAt: number;
}

export function alertStore(db: Kysely<Database>): AlertStore {
  const kept = new GroupCommit((batch: readonly KeptNews[]) =>
    db.transaction().execute(async (tx) => {
      const closing: boolean[] = [];
      for (const one of batch) closing.push(await keepAlerts(tx, one));
      return closing;
    }),
  );
  return {
    keepAlerts: (matchId, wanted, closeAt) => kept.add({ matchId, wanted, closeAt }),
    ...sending(db),
    ...closing(db),
    ...remembered(db),
    ...looking(db),
  };
}

const keyOf = (one: Pick<NewAlert, 'wayId' | 'kind' | 'seat' | 'since'>) =>
  [one.wayId, one.kind, one.seat, one.since].join();

async function keepAlerts(tx: Transaction<Database>, { matchId, wanted, closeAt }: KeptNews): Promise<boolean> {
  const known = await tx.selectFrom('alerts').selectAll().where('match_id', '=', matchId).execute();
  const keys = new Set(wanted.map(keyOf));
  const others = known.filter((row) => !keys.has(keyOf(toAlert(row))));
  const sent = others.filter(({ done_at, expires_at }) => done_at !== null && expires_at === null);
  for (const { id, done_at, expires_at, receipt } of others) {
    if (done_at === null) await tx.deleteFrom('alerts').where('id', '=', id).execute();
    else if (expires_at === null)
      await tx
        .updateTable('alerts')
        .set({ expires_at: Number(done_at) + REMEMBERED_MS, close_at: receipt === null ? null : closeAt })
        .where('id', '=', id)
        .execute();
  }
  for (const one of wanted) {
    const row = { player_id: one.playerId, way_id: one.wayId, match_id: matchId, kind: one.kind, seat: one.seat };
    const times = { since: one.since, due_at: one.dueAt, expires_at: one.expiresAt };
    const unsent = { attempts: 0, claimed_until: 0, done_at: null, sent_at: null, message: null };
    const open = { receipt: null, close_at: null, close_tries: null };
    await tx
      .insertInto('alerts')
      .values({ id: newId(), ...row, ...times, ...unsent, ...open })
      .onConflict((conflict) =>
        conflict.columns(['way_id', 'match_id', 'kind', 'seat', 'since']).doUpdateSet({
          expires_at: one.expiresAt,
          close_at: null,
          // Pauses move the end of a time.
          ...(one.kind === 'deadline' && { due_at: one.dueAt }),
        }),
      )
      .execute();
  }
  return sent.some(({ receipt }) => receipt !== null);
}

function toAlert(row: Selectable<Database['alerts']>): AlertRow {
  const { id, player_id: playerId, way_id: wayId, match_id: matchId, kind, seat, attempts, message, receipt } = row;
  return {
    ...{ id, playerId, wayId, matchId, kind, seat, attempts, message, receipt },
    closeTries: row.close_tries ?? 0,
    since: Number(row.since),
    dueAt: Number(row.due_at),
    expiresAt: row.expires_at === null ? null : Number(row.expires_at),
  };
}

type Sending = Pick<AlertStore, 'dueAlerts' | 'claimAlerts' | 'postponeAlerts' | 'settleAlerts'>;

function sending(db: Kysely<Database>): Sending {
  return {
    async dueAlerts(now, limit, except = []) {
      let query = db
        .selectFrom('alerts')
        .selectAll()
        .where('done_at', 'is', null)
        .where('due_at', '<=', now)
        .where('claimed_until', '<=', now)
        .orderBy('due_at')
        .limit(limit);
      if (except.length > 0) query = query.where('player_id', 'not in', [...except]);
      return (await query.execute()).map(toAlert);
    },
    async claimAlerts(ids, message, { now, until }) {
      const rows = await db
        .updateTable('alerts')
        .set((eb) => ({ claimed_until: until, attempts: eb('attempts', '+', 1), message }))
        .where('id', 'in', ids)
        .where('done_at', 'is', null)
        .where('claimed_until', '<=', now)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    async postponeAlerts(ids, dueAt) {
      if (ids.length === 0) return;
      await db
        .updateTable('alerts')
        .set({ due_at: dueAt, claimed_until: 0, message: null })
        .where('id', 'in', ids)
        .execute();
    },
    async settleAlerts(ids, at, isSent, shown = null) {
      if (ids.length === 0) return;
      const times = { done_at: at, sent_at: isSent ? at : null, claimed_until: 0 };
      await db
        .updateTable('alerts')
        .set((eb) => ({
          ...times,
          ...(shown && { receipt: eb.case().when('id', '=', shown.id).then(shown.receipt).end() }),
        }))
        .where('id', 'in', ids)
        .execute();
    },
  };
}

/** Changes of messages that are out of date. */
function closing(db: Kysely<Database>): Pick<AlertStore, 'dueClosings' | 'claimClosing' | 'settleClosing'> {
  return {
    async dueClosings(now, limit, except = []) {
      let query = db
        .selectFrom('alerts')
        .selectAll()
        .where('close_at', '<=', now)
        .where('claimed_until', '<=', now)
        .orderBy('close_at')
        .limit(limit);
      if (except.length > 0) query = query.where('player_id', 'not in', [...except]);
      return (await query.execute()).map(toAlert);
    },
    async claimClosing(id, { now, until }) {
      const { numUpdatedRows } = await db
        .updateTable('alerts')
        .set((eb) => ({
          claimed_until: until,
          close_tries: eb(eb.fn.coalesce('close_tries', eb.lit(0)), '+', eb.lit(1)),
        }))
        .where('id', '=', id)
        .where('close_at', 'is not', null)
        .where('claimed_until', '<=', now)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async settleClosing(id, retryAt) {
      await db
        .updateTable('alerts')
        .set({ close_at: retryAt ?? null, claimed_until: 0 })
        .where('id', '=', id)
        .execute();
    },
  };
}

function remembered(db: Kysely<Database>): Pick<AlertStore, 'messagesSince' | 'lastTold'> {
  return {
    async messagesSince(playerId, since) {
      const rows = await db
        .selectFrom('alerts')
        .select(['way_id', 'sent_at'])
        .where('player_id', '=', playerId)
        .where('sent_at', '>', since)
        .groupBy(['way_id', 'sent_at'])
        .orderBy('sent_at')
        .execute();
      return rows.map((row) => ({ wayId: row.way_id, at: Number(row.sent_at) }));
    },
    async lastTold(wayId, matchIds) {
      const rows = await db
        .selectFrom('alerts')
        .select((eb) => ['match_id', eb.fn.max('sent_at').as('at')])
        .where('way_id', '=', wayId)
        .where('match_id', 'in', matchIds)
        .where('sent_at', 'is not', null)
        .groupBy('match_id')
        .execute();
      return new Map(rows.map((row) => [row.match_id, Number(row.at)]));
    },
  };
}

function looking(
  db: Kysely<Database>,
): Pick<AlertStore, 'alertGaps' | 'matchesWaiting' | 'pruneAlerts' | 'countAlerts'> {
  return {
    async matchesWaiting(playerId) {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('matches', 'matches.id', 'seats.match_id')
        .select(['matches.id', 'matches.waiting_for', 'seats.seat'])
        .where('seats.player_id', '=', playerId)
        .where('seats.stand_in', 'is', null)
        .where('matches.status', '=', 'playing')
        .where('matches.frozen', 'is', null)
        .where('matches.paused', 'is', null)
        .orderBy('matches.started_at', 'desc')
        .execute();
      const asked = rows.filter((row) => (JSON.parse(row.waiting_for) as string[]).includes(row.seat));
      return [...new Set(asked.map(({ id }) => id))];
    },
    alertGaps: (since, isFirst) => alertGaps(db, since, isFirst),
    async pruneAlerts(now) {
      await db.deleteFrom('alerts').where('expires_at', '<', now).where('close_at', 'is', null).execute();
    },
    async countAlerts() {
      const { n } = await db
        .selectFrom('alerts')
        .select((eb) => eb.fn.countAll().as('n'))
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(n);
    },
  };
}
