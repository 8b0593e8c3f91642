import type { LogEntry } from '@echo-base/games/engine';
import type { LoggedAct } from '../model/rows.ts';
import type { EffectiveAct, MatchLog } from './match-log.ts';

/** Acts per read. */
const PAGE = 128;

/** Reads acts of a record, from sequence number `from` to below `before`, in order. */
export type ReadActs = (part: { from: number; before: number }) => Promise<readonly LoggedAct[]>;

/**
 * Effective history backwards: the effective acts of the first `before` acts of a record, newest first, read page by
 * page.
 */
export async function* effectiveBackwards(read: ReadActs, before: number): AsyncGenerator<EffectiveAct> {
  /** Acts from here on were undone with consent. */
  let cut = before;
  /** Number of earlier acts undone one by one. */
  let undone = 0;
  for (let end = before; end > 0; end = Math.max(0, end - PAGE)) {
    // Acts undone with consent are not read.
    end = Math.min(end, cut);
    const acts = await read({ from: Math.max(0, end - PAGE), before: end });
    for (const act of [...acts].reverse()) {
      if (act.seq >= cut) continue;
      if (act.kind === 'rewind') cut = act.to;
      else if (act.kind === 'undo') undone += 1;
      else if (undone > 0) undone -= 1;
      else yield { seq: act.seq, entries: act.entries };
    }
  }
}

/** Source of older log entries: the record, and the entries of the initial state. */
export interface PastLog {
  readonly read: ReadActs;
  opening(): readonly LogEntry[];
}

/** Reads the older entries that whole frames of all viewers need before the act `end`; none if it is null. */
export async function reachBack(log: MatchLog, end: number | null, past: PastLog): Promise<void> {
  const first = end === null ? null : log.lacksBefore(end);
  if (end === null || first === null) return;
  for await (const act of effectiveBackwards(past.read, first)) {
    log.extend([act], false);
    if (log.lacksBefore(end) === null) return;
  }
  log.extend([{ seq: -1, entries: past.opening() }], true);
}
