import { type AnyTitle, stateHash } from '@echo-base/games/engine';
import { type MatchRecord, type Outcome, writtenOf } from '@echo-base/protocol';
import { Refused } from '../refused.ts';
import type { ActRow, PlayableMatch, StoredMatch } from '../storage/store.ts';
import { seatsInPlay } from './game.ts';
import { replayAll } from './replay.ts';

/** State hash after every act, by replaying the record. Throws `Diverged` if it does not replay. */
async function hashesOf(
  title: AnyTitle,
  stored: PlayableMatch,
  acts: readonly ActRow[],
  check: () => void,
): Promise<string[]> {
  const hashes: string[] = [];
  await replayAll(title, stored, acts, (g) => {
    check();
    hashes.push(stateHash(g));
  });
  return hashes;
}

/**
 * Outcome of a finished match. Throws `not_finished`, `frozen`, or `not_started` for a match closed before its start.
 */
export function checkFinished({ match }: Pick<StoredMatch, 'match'>): Outcome {
  if (match.frozen) throw new Refused('frozen', { reason: match.frozen.reason });
  if (match.status !== 'finished' || !match.outcome) throw new Refused('not_finished');
  if (match.startedAt === null) throw new Refused('not_started');
  return match.outcome;
}

/**
 * Record of a finished match, by a replay. `check` is called after each act and may throw. Throws as `checkFinished`,
 * and `Diverged` if the record does not replay.
 */
export async function recordOf(
  title: AnyTitle,
  stored: PlayableMatch,
  acts: readonly ActRow[],
  check: () => void = () => undefined,
): Promise<MatchRecord> {
  const { match } = stored;
  const outcome = checkFinished(stored);
  return {
    title: match.title,
    options: match.options,
    seats: [...seatsInPlay(title, stored)],
    seed: match.seed,
    seedHash: match.seedHash,
    ...(stored.beginning && { prefix: [...stored.beginning.prefix] }),
    acts: acts.map((act) => ({ seq: act.seq, ...writtenOf(act), at: new Date(act.at).toISOString() })),
    hashes: await hashesOf(title, stored, acts, check),
    outcome,
    engine: match.engine,
    rules: match.rules,
    ...(match.imported && { imported: true as const }),
    version: 1,
  };
}
