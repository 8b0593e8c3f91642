import type { Announcement } from '../../boards/types.ts';
import type { LogEntry } from '../../net/types.ts';

/** Id of an announcement within its match. */
export const idOf = ({ kind, from }: Announcement): string => `${kind} ${from}`;

/** New announcements after a log of `before` entries has grown. */
export function arrivedSince(all: readonly Announcement[], before: number): readonly Announcement[] {
  return all.filter(({ seq, shownAt }) => seq >= before && (shownAt === undefined || shownAt >= before));
}

const isSame = (one: LogEntry, other: LogEntry): boolean =>
  one.key === other.key && JSON.stringify(one.params) === JSON.stringify(other.params);

/** Read position in a log renumbered at the end of a match: after the entry that equals the last one read. */
export function readIn(entries: readonly LogEntry[], last: LogEntry | null): number {
  const found = last ? entries.findLast((entry) => isSame(entry, last)) : undefined;
  return found ? found.seq + 1 : (entries.at(-1)?.seq ?? -1) + 1;
}

/** More than these at once are a list without an opened one. */
const MOST_OPENED = 3;

/** The opened announcement: the chosen one, else a turning point, else the oldest if there are few. */
export function openedOf(queue: readonly Announcement[], chosen: string | null): Announcement | null {
  const own = queue.find((one) => idOf(one) === chosen);
  const first = queue.length <= MOST_OPENED ? queue[0] : undefined;
  return own ?? queue.find(({ isTurningPoint }) => isTurningPoint) ?? first ?? null;
}
