import { type AnyTitle, type Core, canonical, type LogEntry, type Outcome } from '@echo-base/games/engine';
import { CLOSED } from '../model/closed.ts';
import type { PlayableMatch } from '../storage/store.ts';
import { openGame } from './game.ts';
import { type NumberedAct, replayAll } from './replay.ts';
import { WholeLog } from './whole-log.ts';

/** State of the replay with its log. */
export interface Replayed {
  readonly g: Core;
  readonly log: readonly LogEntry[];
}

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
  act(replayed: Replayed, act: NumberedAct, seq: number): string | null;
  end(replayed: Replayed): string | null;
}

class Unequal extends Error {}

function assertEqual(problem: string | null): void {
  if (problem !== null) throw new Unequal(problem);
}

/** Replays a record and compares it step by step; returns the last state, or the first difference. */
export async function replayCompared(
  title: AnyTitle,
  stored: PlayableMatch,
  acts: readonly NumberedAct[],
  compare: Comparison,
): Promise<{ readonly g: Core } | { readonly difference: Difference }> {
  let seq = 0;
  try {
    const log = new WholeLog(openGame(title, stored).g.log);
    const replayed = (g: Core): Replayed => ({
      g,
      get log() {
        return log.entries;
      },
    });
    const g = await replayAll(title, stored, acts, (state, act, takenBack) => {
      log.follow({ seq: act.seq, entries: state.log }, takenBack);
      assertEqual(compare.act(replayed(state), act, seq));
      seq += 1;
    });
    assertEqual(compare.end(replayed(g)));
    return { g };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { difference: { seq, problem, isStopped: !(error instanceof Unequal) } };
  }
}

/** Whether a match ended as its record leads to, or was closed from outside, which is not recorded. */
export function endsAs(g: Core, outcome: Outcome | null): boolean {
  if (canonical(g.outcome) === canonical(outcome)) return true;
  return g.outcome === null && canonical(outcome) === canonical(CLOSED);
}
