import type { CreateMatchBody } from '@echo-base/protocol';
import { isFree } from '../model/seats.ts';
import type { Player, SeatRow, StoredMatch } from '../storage/store.ts';

/** Settings of a match for its rematch. */
export function sameTable({ match, seats }: StoredMatch): CreateMatchBody {
  const { title, options, name, visibility, spectators, clock, absence } = match;
  const kinds = seats.map(({ seat, kind, level }) => ({ id: seat, kind, ...(level !== null && { level }) }));
  const timing = { ...(clock && { clock }), ...(absence && { absence }) };
  return { title, options: { ...options }, name, visibility, spectators, seats: kinds, ...timing };
}

/** Seats of a rematch, kept for the players who had them; not for the one who asks, and not for kicked ones. */
export function keptSeats(
  { seats }: StoredMatch,
  { seats: before, kicked = [] }: StoredMatch,
  asking: Player,
): SeatRow[] {
  return seats.map((seat) => {
    const { playerId, playerName } = before.find((one) => one.seat === seat.seat) ?? {};
    if (!playerId || playerId === asking.id || kicked.includes(playerId) || !isFree(seat)) return seat;
    return { ...seat, keptFor: { id: playerId, name: playerName ?? '' } };
  });
}
