import type { Core, LogEntry, SeatId, Viewer } from './state.ts';
import type { TextParams } from './text.ts';

/** Log entry as sent to a viewer: without its audience. */
export type VisibleEntry = Omit<LogEntry, 'audience'>;

/** Log entry numbered per viewer, so that gaps reveal no hidden entries. */
export interface SeenEntry extends VisibleEntry {
  readonly seq: number;
}

/** Appends an entry to the log of the current act. */
export function note(
  g: Core,
  key: string,
  params: TextParams = {},
  more?: Pick<LogEntry, 'audience' | 'clause' | 'at' | 'by'>,
): void {
  g.log.push(more ? { key, params, ...more } : { key, params });
}

/** Whether a viewer may read an entry; `null` stands for a reader of all entries, as after the end of a match. */
export function isVisible({ audience }: LogEntry, viewer: Viewer | null): boolean {
  return !audience || viewer === null || audience.includes(viewer);
}

/**
 * Visibility filter: the entries a viewer may read, in order. `null` stands for all entries, as after the end of a
 * match, when the whole log is public.
 */
export function visibleEntries(entries: readonly LogEntry[], viewer: Viewer | null): VisibleEntry[] {
  const visible = entries.filter((entry) => isVisible(entry, viewer));
  return visible.map(({ key, params, clause, at, by }) => ({
    key,
    params,
    ...(clause && { clause }),
    ...(at && { at }),
    ...(by && { by }),
  }));
}

/** Names the seat whose act these entries follow from, but for those that tell of another seat themselves. */
export function signEntries(entries: readonly LogEntry[], by: SeatId): LogEntry[] {
  return entries.map((entry) => (entry.by ? entry : { ...entry, by }));
}

/** Built by literals, which take half the memory of spread: a server holds hundreds of entries of each match. */
function numbered({ key, params, clause, at, by }: VisibleEntry, seq: number): SeenEntry {
  if (by) return { seq, key, params, by, ...(clause && { clause }), ...(at && { at }) };
  if (clause) return at ? { seq, key, params, clause, at } : { seq, key, params, clause };
  return at ? { seq, key, params, at } : { seq, key, params };
}

/** Numbers a viewer's entries consecutively, starting at `from`. */
export function numberEntries(entries: readonly VisibleEntry[], from: number): SeenEntry[] {
  return entries.map((entry, index) => numbered(entry, from + index));
}

/** Log of the last act, as the viewer may read it. */
export function actLog(g: Core, viewer: Viewer): VisibleEntry[] {
  return visibleEntries(g.log, g.outcome ? null : viewer);
}
