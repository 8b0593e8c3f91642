import type { LogEntry } from '@echo-base/games/engine';
import type { LoggedAct } from '../model/rows.ts';
import { isRewind } from './course.ts';
import type { EffectiveAct, MatchLog } from './match-log.ts';

/** Acts read at once. */
const PAGE = 128;

/** Reads a part of a match's record: the acts of the places `from` to below `before`, in order. */
export type ReadActs = (part: { from: number; before: number }) => Promise<readonly LoggedAct[]>;

/**
 * Effective history, backwards: of the first `before` acts of a record those that were not taken back, newest first,
 * read page by page. An act whose entries were not kept has none.
 */
export async function* effectiveBackwards(read: ReadActs, before: number): AsyncGenerator<EffectiveAct> {
  /** Acts from this place on were taken back by consent. */
  let cut = before;
  /** So many more acts were taken back one by one. */
  let undone = 0;
  for (let end = before; end > 0; end = Math.max(0, end - PAGE)) {
    // What was taken back by consent is not read at all.
    end = Math.min(end, cut);
    const acts = await read({ from: Math.max(0, end - PAGE), before: end });
    for (const act of [...acts].reverse()) {
      if (act.seq >= cut) continue;
      if (isRewind(act)) cut = act.choice;
      else if (act.decision === 'undo') undone += 1;
      else if (undone > 0) undone -= 1;
      else yield { seq: act.seq, entries: act.entries ?? [] };
    }
  }
}

/** Where the older entries of a match's log are read: its record, and the entries of its first state. */
export interface PastLog {
  readonly read: ReadActs;
  opening(): readonly LogEntry[];
}

/** Reads older entries into a log where it needs them to take back all acts from a place on. */
export async function reachBack(log: MatchLog, takenBack: number | null, past: PastLog): Promise<void> {
  const first = takenBack === null ? null : log.lacksBefore(takenBack);
  if (takenBack === null || first === null) return;
  for await (const act of effectiveBackwards(past.read, first)) {
    log.extend([act], false);
    if (log.lacksBefore(takenBack) === null) return;
  }
  log.extend([{ seq: -1, entries: past.opening() }], true);
}
