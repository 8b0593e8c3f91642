import type { Delta, Frame, LogChange, LogEntry, Operation } from './frame.ts';
import { LOG_ENTRIES } from './limits.ts';

/** Delta that does not apply to the client's frame: send `watch` again. */
export class DeltaMismatch extends Error {
  override readonly name = 'DeltaMismatch';
}

const POISON = /\/(__proto__|constructor|prototype)(\/|$)/;

/** An operation without its path. */
type Change = { readonly op: Operation['op']; readonly value?: unknown };
type Parent = Record<string, unknown> | unknown[];

/** JSON pointer (RFC 6901) split into keys. Throws `DeltaMismatch`. */
function keysOf(path: string): string[] {
  if (POISON.test(path) || !path.startsWith('/')) throw new DeltaMismatch(`no such path ${path}`);
  return path
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * Structural sharing: returns the record or list at `keys` for changing. It and its ancestors are copied once per patch
 * (`copies`); the rest stays shared with the original.
 */
function ownParent(root: Parent, keys: readonly string[], copies: Set<unknown>): Parent {
  let parent = root;
  for (const key of keys) {
    const child = Object.hasOwn(parent, key) ? (parent as Record<string, unknown>)[key] : undefined;
    if (typeof child !== 'object' || child === null) throw new DeltaMismatch(`nothing at ${keys.join('/')}`);
    const own = (copies.has(child) ? child : Array.isArray(child) ? [...child] : { ...child }) as Parent;
    (parent as Record<string, unknown>)[key] = own;
    copies.add(own);
    parent = own;
  }
  return parent;
}

/** List index below `length`. Throws `DeltaMismatch`. */
function indexOf(key: string, length: number): number {
  const index = /^(0|[1-9]\d*)$/.test(key) ? Number(key) : length;
  if (index >= length) throw new DeltaMismatch(`no index ${key}`);
  return index;
}

function applyToList(list: unknown[], key: string, { op, value }: Change): void {
  if (op === 'add') list.splice(key === '-' ? list.length : indexOf(key, list.length + 1), 0, value);
  else if (op === 'replace') list[indexOf(key, list.length)] = value;
  else list.splice(indexOf(key, list.length), 1);
}

function applyToRecord(record: Record<string, unknown>, key: string, { op, value }: Change): void {
  if (op !== 'add' && !Object.hasOwn(record, key)) throw new DeltaMismatch(`no key ${key}`);
  if (op === 'remove') delete record[key];
  else record[key] = value;
}

/** JSON Patch (RFC 6902) with `add`, `replace` and `remove`. Does not change `value`. Throws `DeltaMismatch`. */
export function applyOperations<T extends object>(value: T, ops: readonly Operation[]): T {
  const next = (Array.isArray(value) ? [...value] : { ...value }) as Parent;
  const copies = new Set<unknown>([next]);
  for (const operation of ops) {
    const keys = keysOf(operation.path);
    const key = keys.pop() ?? '';
    if (operation.op !== 'remove' && operation.value === undefined) throw new DeltaMismatch(`no value for ${key}`);
    const parent = ownParent(next, keys, copies);
    if (Array.isArray(parent)) applyToList(parent, key, operation);
    else applyToRecord(parent, key, operation);
  }
  return next as T;
}

/** Log of a viewer after a change, cut to the newest `LOG_ENTRIES`. */
export function applyLogChange(log: readonly LogEntry[], { from, entries }: LogChange): LogEntry[] {
  const kept = (log.at(-1)?.seq ?? -1) < from ? log : log.filter(({ seq }) => seq < from);
  const all = kept.concat(entries);
  return all.length > LOG_ENTRIES ? all.slice(-LOG_ENTRIES) : all;
}

/** Whether a log ends at its length without gaps. */
function isWhole(log: readonly LogEntry[], length: number): boolean {
  const first = length - log.length;
  return log.length === Math.min(LOG_ENTRIES, length) && log.every(({ seq }, index) => seq === first + index);
}

/** Frame after a delta. Throws `DeltaMismatch` if the delta does not start from this frame. */
export function applyDelta(frame: Frame, delta: Delta): Frame {
  if (delta.matchId !== frame.matchId || delta.viewer !== frame.viewer || delta.from !== frame.version)
    throw new DeltaMismatch(`${delta.viewer} is at ${frame.version}, not at ${delta.from}`);
  if (delta.ops.some(({ path }) => path === '/log' || path.startsWith('/log/')))
    throw new DeltaMismatch('operations must not touch the log');
  const log = delta.log ? applyLogChange(frame.log, delta.log) : frame.log;
  const next = { ...applyOperations(frame, delta.ops), log };
  if (next.version !== delta.to) throw new DeltaMismatch(`led to ${next.version}, not to ${delta.to}`);
  if (delta.log && !isWhole(log, next.logLength)) throw new DeltaMismatch(`the log does not reach ${next.logLength}`);
  return next;
}
