import type { Kysely, Transaction } from 'kysely';
import { join } from './new-matches.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

type Tables = Pick<Store, 'addMember' | 'takeSeat' | 'freeSeat' | 'setStandIn' | 'startMatch'>;

/** Seats before the start. Concurrent changes of a match are serialised by a row lock. */
export function seatStore(db: Kysely<Database>): Tables {
  return {
    async addMember(matchId, playerId) {
      await join(db, matchId, [playerId]);
    },
    takeSeat: (matchId, seat, playerId) =>
      db.transaction().execute(async (tx) => {
        if (!(await holdWaiting(tx, matchId))) return false;
        const { numUpdatedRows } = await tx
          .updateTable('seats')
          .set({ player_id: playerId })
          .where('match_id', '=', matchId)
          .where('seat', '=', seat)
          .where('kind', '=', 'human')
          .where('player_id', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await join(tx, matchId, [playerId]);
        return true;
      }),
    freeSeat: (matchId, seat, playerId) =>
      db.transaction().execute(async (tx) => {
        if (!(await holdWaiting(tx, matchId))) return false;
        const { numUpdatedRows } = await tx
          .updateTable('seats')
          .set({ player_id: null })
          .where('match_id', '=', matchId)
          .where('seat', '=', seat)
          .where('player_id', '=', playerId)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
    async setStandIn(matchId, seat, level) {
      await db
        .updateTable('seats')
        .set({ stand_in: level })
        .where('match_id', '=', matchId)
        .where('seat', '=', seat)
        .execute();
    },
    startMatch: (matchId, start) => db.transaction().execute((tx) => begin(tx, matchId, start)),
  };
}

/** Locks a waiting match until the transaction ends. False if play has started. */
async function holdWaiting(tx: Transaction<Database>, matchId: string): Promise<boolean> {
  // An update without a change locks the row in both databases; SQLite has no `for update`.
  const { numUpdatedRows } = await tx
    .updateTable('matches')
    .set({ status: 'waiting' })
    .where('id', '=', matchId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function begin(
  tx: Transaction<Database>,
  matchId: string,
  { seats, waitingFor, at }: Parameters<Store['startMatch']>[1],
): Promise<boolean> {
  if (!(await holdWaiting(tx, matchId))) return false;
  const taken = await tx
    .selectFrom('seats')
    .select('seat')
    .where('match_id', '=', matchId)
    .where((eb) => eb.or([eb('kind', '=', 'bot'), eb('player_id', 'is not', null)]))
    .execute();
  // A player may have joined or left since the match was read.
  if (taken.length !== seats.length || taken.some(({ seat }) => !seats.includes(seat))) return false;
  await tx
    .updateTable('matches')
    .set({ status: 'playing', started_at: at, waiting_for: JSON.stringify(waitingFor) })
    .where('id', '=', matchId)
    .execute();
  await tx
    .deleteFrom('seats')
    .where('match_id', '=', matchId)
    .where('seat', 'not in', [...seats])
    .execute();
  return true;
}
