import type { MatchSummary, SeatSummary } from '@echo-base/protocol';
import type { Times } from '../clocks/times.ts';
import type { Presence } from '../cluster/presence.ts';
import { seatsOf } from '../model/seats.ts';
import type { SeatRow, StoredMatch } from '../storage/store.ts';

function time(at: number): string {
  return new Date(at).toISOString();
}

/** What a summary is made from besides the match. */
export interface Sight {
  readonly presence: Presence;
  /** Null in lists, which are made without running games. */
  readonly times: Times | null;
  /** Whether it is for players only. */
  readonly isPlayer: boolean;
}

/** Whether what the game waits for is not for spectators yet: they are kept behind. */
export function keepsBehind({ match }: StoredMatch): boolean {
  return match.status === 'playing' && match.spectators === 'delayed';
}

/** What may be told of time and of who stands in, because it tells whom the game waits for. */
function timing({ match, seats }: StoredMatch, { times }: Sight) {
  const ofSeat = ({ seat, standIn }: SeatRow) => {
    const at = times?.absentAt[seat];
    return { ...(standIn !== undefined && { standIn }), ...(at !== undefined && { absentAt: time(at) }) };
  };
  return {
    clocks: { ...(times?.clocks && match.status === 'playing' && { clocks: times.clocks }) },
    seats: seats.map(ofSeat),
  };
}

function seatSummary(matchId: string, seat: SeatRow, presence: Presence): SeatSummary {
  return {
    id: seat.seat,
    kind: seat.kind,
    ...(seat.level !== null && { level: seat.level }),
    ...(seat.playerName !== null && { playerName: seat.playerName }),
    ...(seat.playerId !== null && { connected: presence.isWatching(matchId, seat.playerId) }),
    ...(seat.kind === 'bot' && { connected: true }),
  };
}

/** A match as everybody may know it: named field by field, so that nothing else can slip out. */
export function publicSummary(stored: StoredMatch, sight: Sight): MatchSummary {
  const { match, seats } = stored;
  const { presence, isPlayer } = sight;
  const showsWaiting = match.status === 'playing' && !match.frozen && !keepsBehind(stored);
  const timed = isPlayer || !keepsBehind(stored) ? timing(stored, sight) : null;
  return {
    matchId: match.id,
    title: match.title,
    name: match.name,
    status: match.status,
    options: match.options,
    visibility: match.visibility,
    spectators: match.spectators,
    seats: seats.map((seat, index) => ({ ...seatSummary(match.id, seat, presence), ...timed?.seats[index] })),
    createdAt: time(match.createdAt),
    ...(match.startedAt !== null && { startedAt: time(match.startedAt) }),
    ...(match.endedAt !== null && { endedAt: time(match.endedAt) }),
    ...(match.outcome && { outcome: match.outcome }),
    seedHash: match.seedHash,
    ...(match.rematch !== undefined && { rematch: match.rematch }),
    ...(match.frozen && { frozen: { since: time(match.frozen.at), reason: match.frozen.reason } }),
    host: match.creatorName,
    spectatorCount: presence.spectators(match.id),
    ...(match.clock && { clock: match.clock }),
    ...(match.absence && { absence: match.absence }),
    ...timed?.clocks,
    ...(showsWaiting && { waitingFor: [...match.waitingFor] }),
  };
}

/** A match as one session may know it: its own seats, and the way in for others if it is a member. */
export function personalSummary(
  stored: StoredMatch,
  sight: Omit<Sight, 'isPlayer'>,
  playerId: string | null,
): MatchSummary {
  const isPlayer = playerId !== null && seatsOf(stored, playerId).length > 0;
  const summary = publicSummary(stored, { ...sight, isPlayer });
  if (playerId === null) return summary;
  return {
    ...summary,
    mine: seatsOf(stored, playerId),
    isHost: stored.match.creator === playerId,
    ...(stored.members.includes(playerId) && { inviteCode: stored.match.inviteCode }),
  };
}
