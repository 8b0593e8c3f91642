import { createPatch, type Operation as RfcOperation } from 'rfc6902';
import type { Frame, Operation } from './frame.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two records hold the very same values: spares going through long unchanged lists such as the log. */
function isShallowSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && a[key] === b[key]);
}

/** A thing with another id is another thing: sent whole where that is shorter than its differences. */
function diffItem(from: unknown, to: unknown): Operation[] {
  if (isShallowSame(from, to)) return [];
  const ops = diffValues(from, to);
  if (ops.length < 2 || !isRecord(from) || !isRecord(to) || from.id === to.id) return ops;
  const whole: Operation[] = [{ op: 'replace', path: '', value: to }];
  return JSON.stringify(whole).length < JSON.stringify(ops).length ? whole : ops;
}

/** Index by index, then appended or cut at the end; an edit distance would cost more than it saves. */
function diffLists(from: readonly unknown[], to: readonly unknown[], at: string): Operation[] {
  const ops: Operation[] = [];
  const shared = Math.min(from.length, to.length);
  for (let index = 0; index < shared; index++) {
    for (const op of diffItem(from[index], to[index])) ops.push({ ...op, path: `${at}/${index}${op.path}` });
  }
  for (let index = from.length - 1; index >= shared; index--) ops.push({ op: 'remove', path: `${at}/${index}` });
  for (const value of to.slice(shared)) ops.push({ op: 'add', path: `${at}/-`, value });
  return ops;
}

/** The operations that turn one JSON value into another; only `add`, `replace` and `remove`. */
export function diffValues(from: unknown, to: unknown): Operation[] {
  return createPatch(from, to, (a: unknown, b: unknown, at) => {
    if (!Array.isArray(a) || !Array.isArray(b)) return undefined;
    return diffLists(a, b, at.toString()) as RfcOperation[];
  }) as Operation[];
}

/** The operations that turn one frame into another; empty when nothing changed. */
export function diffFrames(from: Frame, to: Frame): Operation[] {
  return diffValues(from, to);
}
