import type { LogEntry } from '@echo-base/games/engine';
import type { Start } from '../record/replay.ts';
import type { Snapshots } from '../record/snapshots.ts';
import type { ActRow, Store } from '../storage/store.ts';
import { LiveMatch } from './live.ts';
import { historyStart, type LiveContext } from './live-context.ts';

export interface ResumeNeeds {
  readonly store: Pick<Store, 'loggedActs' | 'addEntries'>;
  readonly snapshots: Snapshots;
}

/**
 * Loads a match from its record: from a snapshot, or from the start if there is none or log entries are missing, which
 * the replay recreates and stores. Rejects with `Diverged` if the record does not replay.
 */
export async function resumeMatch(
  { store, snapshots }: ResumeNeeds,
  context: LiveContext,
  acts: readonly ActRow[],
): Promise<LiveMatch> {
  const { id } = context.stored.match;
  const now = (context.now ?? Date.now)();
  const logged = await store.loggedActs(id, { before: acts.length });
  const isWhole = logged.every(({ entries }) => entries !== null);
  const resume = async (start?: Start) => {
    const unkept: { seq: number; entries: readonly LogEntry[] }[] = [];
    const from = { start, logged, made: (act: (typeof unkept)[number]) => void unkept.push(act) };
    const live = await LiveMatch.resume(context, acts, from, now);
    if (unkept.length > 0) await store.addEntries(id, unkept);
    return live;
  };
  const start = isWhole ? await snapshots.before(id, acts, historyStart(context, acts, now)) : undefined;
  // The record decides, not a snapshot.
  return start ? resume(start).catch(() => resume()) : resume();
}
