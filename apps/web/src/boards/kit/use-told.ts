import { useMemo } from 'react';
import type { LogEntry } from '../../kit/net/types.ts';
import { useLog } from '../../question/log/log-context.ts';
import { useStage } from '../../question/log/moments-context.ts';

/** What is still to be told of a match while its moments are played. */
export interface Telling<View> {
  /** The view that is shown once all is told. */
  readonly next: View;
  readonly told: readonly LogEntry[];
  readonly untold: readonly LogEntry[];
}

/**
 * The view as the log tells it: while something is still to be told, `toldOf` holds back what changes with its sentence.
 * `toldOf` is the same function at each rendering.
 */
export function useTold<View>(view: View, toldOf: (view: View, telling: Telling<View>) => View): View {
  const { next } = useStage();
  const told = useLog();
  return useMemo(() => {
    // With the end the log is numbered anew.
    if (!next || next.outcome) return view;
    const last = told.at(-1)?.seq ?? -1;
    return toldOf(view, { next: next.view as View, told, untold: next.log.filter(({ seq }) => seq > last) });
  }, [view, next, told, toldOf]);
}
