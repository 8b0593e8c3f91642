import { type LogEntry, numberEntries, type SeenEntry, type Viewer, visibleEntries } from '@echo-base/games/engine';
import { LOG_ENTRIES, type LogChange } from '@echo-base/protocol';

/** Fewest entries in memory: enough for frames after the undos of a turn. */
const MIN_ENTRIES = 192;

/** Effective act with its log entries. */
export interface EffectiveAct {
  readonly seq: number;
  readonly entries: readonly LogEntry[];
}

/** Last change: entries were added or undone, or all are public from now on. */
type LastChange =
  | { readonly kind: 'added'; readonly entries: readonly LogEntry[] }
  | { readonly kind: 'takenBack' }
  | { readonly kind: 'opened'; readonly entries: readonly LogEntry[] };

/** Reader: a viewer, or `null` for all readers after the end, when nothing is hidden any more. */
type Reader = Viewer | null;

/**
 * Log of a match: entries of its effective acts, as its viewers may read them. In memory are only the newest entries,
 * and their number for each viewer; older ones are read from the record (`extend`) when an undo needs them.
 */
export class MatchLog {
  /** Newest effective acts with entries, oldest first; the opening has sequence number -1. */
  #acts: EffectiveAct[];
  /** Number of entries in `#acts`. */
  #size: number;
  /** Whether there are no older entries. */
  #isWhole = true;
  /** Number of entries of each reader, now and before the last act. */
  readonly #lengths = new Map<Reader, number>();
  #before: ReadonlyMap<Reader, number>;
  #last: LastChange = { kind: 'added', entries: [] };
  #isOpen = false;
  #isBounded = false;

  /** Log at the start of a match. `opening` holds the entries of the initial state. */
  constructor(viewers: readonly Viewer[], opening: readonly LogEntry[]) {
    this.#acts = opening.length > 0 ? [{ seq: -1, entries: opening }] : [];
    this.#size = opening.length;
    for (const reader of [...viewers, null]) this.#lengths.set(reader, visibleEntries(opening, reader).length);
    this.#before = new Map(this.#lengths);
  }

  #count(entries: readonly LogEntry[], sign: 1 | -1): void {
    for (const [reader, length] of this.#lengths)
      this.#lengths.set(reader, length + sign * visibleEntries(entries, reader).length);
    this.#size += sign * entries.length;
  }

  /**
   * Applies the next act of the record, which adds entries or undoes all acts from `takenBack` on. `isOver` if it ended
   * the match.
   */
  follow(act: EffectiveAct, takenBack: number | null, isOver: boolean): void {
    this.#before = new Map(this.#lengths);
    if (takenBack !== null) {
      this.#dropFrom(takenBack);
      return;
    }
    this.#count(act.entries, 1);
    if (act.entries.length > 0) this.#acts.push(act);
    if (this.#isBounded) this.#trim();
    this.#isOpen = isOver;
    this.#last = { kind: isOver ? 'opened' : 'added', entries: act.entries };
  }

  #dropFrom(seq: number): void {
    let last = this.#acts.at(-1);
    while (last && last.seq >= seq) {
      this.#acts.pop();
      this.#count(last.entries, -1);
      last = this.#acts.at(-1);
    }
    this.#last = { kind: 'takenBack' };
  }

  /** From now on holds only the newest entries in memory; during a replay any act may be undone. */
  bound(): this {
    this.#isBounded = true;
    this.#trim();
    return this;
  }

  #trim(): void {
    let count = 0;
    let kept = this.#size;
    for (const { entries } of this.#acts) {
      if (kept - entries.length < MIN_ENTRIES) break;
      kept -= entries.length;
      count += 1;
    }
    if (count === 0) return;
    this.#acts.splice(0, count);
    this.#size = kept;
    this.#isWhole = false;
  }

  /** Where the entries in memory begin, if undoing all acts from `takenBack` on needs older ones; otherwise null. */
  lacksBefore(takenBack: number): number | null {
    const [first] = this.#acts;
    if (this.#isWhole || !first) return null;
    const rest = this.#acts.filter(({ seq }) => seq < takenBack).flatMap(({ entries }) => entries);
    const lacks = (reader: Reader) => visibleEntries(rest, reader).length < LOG_ENTRIES;
    return [...this.#lengths.keys()].some(lacks) ? first.seq : null;
  }

  /** Adds older effective acts, oldest first; `isWhole` if there are none before. */
  extend(acts: readonly EffectiveAct[], isWhole: boolean): void {
    const older = acts.filter(({ entries }) => entries.length > 0);
    this.#acts.unshift(...older);
    for (const { entries } of older) this.#size += entries.length;
    this.#isWhole = isWhole;
  }

  #readerOf(viewer: Viewer): Reader {
    return this.#isOpen ? null : viewer;
  }

  /** Number of entries a viewer may read. */
  lengthOf(viewer: Viewer): number {
    return this.#lengths.get(this.#readerOf(viewer)) ?? 0;
  }

  /** Newest entries a viewer may read, as many as a frame holds. */
  newestFor(viewer: Viewer): SeenEntry[] {
    const reader = this.#readerOf(viewer);
    let found: ReturnType<typeof visibleEntries> = [];
    for (let index = this.#acts.length - 1; index >= 0 && found.length < LOG_ENTRIES; index--)
      found = [...visibleEntries(this.#acts[index]?.entries ?? [], reader), ...found];
    const newest = found.slice(-LOG_ENTRIES);
    return numberEntries(newest, this.lengthOf(viewer) - newest.length);
  }

  /** Change by the last act for a viewer; null if none. */
  changeFor(viewer: Viewer): LogChange | null {
    const before = this.#before.get(viewer) ?? 0;
    const length = this.lengthOf(viewer);
    if (this.#last.kind === 'takenBack') {
      if (length === before) return null;
      // The frame held the whole log. Otherwise entries that it had no room for return to it.
      if (before <= LOG_ENTRIES) return { from: length, entries: [] };
    } else if (this.#last.kind === 'added' || before === this.#before.get(null)) {
      const entries = numberEntries(visibleEntries(this.#last.entries, this.#readerOf(viewer)), before);
      return entries.length > 0 ? { from: before, entries } : null;
    }
    const entries = this.newestFor(viewer);
    return { from: this.#last.kind === 'opened' ? 0 : length - entries.length, entries };
  }
}
