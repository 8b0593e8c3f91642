/** Coverage of the wire tap. */
import type { Table } from './table.ts';

export interface Covered {
  readonly matches: number;
  readonly acts: number;
  /** Acts that were automatic passes. */
  readonly passes: number;
  readonly viewers: number;
  readonly frames: number;
  readonly packets: number;
  readonly bytes: number;
  readonly attempts: number;
}

export const NOTHING: Covered = {
  matches: 0,
  acts: 0,
  passes: 0,
  viewers: 0,
  frames: 0,
  packets: 0,
  bytes: 0,
  attempts: 0,
};

export function add(one: Covered, other: Covered): Covered {
  const keys = Object.keys(one) as (keyof Covered)[];
  return Object.fromEntries(keys.map((key) => [key, one[key] + other[key]])) as unknown as Covered;
}

/** Coverage of one match. */
export function coveredAt({ taps, live, verifier, orders }: Table, attempts: number): Covered {
  const packets = taps.reduce((sum, tap) => sum + tap.received.length, 0);
  const bytes = taps.reduce((sum, tap) => sum + tap.bytes, 0);
  const { passes } = orders;
  return {
    matches: 1,
    acts: live.acts.length,
    passes,
    viewers: taps.length,
    frames: verifier.frames,
    packets,
    bytes,
    attempts,
  };
}
