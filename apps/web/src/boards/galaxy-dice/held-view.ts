import type { GalaxyView, SpaceId } from '@echo-base/games/galaxy-dice/client';
import { useMemo } from 'react';
import type { Frame, LogEntry } from '../../kit/net/types.ts';
import { useLog } from '../../question/log/log-context.ts';
import { useStage } from '../../question/log/moments-context.ts';
import { seatIn } from './log/turns.ts';
import { winnersOf } from './winners.ts';

/** Markers that dice and help have left on spaces, by space. */
function coveredIn(log: readonly LogEntry[]): ReadonlyMap<SpaceId, string> {
  return new Map(
    log.flatMap((entry) => {
      const seat = seatIn(entry);
      if (!entry.at?.startsWith('space:') || seat === '') return [];
      return [[entry.at.slice('space:'.length) as SpaceId, seat] as const];
    }),
  );
}

/** A planet as the log leaves it: with the markers of turns that the view does not know yet, and the rows they complete. */
function asTold(view: GalaxyView, log: readonly LogEntry[]): GalaxyView {
  const [covered, winners] = [coveredIn(log), winnersOf(log)];
  const rows = view.rows.map((row) => {
    const spaces = row.spaces.map((space) => {
      const seat = covered.get(space.id);
      return space.coveredBy === null && seat !== undefined ? { ...space, coveredBy: seat, die: null } : space;
    });
    const toGo = spaces.filter(({ coveredBy, die }) => coveredBy === null && die === null).length;
    return { ...row, spaces, toGo, paid: row.paid || winners.has(row.id) };
  });
  return { ...view, rows };
}

/** Points that an entry brings its seat; 0 for none, and where they are hidden. */
function pointsIn({ key, params }: LogEntry): number {
  const reward = key === 'log.row' && typeof params.reward === 'object' ? params.reward.params : undefined;
  const vp = key === 'log.vpDice' ? params.vp : reward?.vp;
  return typeof vp === 'number' ? vp : 0;
}

/** A view with the points that the log has told: those of the view to come without what is not told yet. */
function withPointsTold(view: GalaxyView, { log, ...next }: Frame, told: readonly LogEntry[]): GalaxyView {
  const shown = told.at(-1)?.seq ?? -1;
  const untold = log.filter(({ seq }) => seq > shown);
  const seats = view.seats.map((one) => {
    const vp = (next.view as GalaxyView).seats.find(({ seat }) => seat === one.seat)?.vp ?? null;
    const coming = untold
      .filter((entry) => seatIn(entry) === one.seat)
      .reduce((sum, entry) => sum + pointsIn(entry), 0);
    return vp === null || one.vp === vp - coming ? one : { ...one, vp: vp - coming };
  });
  return { ...view, seats };
}

/** The view, but while something is still to be told, points change with the sentence that tells them. */
export function useHeldPoints(view: GalaxyView): GalaxyView {
  const { next } = useStage();
  const log = useLog();
  // With the end the log is numbered anew.
  const coming = next && !next.outcome ? next : null;
  return useMemo(() => (coming ? withPointsTold(view, coming, log) : view), [coming, view, log]);
}

/**
 * The view, but while something is still to be told, a planet is as the log has told it: a finished one stays until its
 * end has been told, and each space is covered with the sentence that covers it.
 */
export function useHeldView(shown: GalaxyView): GalaxyView {
  const view = useHeldPoints(shown);
  const { next } = useStage();
  const log = useLog();
  const isTelling = next !== null;
  return useMemo(() => (isTelling ? asTold(view, log) : view), [isTelling, view, log]);
}
