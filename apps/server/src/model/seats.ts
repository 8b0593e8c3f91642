import { type AnyTitle, sideOf } from '@echo-base/games/engine';
import type { Badge } from '@echo-base/protocol';
import { Refused } from '../refused.ts';
import type { Left, Player, SeatRow, StoredMatch } from './rows.ts';

/** Sorts seats in the title's order; null if the title cannot be played with them. */
export function seating(title: AnyTitle, seats: readonly string[]): readonly string[] | null {
  const wanted = [...seats].sort().join();
  return title.seatings().find((set) => [...set].sort().join() === wanted) ?? null;
}

/** Seats of a player, in the title's order. */
export function seatsOf({ seats }: StoredMatch, playerId: string): string[] {
  return seats.filter((seat) => seat.playerId === playerId).map((seat) => seat.seat);
}

/** Those of these viewers that have not left the match for good; all of them once it is over. */
export function stillIn<V extends string>({ match, seats }: StoredMatch, viewers: readonly V[]): readonly V[] {
  const hasLeft = (viewer: V) => seats.some(({ seat, left }) => seat === viewer && left !== undefined);
  return match.status === 'finished' ? viewers : viewers.filter((viewer) => !hasLeft(viewer));
}

/** Sides of these viewers; spectators have none. */
export function sidesOf(title: AnyTitle, viewers: readonly string[]): ReadonlySet<string> {
  return new Set(viewers.filter((viewer) => viewer !== 'spectator').map((seat) => sideOf(title, seat)));
}

/** Seat by name. Throws `invalid_body` if there is none. */
export function seatAt({ seats }: StoredMatch, name: string): SeatRow {
  const found = seats.find((one) => one.seat === name);
  if (!found) throw new Refused('invalid_body', { path: 'seat', problem: 'no_such_seat' });
  return found;
}

/** Whether a person may take the seat. */
export function isFree(seat: SeatRow): boolean {
  return seat.kind === 'human' && seat.playerId === null;
}

/** Throws `seat_kept`, with the name, if the seat is kept for another player. */
export function checkNotKept({ keptFor }: SeatRow, player: Player): void {
  if (keptFor && keptFor.id !== player.id) throw new Refused('seat_kept', { name: keptFor.name });
}

/** Free seat for a player who names none: the one kept for them, otherwise the first that is not kept. */
export function freeSeatFor({ seats }: StoredMatch, player: Player): SeatRow | undefined {
  const free = seats.filter(isFree);
  return free.find(({ keptFor }) => keptFor?.id === player.id) ?? free.find(({ keptFor }) => !keptFor) ?? free[0];
}

/** Seat of a player who has just sat down; it is no longer kept. */
export function seated(
  { keptFor: _keptFor, keptUntil: _keptUntil, ...seat }: SeatRow,
  player: Player,
  at: number,
): SeatRow {
  return { ...asReady(seat), playerId: player.id, playerName: player.name, seatedAt: at };
}

/** Players for whom free seats of a match that has not begun are kept. */
export function keptPlayers({ match, seats, kicked }: StoredMatch): readonly string[] {
  if (match.status !== 'waiting') return [];
  const ids = seats.flatMap(({ playerId, keptFor }) => (playerId === null && keptFor ? keptFor.id : []));
  return [...new Set(ids)].filter((id) => !kicked?.includes(id));
}

/** Free seat that is not kept any more. */
export function released({ keptFor: _keptFor, keptUntil: _keptUntil, ...seat }: SeatRow): SeatRow {
  return seat;
}

/** Seat without a player, before the start. */
export function vacated({ seatedAt: _seatedAt, ...seat }: SeatRow): SeatRow {
  return { ...asReady(seat), playerId: null, playerName: null };
}

/** Seat in play that another person plays from now on: for its owner, or as the owner if they take it back. */
export function given({ standIn: _standIn, owner, ...seat }: SeatRow, to: Player, at: number): SeatRow {
  const own = owner ?? { id: seat.playerId ?? '', name: seat.playerName ?? '' };
  const next = { ...seat, playerId: to.id, playerName: to.name, seatedAt: at };
  return own.id === to.id ? next : { ...next, owner: own };
}

/** Seat without the mark that its player is not ready. */
export function asReady({ unready: _unready, ...seat }: SeatRow): SeatRow {
  return seat;
}

/** Whether a match has background work: bots or clocks. */
export function hasDuties({ match, seats }: StoredMatch): boolean {
  const isPlayed = seats.some((seat) => seat.kind === 'bot' || seat.standIn !== undefined);
  return match.status === 'playing' && (isPlayed || match.clock !== undefined);
}

/** Match with a player renamed. */
export function withName(stored: StoredMatch, playerId: string, playerName: string): StoredMatch {
  const { match, seats } = stored;
  return {
    ...stored,
    match: match.creator === playerId ? { ...match, creatorName: playerName } : match,
    seats: seats.map((seat) => ({
      ...seat,
      ...(seat.playerId === playerId && { playerName }),
      ...(seat.keptFor?.id === playerId && { keptFor: { id: playerId, name: playerName } }),
      ...(seat.owner?.id === playerId && { owner: { id: playerId, name: playerName } }),
    })),
  };
}

/** Match in which a seat has been left for good. */
export function withLeft(
  stored: StoredMatch,
  { seat, left }: { readonly seat: string; readonly left: Left },
): StoredMatch {
  return { ...stored, seats: stored.seats.map((one) => (one.seat === seat ? { ...one, left } : one)) };
}

/** Match in which a player shows this badge; null for none. */
export function withBadge(stored: StoredMatch, playerId: string, badge: Badge | null): StoredMatch {
  const badges = new Map(stored.badges);
  badges.delete(playerId);
  return { ...stored, badges: badge ? badges.set(playerId, badge) : badges };
}

/** The badge of the player of a seat. */
export function badgeAt({ badges }: StoredMatch, { playerId }: SeatRow): Badge | undefined {
  return playerId === null ? undefined : badges?.get(playerId);
}

/** Whether the player of a seat was kicked from the match. */
export function isRemoved({ kicked }: StoredMatch, { playerId }: SeatRow): boolean {
  return playerId !== null && (kicked?.includes(playerId) ?? false);
}

/** Seats whose occupants have swapped sides; null unless two sides have equally many seats. */
export function swappedSides(title: AnyTitle, seats: readonly SeatRow[]): SeatRow[] | null {
  const sides = [
    ...sidesOf(
      title,
      seats.map(({ seat }) => seat),
    ),
  ].map((side) => seats.filter(({ seat }) => sideOf(title, seat) === side));
  const [one = [], other = []] = sides;
  if (sides.length !== 2 || one.length !== other.length) return null;
  return seats.map((place) => {
    const [mine, theirs] = one.includes(place) ? [one, other] : [other, one];
    return { ...(theirs[mine.indexOf(place)] ?? place), seat: place.seat };
  });
}

/** Id, among kicked players, of all watchers without a session: they may watch again once they have a name. */
export const UNNAMED = '';

/** Throws `no_session` if a match is not watched without a name. */
export function checkNamed({ kicked }: StoredMatch, player: Player | null): void {
  if (!player && kicked?.includes(UNNAMED)) throw new Refused('no_session');
}

/** Throws `kicked` if the player was kicked from the match. */
export function checkNotKicked({ kicked }: StoredMatch, player: Player | null): void {
  if (player && kicked?.includes(player.id)) throw new Refused('kicked');
}
