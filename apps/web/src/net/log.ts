import type { LogChange, LogEntry } from '@echo-base/protocol';

/** The log after a change: entries from `from` on are dropped, the others come. Older ones than a frame's stay. */
export function changedLog(log: readonly LogEntry[], { from, entries }: LogChange): readonly LogEntry[] {
  return [...log.filter(({ seq }) => seq < from), ...entries];
}

/**
 * A log with a page of older entries before it. The log itself where it begins elsewhere by now than at `first`, the
 * entry the page was asked for: an undo went back past it, or the end of the match has numbered all anew.
 */
export function withEarlier(log: readonly LogEntry[], page: readonly LogEntry[], first: LogEntry): readonly LogEntry[] {
  return log[0] === first && page.at(-1)?.seq === first.seq - 1 ? [...page, ...log] : log;
}

/** Entries that have come since `read` of them were, the newest `most` of them. */
export function unread(log: readonly LogEntry[], read: number, most: number): readonly LogEntry[] {
  return log.filter(({ seq }) => seq >= read).slice(-most);
}
