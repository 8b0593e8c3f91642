import { useMemo } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { leaveOf } from '../../kit/net/leave.ts';
import type { Frame, MatchSummary } from '../../kit/net/types.ts';
import type { SeatInfo } from '../../question/board-set.ts';

/** The seats for the boards: names, presence, and how their players have left. */
export function useSeats(summary: MatchSummary, { conceded }: Frame, viewers: readonly string[]): readonly SeatInfo[] {
  const t = useTranslate();
  return useMemo(
    () =>
      summary.seats.map((seat) => ({
        id: seat.id,
        name: t(`seat.${seat.id}`),
        connected: seat.connected ?? false,
        isBot: seat.kind === 'bot',
        ...(seat.badge && seat.standIn === undefined && { badge: seat.badge }),
        leave: leaveOf(summary, seat, conceded),
        ...(seat.awaySince !== undefined && { awaySince: seat.awaySince }),
        isMine: viewers.includes(seat.id),
      })),
    [summary, conceded, viewers, t],
  );
}
