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

/** What a reader was given of a log, and how many of its entries that covers. */
interface Read {
  readonly entries: number;
  readonly seen: readonly SeenEntry[];
}

/** What readers were given of the logs of states that acts have led to. */
const reads = new WeakMap<readonly LogEntry[], Map<Viewer, Read>>();

/** The log as one reader may see it; after the match nothing of it is hidden any more. */
export function logFor(g: Core, viewer: Viewer): readonly SeenEntry[] {
  // Whoever looks after the match sees the same.
  const reader = g.outcome ? '' : viewer;
  const known = reads.get(g.log) ?? new Map<Viewer, Read>();
  const read = known.get(reader) ?? { entries: 0, seen: [] };
  if (read.entries === g.log.length) return read.seen;
  const seen = [...read.seen];
  for (const entry of g.log.slice(read.entries)) {
    if (entry.audience && !g.outcome && !entry.audience.includes(viewer)) continue;
    seen.push(numbered(entry, seen.length));
  }
  const isNews = seen.length > read.seen.length;
  const now: Read = { entries: g.log.length, seen: isNews ? seen : read.seen };
  reads.set(g.log, known.set(reader, now));
  return now.seen;
}

/** Spares going through all of a log that an act has only added to. */
export function readOn(before: readonly LogEntry[], after: readonly LogEntry[]): void {
  const known = reads.get(before);
  if (!known || before === after || before.at(-1) !== after[before.length - 1]) return;
  reads.set(after, new Map(known));
}

/** Entries never change: what readers were given of one is given again as the very same value, which compares at once. */
const given = new WeakMap<LogEntry, SeenEntry[]>();

function numbered(entry: LogEntry, seq: number): SeenEntry {
  const known = given.get(entry);
  const found = known?.find((one) => one.seq === seq);
  if (found) return found;
  const { key, params, clause, at } = entry;
  const made: SeenEntry = { seq, key, params, ...(clause && { clause }), ...(at && { at }) };
  if (known) known.push(made);
  else given.set(entry, [made]);
  return made;
}
