import type { GalaxyView, SpaceId } from '@echo-base/games/galaxy-dice/client';
import { useMemo } from 'react';
import type { LogEntry } from '../../kit/net/types.ts';
import { useLog } from '../../question/log/log-context.ts';
import { type Staged, useStage } from '../../question/log/moments-context.ts';
import { useTold } from '../kit/use-told.ts';
import { seatIn } from './log/turns.ts';
import { withSeatsTold } from './told-seats.ts';
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

/** Whether a row's space is still to be covered; a die that lies there counts for its own player only. */
const toGoIn = (view: GalaxyView, viewer: string): GalaxyView =>
  view.active === viewer
    ? view
    : {
        ...view,
        rows: view.rows.map((row) => ({
          ...row,
          toGo: row.spaces.filter(({ coveredBy }) => coveredBy === null).length,
        })),
      };

/** The seat whose turn begins with the roll in front, until its dice are named; null for none. */
function beginnerOf(staged: Staged | null): string | null {
  if (staged?.moment.kind !== 'turn' || staged.moment.dice === undefined || staged.phase === 'result') return null;
  const roll = staged.moment.entries.at(-1);
  return roll?.key === 'log.rolled' ? seatIn(roll) : null;
}

/** With the roll that begins it, a turn is that of its player: no die of the one before lies any more. */
const begunBy = (view: GalaxyView, seat: string): GalaxyView => ({
  ...view,
  active: seat,
  step: view.step === 'help' ? 'place' : view.step,
  dice: [],
  penalty: 'palpatine',
});

/**
 * The view, but while something is still to be told, what players have changes with the sentence that tells it, and the
 * turn with the roll that begins it.
 */
export function useToldTurn(view: GalaxyView): GalaxyView {
  const told = useTold(view, withSeatsTold);
  const beginner = beginnerOf(useStage().staged);
  return useMemo(() => (beginner === null ? told : begunBy(told, beginner)), [told, beginner]);
}

/**
 * The view, but while something is still to be told, a planet is as the log has told it: a finished one stays until its
 * end has been told, and each space is covered with the sentence that covers it.
 */
export function useToldView(shown: GalaxyView, viewer: string): GalaxyView {
  const view = useToldTurn(shown);
  const { next } = useStage();
  const log = useLog();
  const isTelling = next !== null;
  return useMemo(() => toGoIn(isTelling ? asTold(view, log) : view, viewer), [isTelling, view, log, viewer]);
}
