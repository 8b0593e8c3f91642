import type { VisibleEntry } from './log.ts';
import { type Text, type TextParams, text } from './text.ts';

/** How entries of the log that belong together make one sentence. */
export interface LogJoin {
  /** How many of these entries make one sentence, from the first on; 0 if the first is told as it is. */
  takes(entries: readonly VisibleEntry[]): number;
  /** The sentence of these entries. */
  tells(entries: readonly VisibleEntry[]): Text;
}

/** The joins of a title, by the key of the first entry. */
export type LogJoins = Readonly<Record<string, LogJoin>>;

/** An entry, or the sentence of several in the place of the first; `told` are its entries then. */
export type Joined<E> = E & { readonly told?: readonly E[] };

const joined = new WeakMap<object, { readonly all: readonly object[]; readonly entry: object }>();

const isSame = (one: readonly object[], other: readonly object[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);

/** The sentence of these entries in the place of the first; the same object for the same entries. */
function joinedEntry<E extends VisibleEntry>(all: readonly E[], first: E, join: LogJoin): Joined<E> {
  const before = joined.get(first);
  if (before && isSame(before.all, all)) return before.entry as Joined<E>;
  const { key, params = {} } = join.tells(all);
  const entry = { ...first, key, params, told: all };
  joined.set(first, { all, entry });
  return entry;
}

/** Joining of log entries: a log in sentences for readers. The entries themselves stay as they were stored. */
export function joinEntries<E extends VisibleEntry>(entries: readonly E[], joins: LogJoins): readonly Joined<E>[] {
  const told: Joined<E>[] = [];
  for (let at = 0; at < entries.length; ) {
    const first = entries[at];
    if (!first) break;
    const join = Object.hasOwn(joins, first.key) ? joins[first.key] : undefined;
    const taken = join?.takes(entries.slice(at)) ?? 0;
    told.push(join && taken > 0 ? joinedEntry(entries.slice(at, at + taken), first, join) : first);
    at += Math.max(1, taken);
  }
  return told;
}

/** A parameter that is a message; null in entries of versions that had none. */
export function textIn({ params }: { readonly params: TextParams }, param: string): Text | null {
  const value = params[param];
  return typeof value === 'object' ? value : null;
}

const idOf = ({ params }: VisibleEntry, names: readonly string[]): string =>
  JSON.stringify(names.map((name) => params[name]));

/** Number of entries of this key and seat at the beginning that have all of these parameters, and the same ones. */
export function sameRun(entries: readonly VisibleEntry[], key: string, same: readonly string[]): number {
  const [first] = entries;
  if (!first || same.some((name) => first.params[name] === undefined)) return 0;
  const id = idOf(first, same);
  const end = entries.findIndex((entry) => entry.key !== key || entry.by !== first.by || idOf(entry, same) !== id);
  return end < 0 ? entries.length : end;
}

/** Joins messages to one, pair by pair from the end: `two` joins the last two, `more` one with the rest. Throws on none. */
export function listOf(items: readonly Text[], two: string, more: string): Text {
  const [first, second, ...others] = items;
  if (!first) throw new Error('an empty list');
  if (!second) return first;
  if (others.length === 0) return text(two, { first, last: second });
  return text(more, { first, rest: listOf([second, ...others], two, more) });
}
