import type { AlertTopic, HowOften } from '@echo-base/protocol';
import type { Kysely } from 'kysely';
import type { AlertMatchRow, SnoozeRow } from '../model/alert-rows.ts';
import type { Database } from './schema.ts';

/** How often players are told of their matches, and who was nudged or called. */
export interface AlertChoiceStore {
  /** Last choice of a player for any match; `turn` before the first. */
  lastChoice(playerId: string): Promise<HowOften>;
  /** Chosen for a match, and for those that begin afterwards. */
  chooseAlerts(choice: AlertMatchRow, at: number): Promise<void>;
  /** As `chooseAlerts`, for this match alone. */
  stopAlerts(choice: AlertMatchRow): Promise<void>;
  /** How often these players are told of a match; one without a choice gets the last one, from now on. */
  howOften(matchId: string, playerIds: readonly string[]): Promise<ReadonlyMap<string, HowOften>>;
  /** The matches that a player plays, settled in the same way. */
  alertMatches(playerId: string): Promise<AlertMatchRow[]>;
  /** Stores a nudge unless the seat was nudged after `before`: then when it was. */
  nudge(matchId: string, seat: string, at: number, before: number): Promise<number | null>;
  /** When the seats of a match were nudged last. */
  nudgesOf(matchId: string): Promise<ReadonlyMap<string, number>>;
  /** Stores a call of a player for whom a seat is kept, unless they were called after `before`: then when. */
  call(matchId: string, playerId: string, at: number, before: number): Promise<number | null>;
  /** When players were last called to a match. */
  callsOf(matchId: string): Promise<ReadonlyMap<string, number>>;
  /** Puts a turn off; the same news once. Resolves with when it was put off. */
  snooze(row: SnoozeRow): Promise<number>;
  /** Turns of a match that were put off last, by way and seat. */
  snoozesOf(matchId: string): Promise<SnoozeRow[]>;
  /** Kinds of news that a player does not want. */
  topicsOff(playerId: string): Promise<AlertTopic[]>;
  setTopicsOff(playerId: string, off: readonly AlertTopic[]): Promise<void>;
}

export function alertChoiceStore(db: Kysely<Database>): AlertChoiceStore {
  return { ...choices(db), ...nudges(db), ...calls(db), ...snoozes(db), ...topics(db) };
}

async function lastChoice(db: Kysely<Database>, playerId: string): Promise<HowOften> {
  const row = await db
    .selectFrom('alert_matches')
    .select('often')
    .where('player_id', '=', playerId)
    .where('chosen_at', 'is not', null)
    .orderBy('chosen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.often ?? 'turn';
}

/** Gives a match without a choice of the player the last one. */
async function settle(db: Kysely<Database>, playerId: string, matchId: string): Promise<HowOften> {
  const often = await lastChoice(db, playerId);
  await db
    .insertInto('alert_matches')
    .values({ player_id: playerId, match_id: matchId, often, chosen_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return often;
}

/** Matches that a player plays, with what was chosen for them. */
function playedMatches(db: Kysely<Database>, playerId: string) {
  return db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .leftJoin('alert_matches', (join) =>
      join.onRef('alert_matches.match_id', '=', 'matches.id').onRef('alert_matches.player_id', '=', 'seats.player_id'),
    )
    .select(['matches.id', 'alert_matches.often'])
    .distinct()
    .where('seats.player_id', '=', playerId)
    .where('matches.status', '=', 'playing')
    .orderBy('matches.id');
}

type Choices = Pick<AlertChoiceStore, 'lastChoice' | 'chooseAlerts' | 'stopAlerts' | 'howOften' | 'alertMatches'>;

function choices(db: Kysely<Database>): Choices {
  const store = async ({ playerId, matchId, often }: AlertMatchRow, change: { chosen_at?: number }) => {
    await db
      .insertInto('alert_matches')
      .values({ player_id: playerId, match_id: matchId, often, chosen_at: change.chosen_at ?? null })
      .onConflict((conflict) => conflict.columns(['player_id', 'match_id']).doUpdateSet({ often, ...change }))
      .execute();
  };
  return {
    lastChoice: (playerId) => lastChoice(db, playerId),
    chooseAlerts: (choice, at) => store(choice, { chosen_at: at }),
    stopAlerts: (choice) => store(choice, {}),
    async howOften(matchId, playerIds) {
      const chosen = db.selectFrom('alert_matches').select(['player_id', 'often']).where('match_id', '=', matchId);
      const found = new Map((await chosen.execute()).map((row) => [row.player_id, row.often]));
      for (const id of playerIds) if (!found.has(id)) found.set(id, await settle(db, id, matchId));
      return found;
    },
    async alertMatches(playerId) {
      const found: AlertMatchRow[] = [];
      for (const { id, often } of await playedMatches(db, playerId).execute())
        found.push({ playerId, matchId: id, often: often ?? (await settle(db, playerId, id)) });
      return found;
    },
  };
}

function nudges(db: Kysely<Database>): Pick<AlertChoiceStore, 'nudge' | 'nudgesOf'> {
  return {
    async nudge(matchId, seat, at, before) {
      const stored = await db
        .insertInto('nudges')
        .values({ match_id: matchId, seat, at })
        .onConflict((conflict) =>
          conflict.columns(['match_id', 'seat']).doUpdateSet({ at }).where('nudges.at', '<=', before),
        )
        .returning('at')
        .executeTakeFirst();
      if (stored) return null;
      const row = await db
        .selectFrom('nudges')
        .select('at')
        .where('match_id', '=', matchId)
        .where('seat', '=', seat)
        .executeTakeFirst();
      return Number(row?.at ?? at);
    },
    async nudgesOf(matchId) {
      const rows = await db.selectFrom('nudges').select(['seat', 'at']).where('match_id', '=', matchId).execute();
      return new Map(rows.map((row) => [row.seat, Number(row.at)]));
    },
  };
}

function calls(db: Kysely<Database>): Pick<AlertChoiceStore, 'call' | 'callsOf'> {
  const callsOf = async (matchId: string) => {
    const rows = await db.selectFrom('calls').select(['player_id', 'at']).where('match_id', '=', matchId).execute();
    return new Map(rows.map((row) => [row.player_id, Number(row.at)]));
  };
  return {
    async call(matchId, playerId, at, before) {
      const stored = await db
        .insertInto('calls')
        .values({ match_id: matchId, player_id: playerId, at })
        .onConflict((conflict) =>
          conflict.columns(['match_id', 'player_id']).doUpdateSet({ at }).where('calls.at', '<=', before),
        )
        .returning('at')
        .executeTakeFirst();
      return stored ? null : ((await callsOf(matchId)).get(playerId) ?? at);
    },
    callsOf,
  };
}

function snoozes(db: Kysely<Database>): Pick<AlertChoiceStore, 'snooze' | 'snoozesOf'> {
  return {
    async snooze({ wayId, matchId, seat, alertId, at }) {
      await db
        .insertInto('snoozes')
        .values({ way_id: wayId, match_id: matchId, seat, alert_id: alertId, at })
        .onConflict((conflict) =>
          conflict
            .columns(['way_id', 'match_id', 'seat'])
            .doUpdateSet({ alert_id: alertId, at })
            .where('snoozes.alert_id', '!=', alertId),
        )
        .execute();
      const row = await db
        .selectFrom('snoozes')
        .select('at')
        .where('way_id', '=', wayId)
        .where('match_id', '=', matchId)
        .where('seat', '=', seat)
        .executeTakeFirst();
      return Number(row?.at ?? at);
    },
    async snoozesOf(matchId) {
      const rows = await db.selectFrom('snoozes').selectAll().where('match_id', '=', matchId).execute();
      return rows.map((row) => ({
        ...{ wayId: row.way_id, matchId: row.match_id, seat: row.seat, alertId: row.alert_id },
        at: Number(row.at),
      }));
    },
  };
}

function topics(db: Kysely<Database>): Pick<AlertChoiceStore, 'topicsOff' | 'setTopicsOff'> {
  return {
    async topicsOff(playerId) {
      const row = await db
        .selectFrom('alert_topics')
        .select('off')
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      return row ? (JSON.parse(row.off) as AlertTopic[]) : [];
    },
    async setTopicsOff(playerId, off) {
      const value = JSON.stringify(off);
      await db
        .insertInto('alert_topics')
        .values({ player_id: playerId, off: value })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ off: value }))
        .execute();
    },
  };
}
