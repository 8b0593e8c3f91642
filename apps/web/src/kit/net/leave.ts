import type { MatchSummary, SeatSummary } from './types.ts';

/**
 * Ways in which the person of a seat does not play it: for good (`conceded`, lost on `time`), until the host readmits them
 * (`removed`), or for now (`computer` plays for them, `out` of time, `away`).
 */
export type Leave = 'conceded' | 'time' | 'removed' | 'computer' | 'out' | 'away';

/** How the person of a seat has left, the gravest way first; null while they play. `conceded` is from a frame. */
export function leaveOf(
  { clock, clocks }: Pick<MatchSummary, 'clock' | 'clocks'>,
  { id, kind, left, removed, standIn, connected }: SeatSummary,
  conceded: readonly string[] = [],
): Leave | null {
  if (left !== undefined) return left;
  if (conceded.includes(id)) return 'conceded';
  if (removed) return 'removed';
  if (standIn !== undefined) return 'computer';
  const time = clock?.kind === 'bank' ? clocks?.seats.find(({ seat }) => seat === id) : undefined;
  if (time?.runs && time.leftMs === 0) return 'out';
  return kind === 'human' && connected === false ? 'away' : null;
}

/** Whether the person is out of the game: their name is struck out. */
export function isOut(leave: Leave | null): boolean {
  return leave === 'conceded' || leave === 'time' || leave === 'removed';
}
