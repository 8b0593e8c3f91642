import { type AnyTitle, type Core, fork, hide } from '@echo-base/games/engine';
import { actOf, type RecordPrefix, writtenOf } from '@echo-base/protocol';
import type { NumberedAct } from '../model/rows.ts';
import { Refused } from '../refused.ts';
import type { ActRow, Beginning, PlayableMatch, StoredMatch } from '../storage/store.ts';
import { firstDifference } from './compare.ts';
import { openGame } from './game.ts';
import { replayAll } from './replay.ts';
import { effectiveActs } from './replay-timeline.ts';
import type { Budget } from './slices.ts';
import { WholeLog } from './whole-log.ts';

/** Match of a prefix: the same seats and options with the seed of that time. */
function earlier({ match: { fork: _fork, ...match }, ...table }: StoredMatch, seed: string): PlayableMatch {
  return { ...table, match: { ...match, seed }, beginning: null };
}

/** State after one part of a prefix, with the log until then. */
async function playPart(
  title: AnyTitle,
  stored: StoredMatch,
  { seed, acts }: RecordPrefix,
  { before, budget }: { readonly before: Core | null; readonly budget: Budget | undefined },
): Promise<Core> {
  const table = earlier(stored, seed);
  const start = before ? fork(before, seed) : openGame(title, table).g;
  const log = new WholeLog(start.log);
  const numbered = acts.map((act, seq): NumberedAct => ({ ...actOf(act), seq }));
  const follow = (g: Core, { seq }: NumberedAct, takenBack: number | null) =>
    log.follow({ seq, entries: g.log }, takenBack);
  const g = await replayAll(title, table, numbered, follow, { start: { seq: 0, g: start }, budget });
  return { ...g, log: log.entries, undo: hide({ base: null, acts: [] }) };
}

/**
 * State that a fork continues from: the acts of its prefix, part by part. `stored` has its seats and options. Rejects
 * with `Diverged` if they do not replay, with `match_over` if the match was over there, and as `inSlices`.
 */
export async function prefixState(
  title: AnyTitle,
  stored: StoredMatch,
  prefix: readonly RecordPrefix[],
  budget?: Budget,
): Promise<Core> {
  let g: Core | null = null;
  for (const part of prefix) g = await playPart(title, stored, part, { before: g, budget });
  if (!g || g.outcome) throw new Refused('match_over');
  return g;
}

/** Prefix of a finished match up to a step of its replay. Throws `invalid_body` if there is no such step. */
export function prefixUntil(
  { match: { seed }, beginning }: PlayableMatch,
  acts: readonly ActRow[],
  step: number,
): RecordPrefix[] {
  const last = effectiveActs(acts)[step - 1];
  if (!last) throw new Refused('invalid_body', { path: 'step', problem: 'no_such_step' });
  const played = acts.slice(0, last.seq + 1).map(writtenOf);
  return [...(beginning?.prefix ?? []), { seed, acts: played }];
}

/** Difference between the stored state of a fork and that of its prefix, or null. */
export async function otherFork(
  title: AnyTitle,
  stored: StoredMatch,
  { prefix, state }: Beginning,
): Promise<string | null> {
  const path = firstDifference(state, await prefixState(title, stored, prefix));
  return path === null ? null : `at the fork "${path}" differs`;
}
