import type { AnyTitle } from '@echo-base/games/engine';
import type { Presence } from '../cluster/presence.ts';
import { checkNotKicked, seatsOf, stillIn } from '../model/seats.ts';
import { Refused } from '../refused.ts';
import type { Player, SeatRow, StoredMatch } from '../storage/store.ts';
import type { AnswerKind } from './answers.ts';
import type { LiveMatch } from './live-match.ts';

/** A match as it is now: its seats, and its game once it has started. */
export interface Seated {
  readonly title: AnyTitle;
  readonly stored: StoredMatch;
  readonly live: LiveMatch | null;
}

/** Throws `kicked` or `not_seated` unless this player owns the seat. */
export function checkOwns(stored: StoredMatch, player: Player, seat: string): void {
  checkNotKicked(stored, player);
  if (!seatsOf(stored, player.id).includes(seat)) throw new Refused('not_seated');
}

/** Throws `not_started`, `match_over` or `frozen` unless the match is in play. */
export function checkInPlay({ stored }: Pick<Seated, 'stored'>): void {
  if (stored.match.status === 'waiting') throw new Refused('not_started');
  if (stored.match.status === 'finished') throw new Refused('match_over');
  checkNotFrozen(stored);
}

/** Throws `frozen` if the match is frozen. */
export function checkNotFrozen({ match: { frozen } }: StoredMatch): void {
  if (frozen) throw new Refused('frozen', { reason: frozen.reason, since: new Date(frozen.at).toISOString() });
}

/** Level of computer players that take over the seat of a person: the title's strongest. Null without any. */
export function standInLevel(title: AnyTitle): string | null {
  return Object.keys(title.bots).at(-1) ?? null;
}

/**
 * Level of the computer player that may act for a seat, or null if its person plays: it has the seat, stands in, or
 * moves on after the time is up.
 */
export function computerAt(
  { title, stored, live }: Seated,
  seat: SeatRow,
  now = live?.now() ?? Date.now(),
): string | null {
  if (seat.kind === 'bot') return seat.level;
  if (seat.standIn !== undefined) return seat.standIn;
  const { clock } = stored.match;
  const movesOn = clock?.kind === 'bank' && clock.atZero === 'bot' && live?.clock?.isFlagged(seat.seat, now);
  return movesOn ? standInLevel(title) : null;
}

/**
 * Like `computerAt`, for the computer player that plays on by itself now: a stand-in pauses while no player has been there
 * for a while, so that no player comes back to a game that is over.
 */
export function computerPlaying(match: Seated, seat: SeatRow, presence: Pick<Presence, 'isAttended'>): string | null {
  const pauses = seat.standIn !== undefined && !presence.isAttended(match.stored.match.id);
  return pauses ? null : computerAt(match, seat);
}

/**
 * Checks that a seat is played by its person or by a computer player, never both; acts without a client id are by a
 * computer player. Throws `stand_in_plays`, or `stale_decision` if a computer player is too late.
 */
export function checkPlays(match: Seated, name: string, clientId: string | null, kind: AnswerKind = 'act'): void {
  const seat = match.stored.seats.find((one) => one.seat === name);
  if (!seat) return;
  if (clientId === null) {
    if (computerAt(match, seat) === null) throw new Refused('stale_decision');
  } else if (seat.standIn !== undefined && match.live?.answered(name, clientId, kind) === undefined) {
    throw new Refused('stand_in_plays');
  }
}

/** Throws `out_of_game` unless one of these seats still plays: who is out does not decide how the others play on. */
export function checkStillIn({ stored }: Pick<Seated, 'stored'>, seats: readonly string[]): void {
  if (stillIn(stored, seats).length === 0) throw new Refused('out_of_game');
}

/**
 * Throws `out_of_game`, `match_over`, `no_clock` or `time_left` unless an opponent with the seats `by` may claim the end of
 * a seat now.
 */
export function checkClaim(
  { stored, live }: Omit<Seated, 'title'>,
  seat: string,
  by: readonly string[],
  now = live?.now() ?? Date.now(),
): void {
  const { clock } = stored.match;
  if (!live?.outcome) checkStillIn({ stored }, by);
  if (live?.outcome) throw new Refused('match_over');
  if (clock?.kind !== 'bank' || clock.atZero !== 'claim') throw new Refused('no_clock');
  if (!live?.clock?.isFlagged(seat, now)) throw new Refused('time_left');
}

/** Whether an opponent may claim the end of a seat now. */
export function mayClaim({ stored, live }: Omit<Seated, 'title'>, seat: string): boolean {
  const { clock } = stored.match;
  return (clock?.kind === 'bank' && clock.atZero === 'claim' && live?.clock?.isFlagged(seat, live.now())) ?? false;
}

/** Sets the level of the stand-in of a seat; null removes it. */
export function playedBy({ standIn: _before, ...seat }: SeatRow, level: string | null): SeatRow {
  return level === null ? seat : { ...seat, standIn: level };
}
