import { useMemo } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { leaveOf } from '../../kit/net/leave.ts';
import { seatBadge } from '../../kit/net/seat-badge.ts';
import { useNamesHere } from '../../kit/net/seat-names.ts';
import type { Frame, MatchSummary } from '../../kit/net/types.ts';
import type { SeatInfo } from '../../question/board-set.ts';
import { personAt } from './seating.ts';

/** The seats for the boards: names, presence, and how their players have left. */
export function useSeats(summary: MatchSummary, { conceded }: Frame, viewers: readonly string[]): readonly SeatInfo[] {
  const t = useTranslate();
  const here = useNamesHere(summary.matchId);
  return useMemo(
    () =>
      summary.seats.map((seat) => {
        const badge = seatBadge(summary, seat.id, personAt(summary, here, seat.id));
        return {
          id: seat.id,
          name: t(`seat.${seat.id}`),
          connected: seat.connected ?? false,
          isBot: seat.kind === 'bot',
          ...(badge && seat.standIn === undefined && { badge }),
          leave: leaveOf(summary, seat, conceded),
          ...(seat.awaySince !== undefined && { awaySince: seat.awaySince }),
          isMine: viewers.includes(seat.id),
        };
      }),
    [summary, here, conceded, viewers, t],
  );
}
