import type { Kysely } from 'kysely';
import { UNNAMED } from '../model/seats.ts';
import { addFork } from './fork-store.ts';
import { fromMatch, fromNewAct, fromSeat } from './rows.ts';
import type { Database } from './schema.ts';
import type { Beginning, MatchRow, SeatRow, Store } from './store.ts';

/** Acts in one INSERT: ten columns each, and SQLite binds at most 32,766 values. */
const INSERT_ROWS = 1_000;

/** Makes players members of a match. */
export async function join(db: Kysely<Database>, matchId: string, players: readonly string[]): Promise<void> {
  await db
    .insertInto('members')
    .values(players.map((player) => ({ match_id: matchId, player_id: player })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insert(
  tx: Kysely<Database>,
  match: MatchRow,
  seats: readonly SeatRow[],
  beginning: Beginning | null = null,
): Promise<void> {
  await tx.insertInto('matches').values(fromMatch(match)).execute();
  if (beginning) await addFork(tx, match.id, beginning);
  await tx
    .insertInto('seats')
    .values(seats.map((seat, position) => fromSeat(match.id, seat, position)))
    .execute();
  // Who may take a kept seat sees the match, also a private one.
  const kept = [...new Set(seats.flatMap(({ keptFor }) => keptFor?.id ?? []))];
  await join(tx, match.id, [match.creator, ...kept]);
  if (kept.length === 0) return;
  const calls = kept.map((player_id) => ({ match_id: match.id, player_id, at: match.createdAt }));
  await tx.insertInto('calls').values(calls).execute();
}

async function closeToUnnamed(tx: Kysely<Database>, { id, creator, createdAt: at }: MatchRow): Promise<void> {
  const by = { player_id: creator, by_player: creator };
  await tx
    .insertInto('restraints')
    .values({ ...by, match_id: id, kind: 'unnamed', until: null, at })
    .execute();
}

/** Ways to create a match. */
export function newMatches(db: Kysely<Database>): Pick<Store, 'createMatch' | 'createRematch' | 'importMatch'> {
  return {
    async createMatch(match, seats, beginning) {
      await db.transaction().execute((tx) => insert(tx, match, seats, beginning));
    },
    async importMatch(match, seats, acts, beginning) {
      await db.transaction().execute(async (tx) => {
        await insert(tx, match, seats, beginning);
        for (let from = 0; from < acts.length; from += INSERT_ROWS) {
          const rows = acts
            .slice(from, from + INSERT_ROWS)
            .map((act) => fromNewAct({ matchId: match.id, act, entries: act.entries }));
          await tx.insertInto('acts').values(rows).execute();
        }
      });
    },
    createRematch: (of, match, seats) =>
      db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('matches')
          .set({ rematch: match.id })
          .where('id', '=', of.match.id)
          .where('rematch', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) {
          await insert(tx, match, seats);
          await join(tx, match.id, of.members);
          if (of.kicked?.includes(UNNAMED)) await closeToUnnamed(tx, match);
          return match.id;
        }
        const { rematch } = await tx
          .selectFrom('matches')
          .select('rematch')
          .where('id', '=', of.match.id)
          .executeTakeFirstOrThrow();
        return rematch ?? match.id;
      }),
  };
}
