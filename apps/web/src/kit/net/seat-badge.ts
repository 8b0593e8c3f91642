import type { Badge } from '@echo-base/protocol';
import type { MatchSummary } from './types.ts';

/**
 * The badge of a seat where it is shown under this name: only with the name of its player, as another person at the same
 * device, and who had the seat before, have not chosen it.
 */
export function seatBadge(
  summary: Pick<MatchSummary, 'seats'> | null,
  id: string | undefined,
  name: string | undefined,
): Badge | undefined {
  const seat = summary?.seats.find((one) => one.id === id);
  return name !== undefined && seat?.playerName === name ? seat.badge : undefined;
}
