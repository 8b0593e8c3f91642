import type { View } from '@echo-base/games/imperial-assault/client';
import { useMemo } from 'react';
import type { LogEntry } from '../../../kit/net/types.ts';
import { useLog } from '../../../question/log/log-context.ts';
import { useStage } from '../../../question/log/moments-context.ts';
import { seatNamed } from '../log/named-place.ts';

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The points of a seat before entries that are still to be told; null if they tell of none. */
function pointsBefore(seat: string, told: readonly LogEntry[], untold: readonly LogEntry[]): number | null {
  const isScore = ({ key, params }: LogEntry) => key.startsWith('log.points.') && seatNamed(params.seat) === seat;
  const next = untold.find(isScore);
  if (!next) return null;
  const last = told.findLast(isScore);
  return last ? numberOf(last.params.total) : numberOf(next.params.total) - numberOf(next.params.n);
}

/** The view, but while something is still to be told, players have their points with the sentences that tell of them. */
export function useToldPoints(view: View): View {
  const { next } = useStage();
  const told = useLog();
  return useMemo(() => {
    // With the end the log is numbered anew.
    if (!next || next.outcome) return view;
    const last = told.at(-1)?.seq ?? -1;
    const untold = next.log.filter(({ seq }) => seq > last);
    const players = view.players.map((player) => {
      const points = pointsBefore(player.seat, told, untold);
      return points === null ? player : { ...player, points };
    });
    return { ...view, players };
  }, [view, next, told]);
}
