import type { LogEntry } from '@echo-base/games/engine';
import { type Absence, actOf, type Outcome, type RunningClock, writtenOf } from '@echo-base/protocol';
import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';
import type {
  ActRow,
  AgreementRow,
  Fork,
  FrozenMark,
  LoggedAct,
  MatchRow,
  NewAct,
  Outage,
  PauseRow,
  SeatRow,
} from './store.ts';

type Stored<T extends keyof Database> = Selectable<Database[T]>;

function json<T>(text: string): T {
  return JSON.parse(text) as T;
}

/** Options of the form, which are single values; null if there are no others. A list never reads those of any length. */
export function listedOptions(options: MatchRow['options']): string | null {
  const all = Object.entries(options);
  const short = all.filter(([, value]) => value === null || typeof value !== 'object');
  return short.length < all.length ? JSON.stringify(Object.fromEntries(short)) : null;
}

/** Match row. PostgreSQL returns large integers as text, hence `Number`. */
export function toMatch(row: Omit<Stored<'matches'>, 'listed_options'>, creatorName: string): MatchRow {
  return {
    id: row.id,
    title: row.title,
    name: row.name,
    options: json(row.options),
    seed: row.seed,
    seedHash: row.seed_hash,
    visibility: row.visibility,
    spectators: row.spectators,
    status: row.status,
    creator: row.creator,
    creatorName,
    inviteCode: row.invite_code,
    createdAt: Number(row.created_at),
    startedAt: row.started_at === null ? null : Number(row.started_at),
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
    outcome: row.outcome === null ? null : json<Outcome>(row.outcome),
    waitingFor: json(row.waiting_for),
    engine: row.engine,
    ...(row.rematch !== null && { rematch: row.rematch }),
    ...(row.rematch_of !== null && { rematchOf: row.rematch_of }),
    ...(row.fork !== null && { fork: json<Fork>(row.fork) }),
    ...(row.clock !== null && { clock: json<RunningClock>(row.clock) }),
    ...(row.absence !== null && { absence: json<Absence>(row.absence) }),
    ...(row.pauses !== null && { pauses: json<Outage[]>(row.pauses) }),
    rules: row.rules,
    rulesChecked: row.rules_checked,
    ...(row.frozen !== null && { frozen: json<FrozenMark>(row.frozen) }),
    ...(row.end_hash !== null && { endHash: row.end_hash }),
    ...(row.imported !== null && { imported: true as const }),
    ...(row.agreement !== null && { agreement: json<AgreementRow>(row.agreement) }),
    ...(row.paused !== null && { paused: json<PauseRow>(row.paused) }),
    ...(row.pictures !== null && { pictures: true as const }),
  };
}

export function fromMatch(match: MatchRow): Stored<'matches'> {
  return {
    id: match.id,
    title: match.title,
    name: match.name,
    options: JSON.stringify(match.options),
    listed_options: listedOptions(match.options),
    seed: match.seed,
    seed_hash: match.seedHash,
    visibility: match.visibility,
    spectators: match.spectators,
    status: match.status,
    creator: match.creator,
    invite_code: match.inviteCode,
    created_at: match.createdAt,
    started_at: match.startedAt,
    ended_at: match.endedAt,
    outcome: match.outcome && JSON.stringify(match.outcome),
    waiting_for: JSON.stringify(match.waitingFor),
    engine: match.engine,
    rematch: match.rematch ?? null,
    rematch_of: match.rematchOf ?? null,
    fork: match.fork ? JSON.stringify(match.fork) : null,
    clock: match.clock ? JSON.stringify(match.clock) : null,
    absence: match.absence ? JSON.stringify(match.absence) : null,
    pauses: match.pauses ? JSON.stringify(match.pauses) : null,
    rules: match.rules,
    rules_checked: match.rulesChecked,
    frozen: match.frozen ? JSON.stringify(match.frozen) : null,
    end_hash: match.endHash ?? null,
    imported: match.imported ? 1 : null,
    agreement: match.agreement ? JSON.stringify(match.agreement) : null,
    paused: match.paused ? JSON.stringify(match.paused) : null,
    pictures: match.pictures ? 1 : null,
  };
}

export function fromSeat(matchId: string, seat: SeatRow, position: number): Stored<'seats'> {
  return {
    match_id: matchId,
    seat: seat.seat,
    position,
    kind: seat.kind,
    level: seat.level,
    player_id: seat.playerId,
    stand_in: seat.standIn ?? null,
    unready: seat.unready ? 1 : null,
    kept_for: seat.keptFor?.id ?? null,
    kept_until: seat.keptUntil ?? null,
    standing: null,
    plan: null,
    owner: seat.owner?.id ?? null,
    seated_at: seat.seatedAt ?? null,
  };
}

/** Columns of an act. Its entries are read only for the log. */
export const ACT_COLUMNS = ['seq', 'seat', 'decision', 'choice', 'client_id', 'at', 'versions', 'waiting_for'] as const;

export function toAct(row: Pick<Stored<'acts'>, (typeof ACT_COLUMNS)[number]>): ActRow {
  return {
    ...actOf({ seat: row.seat, decision: row.decision, choice: json(row.choice) }),
    seq: row.seq,
    clientId: row.client_id,
    at: Number(row.at),
    versions: json(row.versions),
    ...(row.waiting_for !== null && { waitingFor: json<string[]>(row.waiting_for) }),
  };
}

/** Columns for the log of a match. */
export const LOG_COLUMNS = ['seq', 'seat', 'decision', 'choice', 'entries'] as const;

export function toLoggedAct(row: Pick<Stored<'acts'>, (typeof LOG_COLUMNS)[number]>): LoggedAct {
  return {
    ...actOf({ seat: row.seat, decision: row.decision, choice: json(row.choice) }),
    seq: row.seq,
    entries: json<LogEntry[]>(row.entries),
  };
}

export function fromNewAct({ matchId, act, entries, waitingFor = act.waitingFor }: NewAct): Stored<'acts'> {
  const { seat, decision, choice } = writtenOf(act);
  return {
    match_id: matchId,
    seq: act.seq,
    seat,
    decision,
    choice: JSON.stringify(choice),
    client_id: act.clientId,
    at: act.at,
    versions: JSON.stringify(act.versions),
    waiting_for: waitingFor ? JSON.stringify(waitingFor) : null,
    entries: JSON.stringify(entries),
  };
}
