import { applyPatch, type Operation as RfcOperation } from 'rfc6902';
import type { Delta, Frame, Operation } from './frame.ts';

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

/** The frame after a delta. Throws `DeltaMismatch` when it does not lead on from this frame. */
export function applyDelta(frame: Frame, delta: Delta): Frame {
  if (delta.matchId !== frame.matchId || delta.viewer !== frame.viewer || delta.from !== frame.version)
    throw new DeltaMismatch(`${delta.viewer} is at ${frame.version}, not at ${delta.from}`);
  const next = applyOperations(frame, delta.ops);
  if (next.version !== delta.to) throw new DeltaMismatch(`led to ${next.version}, not to ${delta.to}`);
  return next;
}
