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

/**
 * The first place where a replayed state differs from a known one, as a path, or null. Newer rules and data may add fields
 * and ids at any depth; all that was there must be equal. The undo history and the log of the last act are not compared.
 */
export function firstDifference(known: Core, now: Core): string | null {
  const { undo: _undo, log: _log, ...fields } = known;
  return differs(fields, now);
}

function differs(known: unknown, now: unknown): string | null {
  if (!isObject(known)) return (known ?? null) === (now ?? null) ? null : '';
  if (!isObject(now) || Array.isArray(known) !== Array.isArray(now)) return '';
  // A list is an order, in which an added one counts.
  if (Array.isArray(known) && known.length !== Object.keys(now).length) return '';
  for (const [name, value] of Object.entries(known)) {
    const path = differs(value, now[name]);
    if (path !== null) return path === '' ? name : `${name}.${path}`;
  }
  return null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object';
}
