import type { Core, Viewer } from './state.ts';
import type { TextParams } from './text.ts';

/** What happened, as data: each reader's catalogue makes the sentence. */
export interface LogEntry {
  readonly key: string;
  readonly params: TextParams;
  /** Who may read it; absent means everybody. Spectators are a reader like any other. */
  readonly audience?: readonly Viewer[];
  readonly clause?: string;
  /** What it points at on the board. */
  readonly at?: string;
}

/** An entry as one reader gets it, numbered by what this reader has seen, so that gaps tell nothing. */
export interface SeenEntry {
  readonly seq: number;
  readonly key: string;
  readonly params: TextParams;
  readonly clause?: string;
  readonly at?: string;
}

/** Writes an entry. */
export function note(
  g: Core,
  key: string,
  params: TextParams = {},
  more: Pick<LogEntry, 'audience' | 'clause' | 'at'> = {},
): void {
  g.log.push({ key, params, ...more });
}

/** The log as one reader may see it; after the match nothing of it is hidden any more. */
export function logFor(g: Core, viewer: Viewer): SeenEntry[] {
  const seen: SeenEntry[] = [];
  for (const { key, params, audience, clause, at } of g.log) {
    if (audience && !g.outcome && !audience.includes(viewer)) continue;
    seen.push({ seq: seen.length, key, params, ...(clause && { clause }), ...(at && { at }) });
  }
  return seen;
}
