import type { Outcome } from '@echo-base/protocol';
import type { Kysely } from 'kysely';
import type { ResultRow } from '../model/rows.ts';
import type { Database } from './schema.ts';

/** Newest matches that are counted. */
const MOST = 2_000;

/** How matches have ended. */
export interface ResultStore {
  /** Finished matches of a player against each other person in them, the newest first. */
  resultsOf(playerId: string): Promise<ResultRow[]>;
}

/** Seats of the finished matches of a player, with who had them at the end. */
function seatsOf(db: Kysely<Database>, playerId: string) {
  const own = db
    .selectFrom('members')
    // Forces SQLite to begin with the player, who has few of all matches.
    .crossJoin('matches')
    .select(['matches.id', 'matches.title', 'matches.outcome', 'matches.ended_at'])
    .where('members.player_id', '=', playerId)
    .whereRef('matches.id', '=', 'members.match_id')
    .where('matches.status', '=', 'finished')
    .where('matches.started_at', 'is not', null)
    .where('matches.imported', 'is', null)
    // A match that continues another one from the middle is no win.
    .where('matches.fork', 'is', null)
    .orderBy('matches.ended_at', 'desc')
    .limit(MOST);
  return db
    .with('own', () => own)
    .selectFrom('own')
    .innerJoin('seats', 'seats.match_id', 'own.id')
    .innerJoin('players', 'players.id', 'seats.player_id')
    .select(['own.id', 'own.title', 'own.outcome', 'seats.seat', 'seats.player_id', 'players.name'])
    .orderBy('own.ended_at', 'desc')
    .orderBy('own.id')
    .orderBy('seats.position');
}

type Row = Awaited<ReturnType<ReturnType<typeof seatsOf>['execute']>>[number];

/** How one match has ended against each other person in it; whoever plays several seats wins with any of them. */
function resultsIn(rows: readonly Row[], playerId: string): ResultRow[] {
  const [first] = rows.filter((row) => row.player_id === playerId);
  if (!first || first.outcome === null) return [];
  const { winners } = JSON.parse(first.outcome) as Outcome;
  const hasWon = (id: string | null) => rows.some((row) => row.player_id === id && winners.includes(row.seat));
  const others = new Map(rows.map(({ player_id, name }) => [player_id, name]));
  const won = hasWon(playerId);
  return [...others].flatMap(([id, name]): ResultRow[] => {
    // Who wins or loses together plays no game against each other, and a draw is no win.
    if (id === null || id === playerId || hasWon(id) === won) return [];
    return [{ matchId: first.id, title: first.title, seat: first.seat, other: { id, name }, won }];
  });
}

export function resultStore(db: Kysely<Database>): ResultStore {
  return {
    async resultsOf(playerId) {
      const matches = new Map<string, Row[]>();
      for (const row of await seatsOf(db, playerId).execute())
        matches.set(row.id, [...(matches.get(row.id) ?? []), row]);
      return [...matches.values()].flatMap((rows) => resultsIn(rows, playerId));
    },
  };
}
