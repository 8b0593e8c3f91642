import { applyPatch, type Operation as RfcOperation } from 'rfc6902';
import type { Delta, Frame, LogChange, LogEntry, Operation } from './frame.ts';
import { LOG_ENTRIES } from './limits.ts';

/** A delta that does not lead on from the frame at hand: ask again with `watch`. */
export class DeltaMismatch extends Error {
  override readonly name = 'DeltaMismatch';
}

const POISON = /\/(__proto__|constructor|prototype)(\/|$)/;

type Data = Record<string, unknown> | unknown[];

/** Copies what lies on the way to `path`, once each, so that the library may change it and the rest stays shared. */
function loosen(root: Data, path: string, loose: Set<unknown>): void {
  const keys = path
    .split('/')
    .slice(1, -1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  let parent = root as Record<string, unknown>;
  for (const key of keys) {
    const child = Object.hasOwn(parent, key) ? parent[key] : undefined;
    if (typeof child !== 'object' || child === null) throw new DeltaMismatch(`nothing at ${path}`);
    if (!loose.has(child)) {
      parent[key] = Array.isArray(child) ? [...child] : { ...child };
      loose.add(parent[key]);
    }
    parent = parent[key] as Record<string, unknown>;
  }
}

/** The value after the operations; what they do not touch is shared with the old value, which stays as it was. */
export function applyOperations<T extends object>(value: T, ops: readonly Operation[]): T {
  const next = (Array.isArray(value) ? [...value] : { ...value }) as Data;
  const loose = new Set<unknown>([next]);
  for (const op of ops) {
    if (POISON.test(op.path) || !op.path.startsWith('/')) throw new DeltaMismatch(`no such path ${op.path}`);
    loosen(next, op.path, loose);
    const [error] = applyPatch(next, [op as RfcOperation]);
    if (error) throw new DeltaMismatch(error.message);
  }
  return next as T;
}

/** A viewer's log after a change, of which the newest `LOG_ENTRIES` stand in a frame. */
export function applyLogChange(log: readonly LogEntry[], { from, entries }: LogChange): LogEntry[] {
  return [...log.filter(({ seq }) => seq < from), ...entries].slice(-LOG_ENTRIES);
}

/** Whether a log ends where its length says, without gaps. */
function isWhole(log: readonly LogEntry[], length: number): boolean {
  const first = length - log.length;
  return log.length === Math.min(LOG_ENTRIES, length) && log.every(({ seq }, index) => seq === first + index);
}

/** The frame after a delta. Throws `DeltaMismatch` when it does not lead on from this frame. */
export function applyDelta(frame: Frame, delta: Delta): Frame {
  if (delta.matchId !== frame.matchId || delta.viewer !== frame.viewer || delta.from !== frame.version)
    throw new DeltaMismatch(`${delta.viewer} is at ${frame.version}, not at ${delta.from}`);
  if (delta.ops.some(({ path }) => path === '/log' || path.startsWith('/log/')))
    throw new DeltaMismatch('operations do not touch the log');
  const log = delta.log ? applyLogChange(frame.log, delta.log) : frame.log;
  const next = { ...applyOperations(frame, delta.ops), log };
  if (next.version !== delta.to) throw new DeltaMismatch(`led to ${next.version}, not to ${delta.to}`);
  if (delta.log && !isWhole(log, next.logLength)) throw new DeltaMismatch(`the log does not reach ${next.logLength}`);
  return next;
}
