import type { Start } from '../record/replay.ts';
import type { Snapshots } from '../record/snapshots.ts';
import type { ActRow, Store } from '../storage/store.ts';
import { LiveMatch } from './live.ts';
import { historyStart, type LiveContext } from './live-context.ts';

export interface ResumeNeeds {
  readonly store: Pick<Store, 'loggedActs'>;
  readonly snapshots: Snapshots;
}

/**
 * Loads a match from its record: from a snapshot, or from the start if there is none. Rejects with `Diverged` if the
 * record does not replay.
 */
export async function resumeMatch(
  { store, snapshots }: ResumeNeeds,
  context: LiveContext,
  acts: readonly ActRow[],
): Promise<LiveMatch> {
  const { id } = context.stored.match;
  const now = (context.now ?? Date.now)();
  const logged = await store.loggedActs(id, { before: acts.length });
  const resume = (start?: Start) => LiveMatch.resume(context, acts, { start, logged }, now);
  const start = await snapshots.before(id, acts, historyStart(context, acts, now));
  // The record decides, not a snapshot.
  return start ? resume(start).catch(() => resume()) : resume();
}
