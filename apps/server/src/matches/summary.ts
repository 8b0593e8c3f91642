import type { MatchSummary, SeatSummary } from '@echo-base/protocol';
import type { SeatRow, StoredMatch } from '../storage/store.ts';
import type { Presence } from './presence.ts';

function time(at: number): string {
  return new Date(at).toISOString();
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
export function publicSummary({ match, seats }: StoredMatch, presence: Presence): MatchSummary {
  const showsWaiting = match.status === 'playing' && match.spectators !== 'delayed';
  return {
    matchId: match.id,
    title: match.title,
    name: match.name,
    status: match.status,
    options: match.options,
    visibility: match.visibility,
    spectators: match.spectators,
    seats: seats.map((seat) => seatSummary(match.id, seat, presence)),
    createdAt: time(match.createdAt),
    ...(match.startedAt !== null && { startedAt: time(match.startedAt) }),
    ...(match.endedAt !== null && { endedAt: time(match.endedAt) }),
    ...(match.outcome && { outcome: match.outcome }),
    seedHash: match.seedHash,
    ...(match.rematch !== undefined && { rematch: match.rematch }),
    host: match.creatorName,
    spectatorCount: presence.spectators(match.id),
    ...(showsWaiting && { waitingFor: [...match.waitingFor] }),
  };
}

/** A match as one session may know it: its own seats, and the way in for others if it is a member. */
export function personalSummary(stored: StoredMatch, presence: Presence, playerId: string | null): MatchSummary {
  const summary = publicSummary(stored, presence);
  if (playerId === null) return summary;
  return {
    ...summary,
    mine: seatsOf(stored, playerId),
    isHost: stored.match.creator === playerId,
    ...(stored.members.includes(playerId) && { inviteCode: stored.match.inviteCode }),
  };
}

/** The seats a player owns, in the title's order. */
export function seatsOf({ seats }: StoredMatch, playerId: string): string[] {
  return seats.filter((seat) => seat.playerId === playerId).map((seat) => seat.seat);
}
