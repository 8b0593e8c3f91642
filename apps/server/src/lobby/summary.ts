import { type MatchSummary, NUDGE_SECONDS, type Nudgeable, type SeatSummary, type SeatTime } from '@echo-base/protocol';
import type { Times } from '../clocks/match-times.ts';
import type { Presence } from '../cluster/presence.ts';
import { markOf } from '../model/ids.ts';
import { nameIn } from '../model/look-alikes.ts';
import { badgeAt, isRemoved, seatsOf } from '../model/seats.ts';
import type { SeatRow, StoredMatch } from '../storage/store.ts';

function time(at: number): string {
  return new Date(at).toISOString();
}

/** Input of a summary besides the match. */
export interface SummaryInput {
  readonly presence: Presence;
  /** Null for matches that are not in memory: lists do not load them. */
  readonly times: Times | null;
  /** Whether it is for a player of the match. */
  readonly isPlayer: boolean;
}

/** Whether what the game waits for is hidden from spectators because they are delayed. */
export function delaysSpectators({ match }: StoredMatch): boolean {
  return match.status === 'playing' && match.spectators === 'delayed';
}

/** Times and stand-ins: they reveal whom the game waits for. */
function timing({ match, seats }: StoredMatch, { times }: SummaryInput) {
  const ofSeat = ({ seat, standIn, left }: SeatRow) => {
    const at = times?.absentAt[seat];
    const first = times?.matesFirst[seat];
    const since = times?.awaySince[seat];
    const giveAt = times?.giveAt[seat];
    return {
      ...(left && match.status === 'playing' && { left }),
      ...(standIn !== undefined && { standIn }),
      ...(at !== undefined && { absentAt: time(at) }),
      ...(first && { mates: [...first.mates], opponentsAt: time(first.opponentsAt) }),
      ...(since !== undefined && { awaySince: time(since) }),
      ...(giveAt !== undefined && { giveAt: time(giveAt) }),
    };
  };
  return {
    clocks: { ...(times?.clocks && match.status === 'playing' && { clocks: times.clocks }) },
    seats: seats.map(ofSeat),
  };
}

function seatSummary(stored: StoredMatch, seat: SeatRow, presence: Presence): SeatSummary {
  const badge = badgeAt(stored, seat);
  return {
    id: seat.seat,
    kind: seat.kind,
    ...(seat.level !== null && { level: seat.level }),
    ...(seat.playerId !== null && { playerName: nameIn(stored, { id: seat.playerId, name: seat.playerName ?? '' }) }),
    ...(badge && { badge }),
    ...(seat.owner && { owner: seat.owner.name }),
    ...(seat.keptFor && { keptFor: seat.keptFor.name }),
    ...(seat.keptUntil !== undefined && { keptUntil: time(seat.keptUntil) }),
    ...(seat.unready && { unready: true as const }),
    ...(seat.playerId !== null && { connected: presence.isWatching(stored.match.id, seat.playerId) }),
    ...(isRemoved(stored, seat) && { removed: true as const }),
    ...(seat.kind === 'bot' && { connected: true }),
  };
}

/** Open proposal of a match in play. */
function proposed({ match, seats }: StoredMatch): Pick<MatchSummary, 'proposal'> {
  const { open } = match.agreement ?? {};
  if (!open || match.status !== 'playing') return {};
  const { id, by, proposal, person, missing } = open;
  const seatOf = (playerId: string) => seats.filter((seat) => seat.playerId === playerId).map(({ seat }) => seat);
  const shown = { id, by: seatOf(by)[0] ?? '', proposal, missing: missing.flatMap(seatOf) };
  return { proposal: { ...shown, ...(person && { personName: person.name }) } };
}

/** Public summary: whitelists fields, so that nothing else is revealed. */
export function publicSummary(stored: StoredMatch, input: SummaryInput): MatchSummary {
  const { match, seats } = stored;
  const { presence, isPlayer } = input;
  const showsWaiting = match.status === 'playing' && !match.frozen && (isPlayer || !delaysSpectators(stored));
  const timed = isPlayer || !delaysSpectators(stored) ? timing(stored, input) : null;
  return {
    matchId: match.id,
    title: match.title,
    name: match.name,
    status: match.status,
    options: match.options,
    visibility: match.visibility,
    ...(match.pictures && { pictures: true as const }),
    spectators: match.spectators,
    seats: seats.map((seat, index) => ({ ...seatSummary(stored, seat, presence), ...timed?.seats[index] })),
    createdAt: time(match.createdAt),
    ...(match.startedAt !== null && { startedAt: time(match.startedAt) }),
    ...(match.endedAt !== null && { endedAt: time(match.endedAt) }),
    ...(match.outcome && { outcome: match.outcome }),
    seedHash: match.seedHash,
    ...(match.fork && { fork: match.fork }),
    ...(match.imported && { imported: true as const }),
    ...(match.rematch !== undefined && { rematch: match.rematch }),
    ...(match.rematchOf !== undefined && { rematchOf: match.rematchOf }),
    ...(match.frozen && { frozen: { since: time(match.frozen.at), reason: match.frozen.reason } }),
    host: nameIn(stored, { id: match.creator, name: match.creatorName }),
    ...(match.status === 'waiting' && { hostConnected: presence.isWatching(match.id, match.creator) }),
    inviteMark: markOf(match.inviteCode),
    ...(match.paused && { paused: { since: time(match.paused.at), by: match.paused.by } }),
    spectatorCount: presence.spectators(match.id),
    ...(match.clock && { clock: match.clock }),
    ...(match.absence && { absence: match.absence }),
    ...timed?.clocks,
    ...(timed && proposed(stored)),
    ...(showsWaiting && { waitingFor: [...match.waitingFor] }),
  };
}

/** How a listed match looks; `clocks` of one that is not in memory as they were last known, and have run since. */
function shownOf({ match, shown }: StoredMatch, now: number): Partial<MatchSummary> {
  if (!shown) return {};
  const { glance, since, clocks } = shown;
  const isPlayed = match.status === 'playing' && !match.frozen;
  const waiting = Object.entries(since).filter(([seat]) => match.waitingFor.includes(seat));
  const run = ({ runs, leftMs, ...rest }: SeatTime, at: number) => ({
    ...{ ...rest, runs: runs && !match.paused },
    leftMs: runs && !match.paused ? Math.max(0, leftMs - Math.max(0, now - at)) : leftMs,
  });
  return {
    ...(glance && { glance }),
    ...(isPlayed && { waitingSince: Object.fromEntries(waiting.map(([seat, at]) => [seat, time(at)])) }),
    ...(isPlayed && clocks && { clocks: { at: time(now), seats: clocks.seats.map((seat) => run(seat, clocks.at)) } }),
  };
}

/** Players whom the game waits for and this one may nudge, as `MatchAlerts.nudge` decides it. */
function nudgesFor({ match, seats, shown, nudged }: StoredMatch, playerId: string, now: number): Nudgeable[] {
  if (match.status !== 'playing' || match.frozen || match.paused) return [];
  return seats.flatMap((row) => {
    const { seat, left } = row;
    const since = shown?.since[seat];
    const isOther = row.playerId !== null && row.playerId !== playerId && row.standIn === undefined && !left;
    if (!isOther || since === undefined || !match.waitingFor.includes(seat)) return [];
    const last = nudged?.get(seat) ?? Number.NEGATIVE_INFINITY;
    const from = Math.max(since, last) + NUDGE_SECONDS * 1_000;
    return [{ seat, from: time(from), ...(last + NUDGE_SECONDS * 1_000 > now && { nudgedAt: time(last) }) }];
  });
}

/** Summary for one player: their seats, and the invite code for members. */
export function personalSummary(
  stored: StoredMatch,
  input: Omit<SummaryInput, 'isPlayer'> & { readonly now: number },
  playerId: string | null,
): MatchSummary {
  const isPlayer = playerId !== null && seatsOf(stored, playerId).length > 0;
  const mayLook = isPlayer || (!delaysSpectators(stored) && stored.match.spectators !== 'closed');
  const summary = {
    ...(mayLook && shownOf(stored, input.now)),
    ...publicSummary(stored, { ...input, isPlayer }),
  };
  if (playerId === null) return summary;
  const kept = stored.seats.filter(({ keptFor }) => keptFor?.id === playerId).map(({ seat }) => seat);
  const lent = stored.seats.filter(({ owner }) => owner?.id === playerId).map(({ seat }) => seat);
  const nudges = isPlayer ? nudgesFor(stored, playerId, input.now) : [];
  return {
    ...summary,
    ...(nudges.length > 0 && { nudges }),
    mine: seatsOf(stored, playerId),
    ...(kept.length > 0 && { keptForMe: kept }),
    ...(lent.length > 0 && { lent }),
    isHost: stored.match.creator === playerId,
    ...(stored.members.includes(playerId) && { inviteCode: stored.match.inviteCode }),
  };
}
