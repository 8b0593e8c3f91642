import { byOurClock } from '../../kit/net/server-time.ts';
import type { MatchSummary, SeatSummary } from '../../kit/net/types.ts';

/**
 * When a player with the seats `mine` may let the computer play for an absent one, epoch milliseconds by the local clock;
 * null if never. Team-mates may before opponents.
 */
export function absentFor(
  { seats }: Pick<MatchSummary, 'seats'>,
  seat: SeatSummary,
  mine: readonly string[],
): number | null {
  const { absentAt, mates = [], opponentsAt = absentAt } = seat;
  const isMate = seats.some(({ id }) => mine.includes(id) && mates.includes(id));
  const at = isMate ? absentAt : opponentsAt;
  return at === undefined ? null : byOurClock(at);
}
