import type { Core, LogEntry, Viewer } from './state.ts';
import type { TextParams } from './text.ts';

/** An entry as a viewer may read it: without its audience. */
export type VisibleEntry = Omit<LogEntry, 'audience'>;

/** An entry of a match's log, numbered by what this viewer has seen, so that gaps tell nothing. */
export interface SeenEntry extends VisibleEntry {
  readonly seq: number;
}

/** Adds an entry to those of the act that is carried out. */
export function note(
  g: Core,
  key: string,
  params: TextParams = {},
  more: Pick<LogEntry, 'audience' | 'clause' | 'at'> = {},
): void {
  g.log.push({ key, params, ...more });
}

/**
 * Visibility filter: the entries a viewer may read, in order. With `null` for the viewer all of them, as after the end
 * of a match, when nothing of its log is hidden any more.
 */
export function visibleEntries(entries: readonly LogEntry[], viewer: Viewer | null): VisibleEntry[] {
  const visible = entries.filter(({ audience }) => !audience || viewer === null || audience.includes(viewer));
  return visible.map(({ key, params, clause, at }) => ({ key, params, ...(clause && { clause }), ...(at && { at }) }));
}

/** Numbers a viewer's entries one by one; the first gets the number `from`. */
export function numberEntries(entries: readonly VisibleEntry[], from: number): SeenEntry[] {
  return entries.map((entry, index) => ({ seq: from + index, ...entry }));
}

/** What a viewer may read of the act that led to this state. */
export function actLog(g: Core, viewer: Viewer): VisibleEntry[] {
  return visibleEntries(g.log, g.outcome ? null : viewer);
}
