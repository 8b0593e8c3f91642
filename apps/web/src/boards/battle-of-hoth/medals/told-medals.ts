import type { Side, SideView, View } from '@echo-base/games/battle-of-hoth/client';
import { useMemo } from 'react';
import { useLog } from '../../../question/log/log-context.ts';
import { useStage } from '../../../question/log/moments-context.ts';
import { numberIn, sideIn } from '../log/entries.ts';

/** A side, but while something is still to be told, it has its medals with the sentences that tell of them. */
export function useToldMedals({ sides }: View, side: Side): SideView | undefined {
  const { next } = useStage();
  const told = useLog();
  return useMemo(() => {
    const own = sides.find((one) => one.side === side);
    // With the end the log is numbered anew.
    if (!own || !next || next.outcome) return own;
    const last = told.at(-1)?.seq ?? -1;
    const toTell = next.log.filter((entry) => entry.seq > last && entry.key === 'log.medals' && sideIn(entry) === side);
    const untold = toTell.reduce((sum, entry) => sum + numberIn(entry, 'n'), 0);
    const coming = (next.view as View).sides.find((one) => one.side === side)?.won ?? [];
    const won = coming.slice(0, coming.length - untold);
    return { ...own, won, medals: own.medals - own.won.length + won.length };
  }, [sides, side, next, told]);
}
