import type { Announcement } from '../../boards/types.ts';
import type { LogEntry } from '../../net/types.ts';

/** Id of an announcement within its match. */
export const idOf = ({ kind, from }: Announcement): string => `${kind} ${from}`;

/** Whether an announcement says more than its sentences in the log, such as dice or results of several entries. */
export const isWorthReopening = ({ isBrief, entries }: Announcement): boolean => !isBrief && entries.length > 1;

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

/** The opened announcement: the chosen one, else a turning point, else one that needs a look, else the oldest. */
export function openedOf(queue: readonly Announcement[], chosen: string | null): Announcement | null {
  const own = queue.find((one) => idOf(one) === chosen);
  const first = queue.find(({ isBrief }) => !isBrief) ?? queue[0];
  return own ?? queue.find(({ isTurningPoint }) => isTurningPoint) ?? first ?? null;
}

/** The announcement before or after the opened one; null at the ends. */
export function besideOf(queue: readonly Announcement[], opened: Announcement | null, by: 1 | -1): Announcement | null {
  const index = opened ? queue.indexOf(opened) : -1;
  return index < 0 ? null : (queue[index + by] ?? null);
}

/** Most announcements listed while the page is in view: older ones are in the log. */
const MOST = 6;

/** The unread ones with those that have just arrived; of many the newest, and every turning point. */
export function withArrived(
  unread: readonly string[],
  arrived: readonly Announcement[],
  isMissed: boolean,
): readonly string[] {
  const ids = arrived.map(idOf);
  const all = [...unread.filter((id) => !ids.includes(id)), ...ids];
  const turns = new Set(arrived.filter(({ isTurningPoint }) => isTurningPoint).map(idOf));
  return isMissed ? all : all.filter((id, index) => index >= all.length - MOST || turns.has(id));
}
