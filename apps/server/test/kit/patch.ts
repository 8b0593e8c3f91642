/** JSON Patch (RFC 6902), strict, with the operations deltas use: `add`, `replace` and `remove`. */
export interface PatchOp {
  op: string;
  path: string;
  value?: unknown;
}

type Tree = Record<string, unknown>;

function plain(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function indexIn(list: readonly unknown[], key: string, op: PatchOp): number {
  if (key === '-' && op.op === 'add') return list.length;
  const index = /^(0|[1-9]\d*)$/.test(key) ? Number(key) : -1;
  if (index < 0 || index > list.length - (op.op === 'add' ? 0 : 1))
    throw new Error(`no such index: ${op.op} ${op.path}`);
  return index;
}

function parentOf(root: unknown, parts: readonly string[], op: PatchOp): unknown {
  let at = root;
  for (const part of parts) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part))
      throw new Error(`no such place: ${op.op} ${op.path}`);
    at = (at as Tree)[part];
  }
  return at;
}

function applyOne(root: object, op: PatchOp): void {
  if (!['add', 'replace', 'remove'].includes(op.op)) throw new Error(`unknown operation ${op.op}`);
  if (op.op !== 'remove' && op.value === undefined) throw new Error(`no value: ${op.op} ${op.path}`);
  const [first, ...parts] = op.path.split('/').map(plain);
  const key = parts.pop();
  if (first !== '' || key === undefined) throw new Error(`not a place inside: ${op.path}`);
  const parent = parentOf(root, parts, op);
  const value = structuredClone(op.value);
  if (Array.isArray(parent)) {
    const index = indexIn(parent, key, op);
    if (op.op === 'remove') parent.splice(index, 1);
    else parent.splice(index, op.op === 'add' ? 0 : 1, value);
    return;
  }
  if (typeof parent !== 'object' || parent === null) throw new Error(`no such place: ${op.op} ${op.path}`);
  if (op.op !== 'add' && !Object.hasOwn(parent, key)) throw new Error(`nothing there: ${op.op} ${op.path}`);
  if (op.op === 'remove') delete (parent as Tree)[key];
  else (parent as Tree)[key] = value;
}

/** Applies operations to `root` in place. Throws where one does not fit. */
export function applyOps(root: object, ops: readonly PatchOp[]): void {
  for (const op of ops) applyOne(root, op);
}

/** Change of a viewer's log: entries from `from` on are replaced by these. */
export interface LogChange {
  from: number;
  entries: { seq: number; key: string }[];
}

/** Most entries of a frame. */
const IN_FRAME = 100;

/** The newest log entries of a frame after a change. Throws if the numbers leave a gap. */
export function changedLog<E extends { seq: number }>(log: readonly E[], { from, entries }: LogChange): E[] {
  const next = log.filter(({ seq }) => seq < from);
  next.push(...(structuredClone(entries) as unknown as E[]));
  for (const [index, { seq }] of next.entries())
    if (seq !== (next[0]?.seq ?? 0) + index) throw new Error(`the log leaves a gap before ${seq}`);
  return next.slice(-IN_FRAME);
}

/** Applies a delta to a frame in place, except for its version. Throws where it does not fit. */
export function applyChange(
  frame: { log: { seq: number; key: string }[] },
  delta: { ops: readonly PatchOp[]; log?: LogChange },
): void {
  const touched = delta.ops.find(({ path }) => path === '/log' || path.startsWith('/log/'));
  if (touched) throw new Error(`an operation touches the log: ${touched.path}`);
  applyOps(frame, delta.ops);
  if (delta.log) frame.log = changedLog(frame.log, delta.log);
}
