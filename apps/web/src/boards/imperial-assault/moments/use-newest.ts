import type { Moment } from '../../../question/log/moment.ts';
import { useMarkedMoments, useStaged } from '../../../question/log/moments-context.ts';

/** The moment in front, else the newest since the viewer's last act; null for none. */
export function useNewest(): Moment | null {
  const staged = useStaged()?.moment;
  const newest = useMarkedMoments().at(-1);
  return staged ?? newest ?? null;
}
