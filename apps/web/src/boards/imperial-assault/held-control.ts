import type { View } from '@echo-base/games/imperial-assault/client';
import { useMemo } from 'react';
import type { LogEntry } from '../../kit/net/types.ts';
import { useLog } from '../../question/log/log-context.ts';
import { useStage } from '../../question/log/moments-context.ts';
import { CONTROLS } from './log/acts.ts';
import { seatNamed } from './log/named-place.ts';

/** Who controlled each place before these entries, null for nobody; without the places that none of them names. */
function controlBefore(entries: readonly LogEntry[]): ReadonlyMap<string, string | null> {
  const before = new Map<string, string | null>();
  for (const { key, at, params } of entries.toReversed())
    if (CONTROLS.has(key) && at) before.set(at.slice('space:'.length), seatNamed(params.was));
  return before;
}

/** The view, but while something is still to be told, control changes with the sentence that tells it. */
export function useHeldControl(view: View): View {
  const { next } = useStage();
  const told = useLog();
  return useMemo(() => {
    // With the end the log is numbered anew.
    if (!next || next.outcome) return view;
    const last = told.at(-1)?.seq ?? -1;
    const before = controlBefore(next.log.filter(({ seq }) => seq > last));
    if (before.size === 0) return view;
    const heldAt = (space: string | null, now: string | null) => {
      const was = before.get(space ?? '');
      return was === undefined ? now : was;
    };
    return {
      ...view,
      terminals: view.terminals.map(({ space, seat }) => ({ space, seat: heldAt(space, seat) })),
      tokens: view.tokens.map((token) => ({ ...token, controller: heldAt(token.space, token.controller) })),
    };
  }, [view, next, told]);
}
