import type { Kysely, Transaction } from 'kysely';
import { join } from './new-matches.ts';
import { fromMatch } from './rows.ts';
import type { Database } from './schema.ts';
import type { MatchRow, SeatLinkRow, SeatRow, Store, TermsChange } from './store.ts';

type Agreements = Pick<
  Store,
  | 'giveSeat'
  | 'addSeatLink'
  | 'seatLink'
  | 'dropSeatLink'
  | 'changeTerms'
  | 'passHost'
  | 'setInviteCode'
  | 'cancelMatch'
>;

/** What people settle about a match: who plays a seat, who is the host, absence rule and pauses. */
export function agreementStore(db: Kysely<Database>): Agreements {
  return {
    giveSeat: (matchId, before, after) => db.transaction().execute((tx) => giveSeat(tx, matchId, before, after)),
    ...seatLinks(db),
    changeTerms: (matchId, before, change) => changeTerms(db, matchId, before, change),
    async passHost(matchId, before, after) {
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set({ creator: after })
        .where('id', '=', matchId)
        .where('creator', '=', before)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async setInviteCode(matchId, code) {
      await db.updateTable('matches').set({ invite_code: code }).where('id', '=', matchId).execute();
    },
    async cancelMatch(matchId, outcome, at) {
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set({ status: 'finished', outcome: JSON.stringify(outcome), ended_at: at })
        .where('id', '=', matchId)
        .where('status', '=', 'waiting')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

async function giveSeat(
  tx: Transaction<Database>,
  matchId: string,
  before: SeatRow,
  { playerId, owner, seatedAt }: SeatRow,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('seats')
    .set({ player_id: playerId, owner: owner?.id ?? null, seated_at: seatedAt ?? null, stand_in: null })
    .where('match_id', '=', matchId)
    .where('seat', '=', before.seat)
    .where('player_id', '=', before.playerId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n || playerId === null) return false;
  await join(tx, matchId, [playerId]);
  return true;
}

function seatLinks(db: Kysely<Database>): Pick<Agreements, 'addSeatLink' | 'seatLink' | 'dropSeatLink'> {
  return {
    async addSeatLink(codeHash, { matchId, seat, playerId, by, expiresAt }, at) {
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('seat_links').where('expires_at', '<=', at).execute();
        const row = { code_hash: codeHash, match_id: matchId, seat, player_id: playerId, by_player: by };
        await tx
          .insertInto('seat_links')
          .values({ ...row, expires_at: expiresAt })
          .execute();
      });
    },
    async seatLink(codeHash, at) {
      const row = await db
        .selectFrom('seat_links')
        .selectAll()
        .where('code_hash', '=', codeHash)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      return row ? linkOf(row) : null;
    },
    async dropSeatLink(codeHash) {
      await db.deleteFrom('seat_links').where('code_hash', '=', codeHash).execute();
    },
  };
}

function linkOf(row: Database['seat_links']): SeatLinkRow {
  const { match_id: matchId, seat, player_id: playerId, by_player: by, expires_at } = row;
  return { matchId, seat, playerId, by, expiresAt: Number(expires_at) };
}

const json = (value: object | null): string | null => value && JSON.stringify(value);

/** Optimistic lock: the columns of the terms are compared with those read before. */
async function changeTerms(
  db: Kysely<Database>,
  matchId: string,
  read: MatchRow,
  { agreement, absence, paused, pauses }: TermsChange,
): Promise<boolean> {
  const before = fromMatch(read);
  let query = db
    .updateTable('matches')
    .set({
      ...(agreement !== undefined && { agreement: json(agreement) }),
      ...(absence !== undefined && { absence: json(absence) }),
      ...(paused !== undefined && { paused: json(paused) }),
      ...(pauses !== undefined && { pauses: JSON.stringify(pauses) }),
    })
    .where('id', '=', matchId)
    .where('status', '=', 'playing');
  for (const column of ['agreement', 'absence', 'paused', 'pauses'] as const) {
    const value = before[column];
    query = value === null ? query.where(column, 'is', null) : query.where(column, '=', value);
  }
  const { numUpdatedRows } = await query.executeTakeFirst();
  return numUpdatedRows > 0n;
}
