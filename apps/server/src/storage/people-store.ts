import { type Badge, badge as badgeSchema } from '@echo-base/protocol';
import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';
import type { AcquaintanceRow, ProfileRow } from '../model/profile-rows.ts';
import type { Player } from '../model/rows.ts';
import type { Database } from './schema.ts';

/** What players show of themselves, and with whom they have played. */
export interface PeopleStore {
  profile(playerId: string): Promise<ProfileRow>;
  setProfile(playerId: string, change: Partial<ProfileRow>): Promise<void>;
  /** Stores when a page of each player was open, in one transaction. */
  setSeen(seen: ReadonlyMap<string, number>): Promise<void>;
  /** People with a common game that has begun, the last first; those with a game in play come before. */
  acquaintances(playerId: string, limit: number): Promise<AcquaintanceRow[]>;
  /** People with a common game that has begun, in the order of the first one with each: an order that later games keep. */
  metBy(playerId: string): Promise<Player[]>;
  /** Everybody who has a seat in a match in which this player has one. */
  matesOf(playerId: string): Promise<string[]>;
  /** Badges of these players; those without one are omitted. */
  badges(playerIds: readonly string[]): Promise<ReadonlyMap<string, Badge>>;
  /** Those of these matches that are in play. */
  inPlay(ids: readonly string[]): Promise<string[]>;
}

export function peopleStore(db: Kysely<Database>): PeopleStore {
  return { ...profiles(db), ...meetings(db) };
}

/** A profile of which nothing is known. */
const EMPTY = { figure: null, colour: null, is_hidden: 0, seen_at: null };

type Columns = Pick<Database['profiles'], 'figure' | 'colour'>;

/** A badge as stored; null also for one of a later version, which no page here could draw. */
function badgeOf({ figure, colour }: Columns): Badge | null {
  return badgeSchema.safeParse({ figure, colour }).data ?? null;
}

/** Badges of players by their ids; players without one are omitted. */
export function badgesOf(
  rows: readonly (Columns & { readonly player_id: string | null })[],
): ReadonlyMap<string, Badge> {
  return new Map(
    rows.flatMap((row) => {
      const badge = badgeOf(row);
      return badge && row.player_id !== null ? [[row.player_id, badge] as const] : [];
    }),
  );
}

function profiles(db: Kysely<Database>): Pick<PeopleStore, 'profile' | 'setProfile' | 'setSeen' | 'badges'> {
  const change = async (playerId: string, set: Partial<Omit<Database['profiles'], 'player_id'>>) => {
    const row = { ...EMPTY, player_id: playerId, ...set };
    await db
      .insertInto('profiles')
      .values(row)
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ player_id: playerId, ...set }))
      .execute();
  };
  return {
    async profile(playerId) {
      const row = await db.selectFrom('profiles').selectAll().where('player_id', '=', playerId).executeTakeFirst();
      return { badge: row ? badgeOf(row) : null, isHidden: row?.is_hidden === 1 };
    },
    setProfile: (playerId, { badge, isHidden }) =>
      change(playerId, {
        ...(badge !== undefined && { figure: badge?.figure ?? null, colour: badge?.colour ?? null }),
        ...(isHidden !== undefined && { is_hidden: isHidden ? 1 : 0 }),
      }),
    setSeen: (seen) => db.transaction().execute((tx) => setSeen(tx, seen)),
    async badges(playerIds) {
      if (playerIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('profiles')
        .select(['player_id', 'figure', 'colour'])
        .where('player_id', 'in', [...playerIds])
        .execute();
      return badgesOf(rows);
    },
  };
}

/** Players in one statement. */
const PLAYERS = 500;

/** Who is not stored any more is left out. */
async function setSeen(tx: Transaction<Database>, seen: ReadonlyMap<string, number>): Promise<void> {
  const players = [...seen.keys()];
  for (let from = 0; from < players.length; from += PLAYERS) {
    const some = players.slice(from, from + PLAYERS);
    const stored = await tx.selectFrom('players').select('id').where('id', 'in', some).orderBy('id').execute();
    if (stored.length === 0) continue;
    await tx
      .insertInto('profiles')
      .values(stored.map(({ id }) => ({ ...EMPTY, player_id: id, seen_at: seen.get(id) ?? 0 })))
      .onConflict((conflict) =>
        conflict.column('player_id').doUpdateSet((eb) => ({ seen_at: eb.ref('excluded.seen_at') })),
      )
      .execute();
  }
}

interface Met extends Columns {
  readonly player_id: string;
  readonly name: string;
  readonly is_hidden: number | null;
  readonly seen_at: number | string | null;
  readonly match_id: string;
  readonly title: string;
  readonly ended_at: number | string | null;
  readonly won: number | string;
  readonly lost: number | string;
  readonly finished: number | string;
  readonly wins: number | string;
  readonly losses: number | string;
}

const FOREVER = Number.MAX_SAFE_INTEGER;

/**
 * The games of a player with others, counted by the database: it reads the player's own seats by their index, and the match and
 * the seats of each by their keys. A game that continues another one from the middle is no win.
 */
function meetingsOf(db: Kysely<Database>, playerId: string, limit: number) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const hasWon = isPostgres
    ? sql`case when jsonb_exists(matches.outcome::jsonb -> 'winners', seats.seat) then 1 else 0 end`
    : sql`case when exists (select 1 from json_each(matches.outcome, '$.winners') as winner where winner.value = seats.seat) then 1 else 0 end`;
  return sql<Met>`
    with own as (
      select seats.match_id, max(${hasWon}) as won
      from seats join matches on matches.id = seats.match_id
      where seats.player_id = ${playerId} and matches.started_at is not null and matches.imported is null
      group by seats.match_id
    ), met as (
      select seats.player_id, own.match_id, own.won, matches.title, matches.started_at, matches.ended_at,
        case when matches.ended_at is not null and matches.fork is null then 1 else 0 end as counts,
        max(${hasWon}) as lost
      from own join matches on matches.id = own.match_id join seats on seats.match_id = own.match_id
      where seats.player_id is not null and seats.player_id <> ${playerId}
      group by seats.player_id, own.match_id, own.won, matches.title, matches.started_at, matches.ended_at, matches.fork
    ), ranked as (
      select met.*, row_number() over (
          partition by player_id order by coalesce(ended_at, ${sql.lit(FOREVER)}) desc, started_at desc, match_id desc
        ) as place,
        sum(counts) over (partition by player_id) as finished,
        sum(counts * won * (1 - lost)) over (partition by player_id) as wins,
        sum(counts * lost * (1 - won)) over (partition by player_id) as losses
      from met
    )
    select ranked.*, players.name, profiles.figure, profiles.colour, profiles.is_hidden, profiles.seen_at
    from ranked join players on players.id = ranked.player_id
      left join profiles on profiles.player_id = ranked.player_id
    where place = 1
    order by coalesce(ended_at, ${sql.lit(FOREVER)}) desc, started_at desc, ranked.player_id
    limit ${limit}`.execute(db);
}

/** Reads the player's own seats by their index, and the match and the seats of each by their keys. */
function metBy(db: Kysely<Database>, playerId: string): Promise<Player[]> {
  return db
    .selectFrom('seats as own')
    .innerJoin('matches', 'matches.id', 'own.match_id')
    .innerJoin('seats as theirs', 'theirs.match_id', 'own.match_id')
    .innerJoin('players', 'players.id', 'theirs.player_id')
    .select(['players.id', 'players.name'])
    .where('own.player_id', '=', playerId)
    .where('matches.started_at', 'is not', null)
    .where('matches.imported', 'is', null)
    .where('players.id', '!=', playerId)
    .groupBy(['players.id', 'players.name'])
    .orderBy((eb) => eb.fn.min('matches.started_at'))
    .orderBy('players.id')
    .execute();
}

function meetings(db: Kysely<Database>): Pick<PeopleStore, 'acquaintances' | 'metBy' | 'matesOf' | 'inPlay'> {
  return {
    async acquaintances(playerId, limit) {
      const { rows } = await meetingsOf(db, playerId, limit);
      return rows.map((row) => ({
        player: { id: row.player_id, name: row.name },
        badge: badgeOf(row),
        isHidden: row.is_hidden === 1,
        seenAt: row.seen_at === null ? null : Number(row.seen_at),
        last: {
          matchId: row.match_id,
          title: row.title,
          endedAt: row.ended_at === null ? null : Number(row.ended_at),
        },
        won: Number(row.won) === 1,
        lost: Number(row.lost) === 1,
        finished: Number(row.finished),
        wins: Number(row.wins),
        losses: Number(row.losses),
      }));
    },
    metBy: (playerId) => metBy(db, playerId),
    async matesOf(playerId) {
      const rows = await db
        .selectFrom('seats as own')
        .innerJoin('seats as theirs', 'theirs.match_id', 'own.match_id')
        .select('theirs.player_id')
        .distinct()
        .where('own.player_id', '=', playerId)
        .where('theirs.player_id', '!=', playerId)
        .execute();
      return rows.flatMap(({ player_id }) => player_id ?? []);
    },
    async inPlay(ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('matches')
        .select('id')
        .where('id', 'in', [...ids])
        .where('status', '=', 'playing')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
