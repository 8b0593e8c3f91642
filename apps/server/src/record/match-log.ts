import {
  isVisible,
  type LogEntry,
  numberEntries,
  type SeenEntry,
  type Viewer,
  visibleEntries,
} from '@echo-base/games/engine';
import { LOG_ENTRIES, type LogChange } from '@echo-base/protocol';

/** Fewest entries in memory: enough for frames after the undos of a turn. */
const MIN_ENTRIES = 112;

/** Effective act with its log entries. */
export interface EffectiveAct {
  readonly seq: number;
  readonly entries: readonly LogEntry[];
  /** Seat that has left the match for good by it. */
  readonly left?: Viewer | undefined;
}

/** Act in memory. */
interface HeldAct extends EffectiveAct {
  /** Public entries as they were numbered last: the same objects for all viewers who read them under these numbers. */
  numbered?: { readonly from: number; readonly entries: readonly SeenEntry[] };
}

/** Entries of an act that a reader may read, numbered from `from` on. */
function numberFor(act: HeldAct, reader: Reader, from: number): readonly SeenEntry[] {
  if (act.numbered?.from === from) return act.numbered.entries;
  const entries = numberEntries(visibleEntries(act.entries, reader), from);
  if (act.entries.every(({ audience }) => !audience)) act.numbered = { from, entries };
  return entries;
}

/** Last change: entries were added or undone, or all are public from now on. */
type LastChange =
  | { readonly kind: 'added'; readonly act: HeldAct }
  | { readonly kind: 'takenBack' }
  | { readonly kind: 'opened'; readonly act: HeldAct };

/** Number of entries a reader may read. */
function countVisible(entries: readonly LogEntry[], reader: Reader): number {
  let count = 0;
  for (const entry of entries) if (isVisible(entry, reader)) count += 1;
  return count;
}

/** Reader: a viewer, or `null` for all readers after the end, when nothing is hidden any more. */
type Reader = Viewer | null;

/**
 * Log of a match: entries of its effective acts, as its viewers may read them. In memory are only the newest entries,
 * and their number for each viewer; older ones are read from the record (`extend`) when an undo needs them.
 */
export class MatchLog {
  /** Newest effective acts with entries, oldest first; the opening has sequence number -1. */
  #acts: HeldAct[];
  /** Number of entries in `#acts`. */
  #size: number;
  /** Whether there are no older entries. */
  #isWhole = true;
  /** Number of entries of each reader, now and before the last act. */
  readonly #lengths = new Map<Reader, number>();
  #before: ReadonlyMap<Reader, number>;
  #last: LastChange = { kind: 'added', act: { seq: -1, entries: [] } };
  #isOpen = false;
  #isBounded = false;
  /** Seats that have left the match for good: until the end they read what a spectator reads. */
  readonly #left = new Set<Viewer>();

  /** Log at the start of a match. `opening` holds the entries of the initial state. */
  constructor(viewers: readonly Viewer[], opening: readonly LogEntry[]) {
    this.#acts = opening.length > 0 ? [{ seq: -1, entries: opening }] : [];
    this.#size = opening.length;
    for (const reader of [...viewers, null]) this.#lengths.set(reader, countVisible(opening, reader));
    this.#before = new Map(this.#lengths);
  }

  #count(entries: readonly LogEntry[], sign: 1 | -1): void {
    for (const [reader, length] of this.#lengths)
      this.#lengths.set(reader, length + sign * countVisible(entries, reader));
    this.#size += sign * entries.length;
  }

  /**
   * Applies the next act of the record, which adds entries or undoes all acts from `takenBack` on. `isOver` if it ended
   * the match.
   */
  follow({ seq, entries, left }: EffectiveAct, takenBack: number | null, isOver: boolean): void {
    this.#before = new Map(this.#lengths);
    if (takenBack !== null) {
      this.#dropFrom(takenBack);
      return;
    }
    // A copy takes no more memory than its entries; a list that grew may take several times that.
    const act: HeldAct = { seq, entries: [...entries], left };
    if (left !== undefined) this.#left.add(left);
    this.#count(entries, 1);
    if (entries.length > 0) this.#acts.push(act);
    // Who leaves is shown a whole frame of another log, which `reachBack` has just read.
    if (this.#isBounded && left === undefined) this.#trim();
    this.#isOpen = isOver;
    this.#last = { kind: isOver ? 'opened' : 'added', act };
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

  /** Where the entries in memory begin, if whole frames before the act `end` need older ones; otherwise null. */
  lacksBefore(end: number): number | null {
    const [first] = this.#acts;
    if (this.#isWhole || !first) return null;
    const rest = this.#acts.filter(({ seq }) => seq < end).flatMap(({ entries }) => entries);
    const lacks = (reader: Reader) => countVisible(rest, reader) < LOG_ENTRIES;
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
    if (this.#isOpen) return null;
    return this.#left.has(viewer) ? 'spectator' : viewer;
  }

  /** Number of entries a viewer may read. */
  lengthOf(viewer: Viewer): number {
    return this.#lengths.get(this.#readerOf(viewer)) ?? 0;
  }

  /** Number of entries a viewer may read of what was before an act; null if that is no longer in memory. */
  lengthBefore(viewer: Viewer, end: number): number | null {
    const lacksSome = !this.#isWhole && (this.#acts[0]?.seq ?? end) > end;
    if (lacksSome) return null;
    const since = this.#acts.filter(({ seq }) => seq >= end).flatMap(({ entries }) => entries);
    return this.lengthOf(viewer) - countVisible(since, this.#readerOf(viewer));
  }

  /** Newest entries a viewer may read, as many as a frame holds. */
  newestFor(viewer: Viewer): SeenEntry[] {
    const reader = this.#readerOf(viewer);
    const found: (readonly SeenEntry[])[] = [];
    const length = this.lengthOf(viewer);
    let from = length;
    for (let index = this.#acts.length - 1; index >= 0 && length - from < LOG_ENTRIES; index--) {
      const act = this.#acts[index];
      if (!act) break;
      from -= countVisible(act.entries, reader);
      found.unshift(numberFor(act, reader, from));
    }
    return found.flat().slice(-LOG_ENTRIES);
  }

  /** Change by the last act for a viewer; null if none. */
  changeFor(viewer: Viewer): LogChange | null {
    if (this.#last.kind === 'added' && this.#last.act.left === viewer)
      return { from: 0, entries: this.newestFor(viewer) };
    const before = this.#before.get(this.#left.has(viewer) ? 'spectator' : viewer) ?? 0;
    const length = this.lengthOf(viewer);
    if (this.#last.kind === 'takenBack') {
      if (length === before) return null;
      // The frame held the whole log. Otherwise entries that it had no room for return to it.
      if (before <= LOG_ENTRIES) return { from: length, entries: [] };
    } else if (this.#last.kind === 'added' || before === this.#before.get(null)) {
      const entries = numberFor(this.#last.act, this.#readerOf(viewer), before);
      return entries.length > 0 ? { from: before, entries } : null;
    }
    const entries = this.newestFor(viewer);
    return { from: this.#last.kind === 'opened' ? 0 : length - entries.length, entries };
  }
}
