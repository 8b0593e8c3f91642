import type { Kysely, Transaction } from 'kysely';
import { join } from './new-matches.ts';
import { fromSeat, listedOptions } from './rows.ts';
import type { Database } from './schema.ts';
import type { SeatRow, Store, WaitingChange } from './store.ts';

type Tables = Pick<
  Store,
  | 'addMember'
  | 'membershipsOf'
  | 'takeSeat'
  | 'freeSeat'
  | 'changeWaiting'
  | 'dealSeats'
  | 'setReady'
  | 'setStandIn'
  | 'startMatch'
>;

/** Seats before the start. Concurrent changes of a match are serialised by a row lock. */
export function seatStore(db: Kysely<Database>): Tables {
  return {
    async addMember(matchId, playerId) {
      await join(db, matchId, [playerId]);
    },
    async membershipsOf(playerId) {
      const rows = await db.selectFrom('members').select('match_id').where('player_id', '=', playerId).execute();
      return rows.map((row) => row.match_id);
    },
    takeSeat: (matchId, seat, playerId, at) =>
      db.transaction().execute((tx) => takeSeat(tx, { matchId, seat, playerId, at: at ?? null })),
    freeSeat: (matchId, seat, playerId) =>
      db.transaction().execute(async (tx) => {
        if (!(await holdWaiting(tx, matchId))) return false;
        const { numUpdatedRows } = await tx
          .updateTable('seats')
          .set({ player_id: null, unready: null, seated_at: null })
          .where('match_id', '=', matchId)
          .where('seat', '=', seat)
          .where('player_id', '=', playerId)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
    changeWaiting: (matchId, change) => db.transaction().execute((tx) => changeWaiting(tx, matchId, change)),
    dealSeats: (matchId, before, after) => db.transaction().execute((tx) => dealSeats(tx, matchId, before, after)),
    setReady: (matchId, playerId, isReady) =>
      db.transaction().execute((tx) => setReady(tx, matchId, playerId, isReady)),
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

async function takeSeat(
  tx: Transaction<Database>,
  { matchId, seat, playerId, at }: { matchId: string; seat: string; playerId: string; at: number | null },
): Promise<boolean> {
  if (!(await holdWaiting(tx, matchId))) return false;
  const { numUpdatedRows } = await tx
    .updateTable('seats')
    .set({ player_id: playerId, unready: null, kept_for: null, kept_until: null, seated_at: at })
    .where('match_id', '=', matchId)
    .where('seat', '=', seat)
    .where('kind', '=', 'human')
    .where('player_id', 'is', null)
    .where((eb) => eb.or([eb('kept_for', 'is', null), eb('kept_for', '=', playerId)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await join(tx, matchId, [playerId]);
  return true;
}

async function setReady(
  tx: Transaction<Database>,
  matchId: string,
  playerId: string,
  isReady: boolean,
): Promise<boolean> {
  if (!(await holdWaiting(tx, matchId))) return false;
  await tx
    .updateTable('seats')
    .set({ unready: isReady ? null : 1 })
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .execute();
  return true;
}

async function changeWaiting(
  tx: Transaction<Database>,
  matchId: string,
  { match, seats = [], readyOnly }: WaitingChange,
): Promise<boolean> {
  if (!(await holdWaiting(tx, matchId))) return false;
  const open = await tx
    .selectFrom('seats')
    .select('seat')
    .where('match_id', '=', matchId)
    .where('player_id', 'is', null)
    .execute();
  if (seats.some(({ seat }) => !open.some((one) => one.seat === seat))) return false;
  if (match && Object.keys(match).length > 0)
    await tx.updateTable('matches').set(columnsOf(match)).where('id', '=', matchId).execute();
  for (const { seat, kind, level, keptFor, keptUntil } of seats) {
    await tx
      .updateTable('seats')
      .set({ kind, level, kept_for: keptFor?.id ?? null, kept_until: keptUntil ?? null })
      .where('match_id', '=', matchId)
      .where('seat', '=', seat)
      .execute();
  }
  if (readyOnly !== undefined) {
    await tx
      .updateTable('seats')
      .set({ unready: 1 })
      .where('match_id', '=', matchId)
      .where('player_id', 'is not', null)
      .where('player_id', '!=', readyOnly)
      .execute();
  }
  return true;
}

/** Writes the occupants of all seats anew, if they are still those read before. */
async function dealSeats(
  tx: Transaction<Database>,
  matchId: string,
  before: readonly SeatRow[],
  after: readonly SeatRow[],
): Promise<boolean> {
  if (!(await holdWaiting(tx, matchId))) return false;
  const stored = await tx.selectFrom('seats').selectAll().where('match_id', '=', matchId).execute();
  const isAsRead = stored.every((row) => {
    const read = before.find(({ seat }) => seat === row.seat);
    const until = row.kept_until === null ? null : Number(row.kept_until);
    const isKept = (read?.keptFor?.id ?? null) === row.kept_for && (read?.keptUntil ?? null) === until;
    return isKept && read?.kind === row.kind && read.level === row.level && read.playerId === row.player_id;
  });
  if (!isAsRead) return false;
  for (const seat of after) {
    const { kind, level, player_id, unready, kept_for, kept_until, seated_at } = fromSeat(matchId, seat, 0);
    await tx
      .updateTable('seats')
      .set({ kind, level, player_id, unready, kept_for, kept_until, seated_at })
      .where('match_id', '=', matchId)
      .where('seat', '=', seat.seat)
      .execute();
  }
  return true;
}

function columnsOf({ options, clock, absence, pictures, ...plain }: NonNullable<WaitingChange['match']>) {
  const json = (value: object | null) => value && JSON.stringify(value);
  return {
    ...plain,
    ...(options && { options: JSON.stringify(options), listed_options: listedOptions(options) }),
    ...(clock !== undefined && { clock: json(clock) }),
    ...(absence !== undefined && { absence: json(absence) }),
    ...(pictures !== undefined && { pictures: pictures && 1 }),
  };
}

/** Whether the stored settings, which decide the course of play, are still these. */
async function hasSettings(
  tx: Transaction<Database>,
  matchId: string,
  settings: Parameters<Store['startMatch']>[1]['settings'],
): Promise<boolean> {
  if (!settings) return true;
  const { options, clock } = settings;
  const stored = await tx
    .selectFrom('matches')
    .select(['options', 'clock'])
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow();
  return stored.options === JSON.stringify(options) && stored.clock === (clock ? JSON.stringify(clock) : null);
}

async function begin(
  tx: Transaction<Database>,
  matchId: string,
  { seats, waitingFor, at, settings }: Parameters<Store['startMatch']>[1],
): Promise<boolean> {
  if (!(await holdWaiting(tx, matchId)) || !(await hasSettings(tx, matchId, settings))) return false;
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
