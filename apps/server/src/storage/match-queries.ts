import { actOf, type MatchStatus, type RunningClock } from '@echo-base/protocol';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { leftBy } from '../model/rows.ts';
import { UNNAMED } from '../model/seats.ts';
import { isAmongFirst, leftOut } from './fair-lists.ts';
import { glancesOf } from './glance-store.ts';
import { badgesOf } from './people-store.ts';
import { toMatch } from './rows.ts';
import type { Database } from './schema.ts';
import type { Left, MatchFilter, SeatRow, Store, StoredMatch } from './store.ts';

type Queries = Pick<Store, 'match' | 'listMatches' | 'existing' | 'countMatches' | 'matchesWithBots'>;

/** Ids in one statement: few shapes of a statement are kept prepared. */
const IDS = 50;

/** Queries that read matches. */
export function matchQueries(db: Kysely<Database>): Queries {
  return {
    async match(id) {
      if (isUnkeepable(id)) return null;
      const [found] = await whole(db, await withAllOptions(db, id));
      return found ?? null;
    },
    async listMatches(filter) {
      if (isUnkeepable(filter.title ?? '')) return [];
      return list(db, filter);
    },
    async existing(ids) {
      const found: string[] = [];
      for (let from = 0; from < ids.length; from += IDS) {
        const some = ids.slice(from, from + IDS);
        const rows = await db.selectFrom('matches').select('id').where('id', 'in', some).execute();
        found.push(...rows.map(({ id }) => id));
      }
      return found;
    },
    async countMatches() {
      const rows = await db
        .selectFrom('matches')
        .select(['status', (eb) => eb.fn.countAll().as('count')])
        .groupBy('status')
        .execute();
      const counts: Record<MatchStatus, number> = { waiting: 0, playing: 0, finished: 0 };
      for (const row of rows) counts[row.status] = Number(row.count);
      return counts;
    },
    async matchesWithBots() {
      const rows = await db
        .selectFrom('matches')
        .innerJoin('seats', 'seats.match_id', 'matches.id')
        .select(['matches.id', 'matches.clock', 'matches.waiting_for', 'seats.seat', 'seats.kind'])
        .where('matches.status', '=', 'playing')
        .where((eb) => eb.or([eb('seats.kind', '=', 'bot'), eb('matches.clock', 'is not', null)]))
        .execute();
      const isAsked = (row: { seat: string; waiting_for: string }) =>
        (JSON.parse(row.waiting_for) as string[]).includes(row.seat);
      // Stand-ins wait until a player is there, who loads the match.
      const needed = rows.filter((row) => (row.kind === 'bot' && isAsked(row)) || endsWithBot(row.clock));
      return [...new Set(needed.map((row) => row.id))];
    },
  };
}

/** Page of a list; in a fair one the last match of a creator counts those that are left out. */
async function list(db: Kysely<Database>, filter: MatchFilter): Promise<StoredMatch[]> {
  const pages = await Promise.all(listQueries(db, filter).map((query) => query.execute()));
  const rows = pages.flat().sort(newestFirst).slice(0, filter.limit);
  const found = await shown(db, await whole(db, rows), filter);
  if (!filter.isFair) return found;
  const creators = rows.filter(({ visibility }) => visibility === 'public').map(({ creator }) => creator);
  const more = await leftOut(db, filter, creators);
  return found.map((stored) => {
    const count = more.get(stored.match.id);
    return count === undefined ? stored : { ...stored, leftOut: count };
  });
}

/** Adds how matches look and who was nudged, if the list is to tell. */
async function shown(db: Kysely<Database>, found: StoredMatch[], filter: MatchFilter): Promise<StoredMatch[]> {
  if (filter.glances !== true || found.length === 0) return found;
  const ids = found.map(({ match }) => match.id);
  const looks = await glancesOf(db, ids);
  const nudges = await db.selectFrom('nudges').selectAll().where('match_id', 'in', ids).execute();
  return found.map((stored) => {
    const shown = looks.get(stored.match.id);
    const own = nudges.filter(({ match_id }) => match_id === stored.match.id);
    const nudged = new Map(own.map(({ seat, at }) => [seat, Number(at)]));
    return { ...stored, ...(shown && { shown }), ...(nudged.size > 0 && { nudged }) };
  });
}

/** Whether a computer player moves on when this clock has run down. */
function endsWithBot(text: string | null): boolean {
  const clock = text === null ? null : (JSON.parse(text) as RunningClock);
  return clock?.kind === 'bank' && clock.atZero === 'bot';
}

/** The one character PostgreSQL cannot store or search for: NUL. */
function isUnkeepable(text: string): boolean {
  return text.includes('\0');
}

/** Columns of a match but its options. */
const COLUMNS = [
  ...(['id', 'title', 'name', 'seed', 'seed_hash', 'visibility', 'spectators', 'status', 'creator'] as const),
  ...(['invite_code', 'created_at', 'started_at', 'ended_at', 'outcome', 'waiting_for', 'engine', 'rematch'] as const),
  ...(['rematch_of', 'fork', 'clock', 'absence', 'pauses', 'rules', 'rules_checked', 'frozen', 'end_hash'] as const),
  ...(['imported', 'agreement', 'paused', 'pictures'] as const),
] as const;
const SHOWN_OPTIONS = sql<string>`coalesce(matches.listed_options, matches.options)`.as('options');
const QUALIFIED = COLUMNS.map((name) => `matches.${name}` as const);

/** Rows of one match, with all of its options. */
function withAllOptions(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('matches')
    .innerJoin('players', 'players.id', 'matches.creator')
    .select(QUALIFIED)
    .select(['players.name as creator_name', 'matches.options'])
    .where('matches.id', '=', id)
    .execute();
}

/** Matches with what lists show of their options. */
function listed(db: Kysely<Database>) {
  return db
    .selectFrom('matches')
    .innerJoin('players', 'players.id', 'matches.creator')
    .select(QUALIFIED)
    .select(['players.name as creator_name', SHOWN_OPTIONS]);
}

/** Queries whose combined rows contain the page: one for each reason why a match is listed, each with its index. */
export function listQueries(db: Kysely<Database>, filter: MatchFilter) {
  const { player, mine, creator, isFair } = filter;
  let visible = listed(db).where('matches.visibility', '=', 'public');
  if (isFair) visible = visible.where(isAmongFirst(filter));
  if (creator !== undefined) return [page(visible.where('matches.creator', '=', creator), filter)];
  const queries = mine ? [] : [page(visible, filter)];
  if (player !== null) {
    const own = ofMember(db, player);
    // Creators and players are members.
    const isTheirs = own.where((eb) =>
      eb.or([
        eb('matches.creator', '=', player),
        eb.exists(
          eb
            .selectFrom('seats')
            .select('seat')
            .whereRef('seats.match_id', '=', 'matches.id')
            .where((seat) =>
              // Free seats that are kept for them are theirs to take, and lent ones to take back.
              seat.or([
                seat('seats.player_id', '=', player),
                seat('seats.kept_for', '=', player),
                seat('seats.owner', '=', player),
              ]),
            ),
        ),
      ]),
    );
    queries.push(page(mine ? among(isTheirs, filter.with) : own.where('matches.visibility', '=', 'private'), filter));
  }
  return queries;
}

type Listed = ReturnType<typeof listed>;

/** Matches in which this other player has a seat; all of them without one. */
function among(matches: Listed, other: string | undefined): Listed {
  if (other === undefined) return matches;
  return matches.where((eb) =>
    eb.exists(
      eb
        .selectFrom('seats as theirs')
        .select('theirs.seat')
        .whereRef('theirs.match_id', '=', 'matches.id')
        .where('theirs.player_id', '=', other),
    ),
  );
}

function ofMember(db: Kysely<Database>, player: string): Listed {
  return (
    db
      .selectFrom('members')
      // Forces SQLite to use this join order; it may otherwise read all private matches.
      .crossJoin('matches')
      .innerJoin('players', 'players.id', 'matches.creator')
      .select(QUALIFIED)
      .select(['players.name as creator_name', SHOWN_OPTIONS])
      .where('members.player_id', '=', player)
      .whereRef('matches.id', '=', 'members.match_id')
  );
}

/** Kick of a player from a listed match, which they cannot enter any more. */
function kickOf(eb: ExpressionBuilder<Database, 'matches'>, player: string) {
  return eb
    .selectFrom('restraints')
    .select('restraints.at')
    .whereRef('restraints.match_id', '=', 'matches.id')
    .where('restraints.player_id', '=', player)
    .where('restraints.kind', '=', 'kick');
}

function page(matches: Listed, { title, status, after, limit, player }: MatchFilter): Listed {
  // Matches that were cancelled before their start are in no list.
  const isShown = (eb: ExpressionBuilder<Database, 'matches'>) =>
    eb.or([eb('matches.status', '!=', 'finished'), eb('matches.started_at', 'is not', null)]);
  let query = matches.where(isShown).orderBy('matches.created_at', 'desc').orderBy('matches.id', 'desc').limit(limit);
  if (player !== null) query = query.where((eb) => eb.not(eb.exists(kickOf(eb, player))));
  if (title !== undefined) query = query.where('matches.title', '=', title);
  if (status !== undefined) query = query.where('matches.status', '=', status);
  if (after) {
    // Row value comparison, so that the index finds the start of the page.
    const position = (eb: ExpressionBuilder<Database, 'matches'>) =>
      eb(eb.refTuple('matches.created_at', 'matches.id'), '<', eb.tuple(after.createdAt, after.id));
    query = query.where(position);
  }
  return query;
}

function newestFirst(a: Found[number], b: Found[number]): number {
  return Number(b.created_at) - Number(a.created_at) || (a.id < b.id ? 1 : -1);
}

type Found = Awaited<ReturnType<Listed['execute']>>;

/** Condition of the index of concessions; it must be written as there. */
const isConcession = sql<boolean>`decision = 'concede'`;

/** Seats in order, with the names and badges of their players. */
function seatRows(db: Kysely<Database>, ids: readonly string[]) {
  return db
    .selectFrom('seats')
    .leftJoin('players', 'players.id', 'seats.player_id')
    .leftJoin('players as friends', 'friends.id', 'seats.kept_for')
    .leftJoin('players as owners', 'owners.id', 'seats.owner')
    .leftJoin('profiles', 'profiles.player_id', 'seats.player_id')
    .selectAll('seats')
    .select(['players.name as player_name', 'friends.name as kept_name', 'owners.name as owner_name'])
    .select(['profiles.figure', 'profiles.colour'])
    .where('match_id', 'in', [...ids])
    .orderBy('position')
    .execute();
}

/** Adds seats and members to matches, in order. */
async function whole(db: Kysely<Database>, found: Found): Promise<StoredMatch[]> {
  if (found.length === 0) return [];
  const ids = found.map((row) => row.id);
  const seats = await seatRows(db, ids);
  const members = await db.selectFrom('members').selectAll().where('match_id', 'in', ids).execute();
  const kicks = await db
    .selectFrom('restraints')
    .select(['match_id', 'player_id', 'kind'])
    .where('match_id', 'in', ids)
    .where('kind', 'in', ['kick', 'unnamed'])
    .execute();
  const concessions = await db
    .selectFrom('acts')
    .select(['match_id', 'seat', 'decision', 'choice'])
    .where('match_id', 'in', ids)
    .where(isConcession)
    .execute();
  const leftOf = ({ match_id, seat }: { match_id: string; seat: string }) => {
    const own = concessions.filter((act) => act.match_id === match_id && act.seat === seat);
    const written = own.map(({ decision, choice }) => actOf({ seat, decision, choice: JSON.parse(choice) }));
    return written.flatMap((act) => leftBy(act)?.left ?? [])[0];
  };
  return found.map(({ creator_name, ...row }) => {
    const kicked = kicks
      .filter((kick) => kick.match_id === row.id)
      .map((kick) => (kick.kind === 'unnamed' ? UNNAMED : kick.player_id));
    const own = seats.filter((seat) => seat.match_id === row.id);
    const badges = badgesOf(own);
    return {
      match: toMatch(row, creator_name),
      seats: own.map((seat) => toSeat(seat, leftOf(seat))),
      members: members.filter((member) => member.match_id === row.id).map((member) => member.player_id),
      ...(kicked.length > 0 && { kicked }),
      ...(badges.size > 0 && { badges }),
    };
  });
}

function toSeat(
  row: {
    seat: string;
    kind: SeatRow['kind'];
    level: string | null;
    player_id: string | null;
    player_name: string | null;
    stand_in: string | null;
    unready: number | null;
    kept_for: string | null;
    kept_until: number | null;
    kept_name: string | null;
    owner: string | null;
    owner_name: string | null;
    seated_at: number | null;
  },
  left: Left | undefined,
): SeatRow {
  return {
    ...(left && { left }),
    seat: row.seat,
    kind: row.kind,
    level: row.level,
    playerId: row.player_id,
    playerName: row.player_name,
    ...(row.stand_in !== null && { standIn: row.stand_in }),
    ...(row.unready !== null && { unready: true as const }),
    ...(row.owner !== null && { owner: { id: row.owner, name: row.owner_name ?? '' } }),
    ...(row.seated_at !== null && { seatedAt: Number(row.seated_at) }),
    ...(row.kept_for !== null && { keptFor: { id: row.kept_for, name: row.kept_name ?? '' } }),
    ...(row.kept_until !== null && { keptUntil: Number(row.kept_until) }),
  };
}
