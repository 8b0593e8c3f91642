import { type LogEntry, numberEntries, type SeenEntry, type Viewer, visibleEntries } from '@echo-base/games/engine';
import { LOG_ENTRIES, type LogChange } from '@echo-base/protocol';

/** Entries kept in memory, at least: enough to fill frames after the undos of a turn. */
const KEPT_ENTRIES = 192;

/** What an act that was not taken back has added to the log. */
export interface EffectiveAct {
  readonly seq: number;
  readonly entries: readonly LogEntry[];
}

/** What the last act has changed: entries were added, taken back, or all are open to all from now on. */
type LastChange =
  | { readonly kind: 'added'; readonly entries: readonly LogEntry[] }
  | { readonly kind: 'takenBack' }
  | { readonly kind: 'opened'; readonly entries: readonly LogEntry[] };

/** Who reads: a viewer, or `null` for everybody after the end, when nothing is hidden any more. */
type Reader = Viewer | null;

/**
 * Log of a match: the entries of its effective acts, as its viewers may read them. Only the newest entries are kept
 * here, and how many there are for each viewer; older ones are read from the record (`extend`) when an undo needs them.
 */
export class MatchLog {
  /** The newest effective acts that have entries, oldest first; the opening stands before act 0. */
  #acts: EffectiveAct[];
  /** Entries in `#acts`. */
  #kept: number;
  /** Whether no entries are older than those kept. */
  #isWhole = true;
  /** How many entries each reader has, now and before the last act. */
  readonly #lengths = new Map<Reader, number>();
  #before: ReadonlyMap<Reader, number>;
  #last: LastChange = { kind: 'added', entries: [] };
  #isOpen = false;
  #isBounded = false;

  /** The log of a match that begins. `opening`: entries of its first state. */
  constructor(viewers: readonly Viewer[], opening: readonly LogEntry[]) {
    this.#acts = opening.length > 0 ? [{ seq: -1, entries: opening }] : [];
    this.#kept = opening.length;
    for (const reader of [...viewers, null]) this.#lengths.set(reader, visibleEntries(opening, reader).length);
    this.#before = new Map(this.#lengths);
  }

  #count(entries: readonly LogEntry[], sign: 1 | -1): void {
    for (const [reader, length] of this.#lengths)
      this.#lengths.set(reader, length + sign * visibleEntries(entries, reader).length);
    this.#kept += sign * entries.length;
  }

  /**
   * Goes on with the next act of the record, which has added these entries or taken all acts from the place `takenBack`
   * on back. `isOver`: it has ended the match.
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

  #dropFrom(place: number): void {
    let last = this.#acts.at(-1);
    while (last && last.seq >= place) {
      this.#acts.pop();
      this.#count(last.entries, -1);
      last = this.#acts.at(-1);
    }
    this.#last = { kind: 'takenBack' };
  }

  /** From now on only the newest entries are kept; what is replayed before may still be taken back. */
  bound(): this {
    this.#isBounded = true;
    this.#trim();
    return this;
  }

  #trim(): void {
    let count = 0;
    let kept = this.#kept;
    for (const { entries } of this.#acts) {
      if (kept - entries.length < KEPT_ENTRIES) break;
      kept -= entries.length;
      count += 1;
    }
    if (count === 0) return;
    this.#acts.splice(0, count);
    this.#kept = kept;
    this.#isWhole = false;
  }

  /** Where the kept entries begin, if taking back all acts from a place on needs older ones; otherwise null. */
  lacksBefore(takenBack: number): number | null {
    const [first] = this.#acts;
    if (this.#isWhole || !first) return null;
    const rest = this.#acts.filter(({ seq }) => seq < takenBack).flatMap(({ entries }) => entries);
    const lacks = (reader: Reader) => visibleEntries(rest, reader).length < LOG_ENTRIES;
    return [...this.#lengths.keys()].some(lacks) ? first.seq : null;
  }

  /** Takes in older effective acts, oldest first; `isWhole` where nothing is older than they are. */
  extend(acts: readonly EffectiveAct[], isWhole: boolean): void {
    const older = acts.filter(({ entries }) => entries.length > 0);
    this.#acts.unshift(...older);
    for (const { entries } of older) this.#kept += entries.length;
    this.#isWhole = isWhole;
  }

  #readerOf(viewer: Viewer): Reader {
    return this.#isOpen ? null : viewer;
  }

  /** How many entries a viewer may read. */
  lengthOf(viewer: Viewer): number {
    return this.#lengths.get(this.#readerOf(viewer)) ?? 0;
  }

  /** The newest entries a viewer may read, as many as stand in a frame. */
  newestFor(viewer: Viewer): SeenEntry[] {
    const reader = this.#readerOf(viewer);
    let found: ReturnType<typeof visibleEntries> = [];
    for (let index = this.#acts.length - 1; index >= 0 && found.length < LOG_ENTRIES; index--)
      found = [...visibleEntries(this.#acts[index]?.entries ?? [], reader), ...found];
    const newest = found.slice(-LOG_ENTRIES);
    return numberEntries(newest, this.lengthOf(viewer) - newest.length);
  }

  /** What the last act has changed for a viewer; null where nothing. */
  changeFor(viewer: Viewer): LogChange | null {
    const before = this.#before.get(viewer) ?? 0;
    const length = this.lengthOf(viewer);
    if (this.#last.kind === 'takenBack') {
      if (length === before) return null;
      // Frames held all there was. Otherwise what they had no room for comes back into them.
      if (before <= LOG_ENTRIES) return { from: length, entries: [] };
    } else if (this.#last.kind === 'added' || before === this.#before.get(null)) {
      const entries = numberEntries(visibleEntries(this.#last.entries, this.#readerOf(viewer)), before);
      return entries.length > 0 ? { from: before, entries } : null;
    }
    const entries = this.newestFor(viewer);
    return { from: this.#last.kind === 'opened' ? 0 : length - entries.length, entries };
  }
}
