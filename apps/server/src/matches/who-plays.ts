import { Refused } from '../refused.ts';
import type { SeatRow } from '../storage/store.ts';
import type { Host } from './host.ts';

/**
 * Level of the computer player whose turn it would be at a seat, or null where its person plays: it sits there, stands
 * in, or moves on because the time is up.
 */
export function computerAt(
  { title, stored, live }: Pick<Host, 'title' | 'stored' | 'live'>,
  seat: SeatRow,
  now = Date.now(),
): string | null {
  if (seat.kind === 'bot') return seat.level;
  if (seat.standIn !== undefined) return seat.standIn;
  const { clock } = stored.match;
  const movesOn = clock?.kind === 'bank' && clock.atZero === 'bot' && live?.clock?.isFlagged(seat.seat, now);
  return movesOn ? (Object.keys(title.bots)[0] ?? null) : null;
}

/**
 * A seat is played by its person or by a computer player, never by both; whoever acts without a client id is one.
 * Throws `stand_in_plays`, or `stale_decision` where a computer player is too late.
 */
export function checkPlays(host: Pick<Host, 'title' | 'stored' | 'live'>, name: string, clientId: string | null): void {
  const seat = host.stored.seats.find((one) => one.seat === name);
  if (!seat) return;
  if (clientId === null) {
    if (computerAt(host, seat) === null) throw new Refused('stale_decision');
  } else if (seat.standIn !== undefined && !host.live?.hasAnswered(name, clientId)) {
    throw new Refused('stand_in_plays');
  }
}

/** Throws `match_over`, `no_clock` or `time_left` unless an opponent may end the game of a seat now. */
export function checkClaim({ stored, live }: Pick<Host, 'stored' | 'live'>, seat: string, now = Date.now()): void {
  const { clock } = stored.match;
  if (live?.outcome) throw new Refused('match_over');
  if (clock?.kind !== 'bank' || clock.atZero !== 'claim') throw new Refused('no_clock');
  if (!live?.clock?.isFlagged(seat, now)) throw new Refused('time_left');
}

/** A seat that a computer player of this level plays, or its owner again. */
export function playedBy({ standIn: _before, ...seat }: SeatRow, level: string | null): SeatRow {
  return level === null ? seat : { ...seat, standIn: level };
}
