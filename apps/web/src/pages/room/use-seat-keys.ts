import { useMemo } from 'react';
import type { MatchSummary } from '../../kit/net/types.ts';
import { type Shortcuts, useShortcuts } from '../../kit/ui/use-shortcuts.ts';
import { seatsForMe } from '../lobby/matches.ts';
import type { SetupActs } from './setup-acts.ts';

/** Keys of the seats: a digit takes the seat of that number, if this session may take it. */
export function useSeatKeys(summary: MatchSummary, take: SetupActs['take']): void {
  const keys = useMemo((): Shortcuts => {
    const free = seatsForMe(summary);
    const seats = summary.seats.flatMap((seat, index) =>
      free.includes(seat) ? [[`${index + 1}`, () => take(seat.id)] as const] : [],
    );
    return Object.fromEntries(seats);
  }, [summary, take]);
  useShortcuts(keys);
}
