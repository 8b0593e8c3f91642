import type { Moment } from '../../../question/log/moment.ts';
import { useMarkedMoments, useStaged } from '../../../question/log/moments-context.ts';

/** The moment in front if it has a place, else the newest that has one since the viewer's last act; null for none. */
export function useNewest(): Moment | null {
  const staged = useStaged()?.moment;
  const marked = useMarkedMoments();
  return [...marked, ...(staged ? [staged] : [])].findLast(({ at }) => at !== undefined) ?? null;
}
