import type { LogEntry } from '../../kit/net/types.ts';
import type { TitleLog } from '../board-set.ts';
import type { Moment } from './moment.ts';

type FindsMoments = Pick<TitleLog, 'moments' | 'openFrom'>;

/**
 * Moments of a log that grows: those of entries that are settled are found once, so that a new entry costs the same
 * late in a match as early. Another viewer, or a log that does not continue the one before, is read from its beginning.
 */
export class KnownMoments {
  #log: FindsMoments | null = null;
  #viewer = '';
  /** The first entry, and the last of those that are settled. */
  #first: LogEntry | undefined;
  #last: LogEntry | undefined;
  /** Number of settled entries. */
  #settled = 0;
  #found: readonly Moment[] = [];
  /** The answer given last. */
  #given: { readonly entries: readonly LogEntry[]; readonly all: readonly Moment[] } | null = null;

  of(log: FindsMoments, entries: readonly LogEntry[], viewer: string): readonly Moment[] {
    if (!this.#isContinued(log, entries, viewer)) this.#restart(log, entries, viewer);
    else if (this.#given?.entries === entries) return this.#given.all;
    const to = Math.max(this.#settled, log.openFrom(entries));
    const settled = log.moments(entries, viewer, { from: this.#settled, to });
    if (settled.length > 0) this.#found = merged(this.#found, settled);
    this.#settled = to;
    this.#last = entries[to - 1];
    const all = merged(this.#found, log.moments(entries, viewer, { from: to, to: entries.length }));
    this.#given = { entries, all };
    return all;
  }

  #isContinued(log: FindsMoments, entries: readonly LogEntry[], viewer: string): boolean {
    if (log !== this.#log || viewer !== this.#viewer || this.#settled > entries.length) return false;
    return entries[0] === this.#first && entries[this.#settled - 1] === this.#last;
  }

  #restart(log: FindsMoments, entries: readonly LogEntry[], viewer: string): void {
    this.#log = log;
    this.#viewer = viewer;
    this.#first = entries[0];
    this.#settled = 0;
    this.#found = [];
    this.#given = null;
  }
}

/** Both in the order of their completion. */
const merged = (known: readonly Moment[], more: readonly Moment[]): readonly Moment[] =>
  more.length === 0 ? known : [...known, ...more].sort((a, b) => a.seq - b.seq);
