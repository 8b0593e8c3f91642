import type { LogEntry } from '../../kit/net/types.ts';
import type { Moment } from './moment.ts';

/** Id of a moment within its match. */
export const idOf = ({ kind, from }: Moment): string => `${kind} ${from}`;

/** Whether a moment says more than its sentences in the log, such as dice or results of several entries. */
export const isWorthReopening = ({ isBrief, entries }: Moment): boolean => !isBrief && entries.length > 1;

/** New moments after a log of `before` entries has grown. */
export function arrivedSince(all: readonly Moment[], before: number): readonly Moment[] {
  return all.filter(({ seq, shownAt }) => seq >= before && (shownAt === undefined || shownAt >= before));
}

const isSame = (one: LogEntry, other: LogEntry): boolean =>
  one.key === other.key && JSON.stringify(one.params) === JSON.stringify(other.params);

/** Read position in a log renumbered at the end of a match: after the entry that equals the last one read. */
export function readIn(entries: readonly LogEntry[], last: LogEntry | null): number {
  const found = last ? entries.findLast((entry) => isSame(entry, last)) : undefined;
  return found ? found.seq + 1 : (entries.at(-1)?.seq ?? -1) + 1;
}
