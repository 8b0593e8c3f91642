import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database } from './schema.ts';

/** Match that may have news which are not in the outbox; the same state has been looked at already. */
export interface AlertGap {
  readonly matchId: string;
  readonly state: string;
}

/** Matches of players with ways that may lack news: those of turns, starts and ends are compared, others are looked at once. */
export async function alertGaps(db: Kysely<Database>, since: number, isFirst: boolean): Promise<AlertGap[]> {
  const known = await knownKinds(db);
  const found = await Promise.all([
    turnGaps(db, since, known),
    keptGaps(db, known),
    requestGaps(db),
    isFirst ? drawGaps(db, since) : [],
    nudgeGaps(db, since),
    callGaps(db, since),
    snoozeGaps(db, since),
    chatGaps(db, since),
  ]);
  return found.flat();
}

const mark = (row: { way: string; match: string; kind: string; seat?: string }) =>
  [row.way, row.match, row.kind, row.seat ?? ''].join();

/** Kinds of news in the outbox, by way, match and seat. */
async function knownKinds(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('alerts')
    .select(['way_id', 'match_id', 'kind', 'seat'])
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('kind', 'in', ['start', 'end'])]))
    .execute();
  return new Set(rows.map((row) => mark({ way: row.way_id, match: row.match_id, kind: row.kind, seat: row.seat })));
}

async function turnGaps(db: Kysely<Database>, since: number, known: ReadonlySet<string>): Promise<AlertGap[]> {
  const rows = await db
    .selectFrom('alert_ways')
    .innerJoin('seats', 'seats.player_id', 'alert_ways.player_id')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select(['matches.id', 'matches.status', 'matches.waiting_for', 'matches.started_at', 'seats.seat'])
    .select('alert_ways.id as way_id')
    .where('alert_ways.is_on', '=', 1)
    .where('alert_ways.confirm_by', 'is', null)
    .where('seats.stand_in', 'is', null)
    .where('matches.started_at', 'is not', null)
    .where('matches.imported', 'is', null)
    .where('matches.frozen', 'is', null)
    .where('matches.paused', 'is', null)
    .where((eb) => eb.or([eb('matches.status', '=', 'playing'), eb('matches.ended_at', '>', since)]))
    .execute();
  const gaps = rows.filter((row) => {
    const has = (kind: string, seat = '') => known.has(mark({ way: row.way_id, match: row.id, kind, seat }));
    if (row.status === 'finished') return !has('end');
    const isAsked = (JSON.parse(row.waiting_for) as string[]).includes(row.seat);
    return (isAsked && !has('turn', row.seat)) || (Number(row.started_at) > since && !has('start'));
  });
  return gaps.map((row) => ({ matchId: row.id, state: `${row.status} ${row.waiting_for} ${row.way_id}` }));
}

/** Seats that are kept for players. */
async function keptGaps(db: Kysely<Database>, known: ReadonlySet<string>): Promise<AlertGap[]> {
  const rows = await db
    .selectFrom('alert_ways')
    .innerJoin('seats', 'seats.kept_for', 'alert_ways.player_id')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select(['matches.id', 'matches.rematch_of', 'alert_ways.id as way_id'])
    .where('alert_ways.is_on', '=', 1)
    .where('alert_ways.confirm_by', 'is', null)
    .where('seats.player_id', 'is', null)
    .where('matches.status', '=', 'waiting')
    .execute();
  const gaps = rows.filter(({ id: match, rematch_of, way_id: way }) => {
    return !known.has(mark({ way, match, kind: rematch_of === null ? 'invite' : 'rematch' }));
  });
  return gaps.map((row) => ({ matchId: row.id, state: `kept ${row.way_id}` }));
}

/** Whether a player with a seat in this match has a way. */
function isReached(eb: ExpressionBuilder<Database, 'matches'>): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('seats')
      .innerJoin('alert_ways', 'alert_ways.player_id', 'seats.player_id')
      .select('seats.seat')
      .whereRef('seats.match_id', '=', 'matches.id')
      .where('alert_ways.is_on', '=', 1)
      .where('alert_ways.confirm_by', 'is', null),
  );
}

/** Matches in play that can have news. */
const playing = (db: Kysely<Database>) =>
  db.selectFrom('matches').where('matches.status', '=', 'playing').where(isReached);

/** Open proposals and undo requests. */
async function requestGaps(db: Kysely<Database>): Promise<AlertGap[]> {
  const [proposals, undos] = await Promise.all([
    playing(db).select(['id', 'agreement as state']).where('agreement', 'like', '%"open":%').execute(),
    playing(db)
      .innerJoin('undo_talks', 'undo_talks.match_id', 'matches.id')
      .select(['matches.id', 'undo_talks.talk as state'])
      .where('undo_talks.talk', 'like', '%"request":{%')
      .execute(),
  ]);
  return [...proposals, ...undos].map(({ id, state }) => ({ matchId: id, state: `request ${state}` }));
}

/** Offers of a draw; finding them reads all acts, so it is done once after a start. */
async function drawGaps(db: Kysely<Database>, since: number): Promise<AlertGap[]> {
  const rows = await playing(db)
    .innerJoin('acts', 'acts.match_id', 'matches.id')
    .select(['matches.id', 'acts.seq'])
    .where('acts.decision', '=', 'draw')
    .where('acts.at', '>', since)
    .execute();
  return rows.map(({ id, seq }) => ({ matchId: id, state: `draw ${seq}` }));
}

async function nudgeGaps(db: Kysely<Database>, since: number): Promise<AlertGap[]> {
  const rows = await db
    .selectFrom('nudges')
    .innerJoin('matches', 'matches.id', 'nudges.match_id')
    .select(['matches.id', 'nudges.seat', 'nudges.at'])
    .where('nudges.at', '>', since)
    .where(isReached)
    .execute();
  return rows.map(({ id, seat, at }) => ({ matchId: id, state: `nudge ${seat} ${at}` }));
}

/** Calls of players for whom a seat is kept. */
async function callGaps(db: Kysely<Database>, since: number): Promise<AlertGap[]> {
  const rows = await db
    .selectFrom('calls')
    .innerJoin('matches', 'matches.id', 'calls.match_id')
    .innerJoin('alert_ways', 'alert_ways.player_id', 'calls.player_id')
    .select(['matches.id', 'calls.at', 'alert_ways.id as way_id'])
    .where('calls.at', '>', since)
    .where('matches.status', '=', 'waiting')
    .where('alert_ways.is_on', '=', 1)
    .where('alert_ways.confirm_by', 'is', null)
    .execute();
  return rows.map(({ id, at, way_id }) => ({ matchId: id, state: `call ${way_id} ${at}` }));
}

/** Turns that were put off. */
async function snoozeGaps(db: Kysely<Database>, since: number): Promise<AlertGap[]> {
  const rows = await db
    .selectFrom('snoozes')
    .innerJoin('matches', 'matches.id', 'snoozes.match_id')
    .select(['matches.id', 'snoozes.way_id', 'snoozes.seat', 'snoozes.at'])
    .where('snoozes.at', '>', since)
    .where(isReached)
    .execute();
  return rows.map((row) => ({ matchId: row.id, state: `snooze ${row.way_id} ${row.seat} ${row.at}` }));
}

/** Messages that may name a player. */
async function chatGaps(db: Kysely<Database>, since: number): Promise<AlertGap[]> {
  const rows = await db
    .selectFrom('chat')
    .innerJoin('matches', 'matches.id', 'chat.match_id')
    .select((eb) => ['matches.id', eb.fn.max('chat.seq').as('seq')])
    .where('chat.at', '>', since)
    .where('chat.text', 'like', '%@%')
    .where(isReached)
    .groupBy('matches.id')
    .execute();
  return rows.map(({ id, seq }) => ({ matchId: id, state: `chat ${seq}` }));
}
