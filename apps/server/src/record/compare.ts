import { type AnyTitle, type Core, canonical, type LogEntry, type Outcome } from '@echo-base/games/engine';
import { CLOSED } from '../model/closed.ts';
import type { StoredMatch } from '../storage/store.ts';
import { openGame } from './game.ts';
import { type Recorded, replayAll } from './replay.ts';
import { WholeLog } from './whole-log.ts';

/** A state of the replay, with the log that led there. */
export interface Replayed {
  readonly g: Core;
  readonly log: readonly LogEntry[];
}

/** Where a replay goes another way than the match. */
export interface Difference {
  readonly seq: number;
  readonly problem: string;
  /** The rules refuse the act, or break at it. */
  readonly isStopped: boolean;
}

/** What is compared; each answers what differs, or null. */
export interface Comparison {
  /** After each act; `seq` is its place in the record. */
  act(replayed: Replayed, act: Recorded, seq: number): string | null;
  end(replayed: Replayed): string | null;
}

class Unequal extends Error {}

function insist(problem: string | null): void {
  if (problem !== null) throw new Unequal(problem);
}

/** Replay verifier: plays a record again and compares it as it goes; the last state, or the first difference. */
export async function replayCompared(
  title: AnyTitle,
  stored: StoredMatch,
  acts: readonly Recorded[],
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
      insist(compare.act(replayed(state), act, seq));
      seq += 1;
    });
    insist(compare.end(replayed(g)));
    return { g };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { difference: { seq, problem, isStopped: !(error instanceof Unequal) } };
  }
}

/** Whether a match ended as its record leads to, or was closed from outside: the record does not tell how. */
export function endsAs(g: Core, outcome: Outcome | null): boolean {
  if (canonical(g.outcome) === canonical(outcome)) return true;
  return g.outcome === null && canonical(outcome) === canonical(CLOSED);
}
