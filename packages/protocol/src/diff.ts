import type { Frame, Operation } from './frame.ts';

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}

/** State of a comparison: path so far and operations found. */
interface Way {
  readonly keys: string[];
  readonly ops: Operation[];
}

/** A JSON pointer (RFC 6901). */
function pathOf(keys: readonly string[]): string {
  let path = '';
  for (const key of keys) path += `/${/[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key}`;
  return path;
}

/**
 * Deep equality of JSON, without allocation: most of two frames is equal, and what comparing them allocates is the
 * collector's work. A field without value may count as different.
 */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) if (!isSame(a[index], b[index])) return false;
    return true;
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  let left = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !isSame(a[key], b[key])) return false;
    left += 1;
  }
  for (const _key in b) left -= 1;
  return left === 0;
}

/** Items with different ids: replaced whole if that is shorter than their differences. */
function diffItem(from: unknown, to: unknown): Operation[] {
  const ops = diffValues(from, to);
  if (ops.length < 2 || !isRecord(from) || !isRecord(to) || from.id === to.id) return ops;
  const whole: Operation[] = [{ op: 'replace', path: '', value: to }];
  return JSON.stringify(whole).length < JSON.stringify(ops).length ? whole : ops;
}

const keyOf = (item: unknown): unknown => (isRecord(item) ? item.key : undefined);

/** Items by key; null unless every item has a unique key, as options have. */
function byKey(list: readonly unknown[]): ReadonlyMap<unknown, unknown> | null {
  const items = new Map<unknown, unknown>();
  for (const item of list) {
    const key = keyOf(item);
    if (typeof key !== 'string' || items.has(key)) return null;
    items.set(key, item);
  }
  return items;
}

function hasSameKeys(from: readonly unknown[], to: readonly unknown[]): boolean {
  if (from.length !== to.length) return false;
  for (let index = 0; index < from.length; index++) if (keyOf(from[index]) !== keyOf(to[index])) return false;
  return true;
}

/**
 * Keyed reconciliation: removes items whose key is missing and inserts new ones. Returns the list to compare with `to`
 * index by index; returns `from` unchanged if items have no keys, share few or changed order.
 */
function alignByKey(from: readonly unknown[], to: readonly unknown[], way: Way): readonly unknown[] {
  if (hasSameKeys(from, to)) return from;
  const [old, next] = [byKey(from), byKey(to)];
  if (!old || !next) return from;
  const kept = from.map(keyOf).filter((key) => next.has(key));
  const order = to.map(keyOf).filter((key) => old.has(key));
  const shared = kept.length * 2 >= Math.min(from.length, to.length);
  if (!shared || kept.some((key, index) => key !== order[index])) return from;
  const at = pathOf(way.keys);
  for (let index = from.length - 1; index >= 0; index--)
    if (!next.has(keyOf(from[index]))) way.ops.push({ op: 'remove', path: `${at}/${index}` });
  return to.map((item, index) => {
    if (old.has(keyOf(item))) return old.get(keyOf(item));
    way.ops.push({ op: 'add', path: `${at}/${index}`, value: item });
    return item;
  });
}

/**
 * Compares lists by key if items have one, otherwise index by index, then appends or cuts at the end: no edit distance.
 */
function diffLists(before: readonly unknown[], to: readonly unknown[], way: Way): void {
  const from = alignByKey(before, to, way);
  const shared = Math.min(from.length, to.length);
  for (let index = 0; index < shared; index++) {
    if (isSame(from[index], to[index])) continue;
    const ops = diffItem(from[index], to[index]);
    if (ops.length === 0) continue;
    const at = `${pathOf(way.keys)}/${index}`;
    for (const op of ops) way.ops.push({ ...op, path: at + op.path });
  }
  if (from.length === to.length) return;
  const at = pathOf(way.keys);
  for (let index = from.length - 1; index >= shared; index--) way.ops.push({ op: 'remove', path: `${at}/${index}` });
  for (const value of to.slice(shared)) way.ops.push({ op: 'add', path: `${at}/-`, value });
}

function diffRecords(from: Record<string, unknown>, to: Record<string, unknown>, way: Way): void {
  let unknown = 0;
  for (const _key in from) unknown += 1;
  for (const key in to) {
    const value = to[key];
    const old = Object.hasOwn(from, key) ? from[key] : undefined;
    if (old !== undefined) unknown -= 1;
    if (value === old) continue;
    way.keys.push(key);
    if (value === undefined) way.ops.push({ op: 'remove', path: pathOf(way.keys) });
    else if (old === undefined) way.ops.push({ op: 'add', path: pathOf(way.keys), value });
    else diffAny(old, value, way);
    way.keys.pop();
  }
  if (unknown === 0) return;
  for (const key in from) {
    if (from[key] !== undefined && !Object.hasOwn(to, key))
      way.ops.push({ op: 'remove', path: pathOf([...way.keys, key]) });
  }
}

/** Depth of the parts of a view that viewers often share by reference. */
const SHARED_DEPTH = 2;

/** Parts whose operations are memoized: those of one act for all its viewers. Few, as it keeps them alive. */
const MOST_COMPARED = 64;

/** Memoized operations of shared parts, with paths relative to the part. */
let compared = new Map<object, { readonly from: object; readonly ops: readonly Operation[] }>();

/** Memoized by reference: compares parts shared by several viewers once. */
function diffShared(from: object, to: object, way: Way): void {
  let known = compared.get(to);
  if (known?.from !== from) {
    const inside: Way = { keys: [], ops: [] };
    diffAny(from, to, inside);
    known = { from, ops: inside.ops };
    // Not cleared: V8 links the old table of a map to its new one, and so keeps all that later tables held.
    if (compared.size >= MOST_COMPARED) compared = new Map();
    compared.set(to, known);
  }
  if (known.ops.length === 0) return;
  const at = pathOf(way.keys);
  for (const op of known.ops) way.ops.push({ ...op, path: at + op.path });
}

function diffAny(from: unknown, to: unknown, way: Way): void {
  if (from === to) return;
  if (way.keys.length === SHARED_DEPTH && isObject(from) && isObject(to)) diffShared(from, to, way);
  else if (isRecord(from) && isRecord(to)) diffRecords(from, to, way);
  else if (Array.isArray(from) && Array.isArray(to)) diffLists(from, to, way);
  else way.ops.push({ op: 'replace', path: pathOf(way.keys), value: to });
}

/**
 * JSON diff: operations that turn one value into another, only `add`, `replace` and `remove`. Our own because it is
 * half the cost of an act: skips identical references and builds a path only at a difference.
 */
export function diffValues(from: unknown, to: unknown): Operation[] {
  const way: Way = { keys: [], ops: [] };
  diffAny(from, to, way);
  return way.ops;
}

/**
 * Operations that turn one frame into another; empty if nothing changed. The log is excluded: `Delta.log` carries its
 * change.
 */
export function diffFrames({ log: _before, ...from }: Frame, { log: _after, ...to }: Frame): Operation[] {
  return diffValues(from, to);
}
