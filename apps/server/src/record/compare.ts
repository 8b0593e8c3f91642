import type { AnyTitle, Core } from '@echo-base/games/engine';
import type { NumberedAct } from '../model/rows.ts';
import { Refused } from '../refused.ts';
import type { PlayableMatch } from '../storage/store.ts';
import { replayAll } from './replay.ts';
import type { Budget } from './slices.ts';

/** First difference between a replay and the match. */
export interface Difference {
  readonly seq: number;
  readonly problem: string;
  /** Whether the rules refuse the act or throw at it. */
  readonly isStopped: boolean;
}

/** Comparison; each method returns the difference, or null. */
export interface Comparison {
  /** After each act with sequence number `seq`. */
  act(g: Core, seq: number): string | null;
  end(g: Core): string | null;
}

class Unequal extends Error {}

function assertEqual(problem: string | null): void {
  if (problem !== null) throw new Unequal(problem);
}

/** Replays a record and compares it step by step; returns the last state, or the first difference. Throws `too_costly`. */
export async function replayCompared(
  title: AnyTitle,
  stored: PlayableMatch,
  acts: readonly NumberedAct[],
  compare: Comparison,
  budget?: Budget,
): Promise<{ readonly g: Core } | { readonly difference: Difference }> {
  let seq = 0;
  try {
    const each = (g: Core) => {
      assertEqual(compare.act(g, seq));
      seq += 1;
    };
    const g = await replayAll(title, stored, acts, each, { budget });
    assertEqual(compare.end(g));
    return { g };
  } catch (error) {
    if (error instanceof Refused && error.code === 'too_costly') throw error;
    const problem = error instanceof Error ? error.message : String(error);
    return { difference: { seq, problem, isStopped: !(error instanceof Unequal) } };
  }
}
