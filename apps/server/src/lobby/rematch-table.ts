import type { AnyTitle } from '@echo-base/games/engine';
import type { CreateMatchBody } from '@echo-base/protocol';
import { isFree, swappedSides } from '../model/seats.ts';
import { Refused } from '../refused.ts';
import type { SeatRow, StoredMatch } from '../storage/store.ts';

/** The finished match as its rematch begins: with the owners on their seats, and with swapped sides if wanted. */
export function beforeRematch(title: AnyTitle, stored: StoredMatch, swaps: boolean): StoredMatch {
  const seats = stored.seats.map(({ owner, ...seat }) =>
    owner ? { ...seat, playerId: owner.id, playerName: owner.name } : seat,
  );
  if (!swaps) return { ...stored, seats };
  const swapped = swappedSides(title, seats);
  if (!swapped) throw new Refused('no_sides');
  return { ...stored, seats: swapped };
}

/** Settings of a match for its rematch. */
export function sameTable({ match, seats }: StoredMatch): CreateMatchBody {
  const { title, options, name, visibility, pictures, spectators, clock, absence } = match;
  const kinds = seats.map(({ seat, kind, level }) => ({ id: seat, kind, ...(level !== null && { level }) }));
  const timing = { ...(clock && { clock }), ...(absence && { absence }) };
  const settings = { visibility, ...(pictures && { pictures }), spectators, ...timing };
  return { title, options: { ...options }, ...(name && { name }), seats: kinds, ...settings };
}

/** Seats of a rematch, kept for the players who had them; not for kicked ones. */
export function keptSeats({ seats }: StoredMatch, { seats: before, kicked = [] }: StoredMatch): SeatRow[] {
  return seats.map((seat) => {
    const { playerId, playerName } = before.find((one) => one.seat === seat.seat) ?? {};
    if (!playerId || kicked.includes(playerId) || !isFree(seat)) return seat;
    return { ...seat, keptFor: { id: playerId, name: playerName ?? '' } };
  });
}
