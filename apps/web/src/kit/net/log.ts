import type { Frame, LogChange, LogEntry } from '@echo-base/protocol';

/** The log after a change: entries from `from` on are replaced. Entries older than the frame's stay. */
export function changedLog(log: readonly LogEntry[], { from, entries }: LogChange): readonly LogEntry[] {
  return [...log.filter(({ seq }) => seq < from), ...entries];
}

/**
 * A log with a page of older entries before it. The log unchanged if it no longer starts at `first`, the entry the page
 * was requested for: an undo went back past it, or the end of the match renumbered it.
 */
export function withEarlier(log: readonly LogEntry[], page: readonly LogEntry[], first: LogEntry): readonly LogEntry[] {
  return log[0] === first && page.at(-1)?.seq === first.seq - 1 ? [...page, ...log] : log;
}

/** The log up to what a frame shows of it: while moments are played, more of it has come. */
export function upTo(log: readonly LogEntry[], { logLength }: Pick<Frame, 'logLength'>): readonly LogEntry[] {
  return (log.at(-1)?.seq ?? -1) < logLength ? log : log.filter(({ seq }) => seq < logLength);
}

/** Entries after the first `read`, at most the newest `most`. */
export function unread(log: readonly LogEntry[], read: number, most: number): readonly LogEntry[] {
  return log.filter(({ seq }) => seq >= read).slice(-most);
}
