import type { VisibleEntry } from './log.ts';
import type { SeatId } from './state.ts';
import type { Text } from './text.ts';

/** Column and row in a picture, counted from 0. */
export type Spot = readonly [column: number, row: number];

/** A small picture of a position, which the client of the title draws. */
export interface Sketch {
  /** The ground, a letter for each place. */
  readonly rows: readonly string[];
  /** What stands on it: whose it is, and which. */
  readonly pieces: readonly (readonly [...Spot, look: string, kind: string])[];
  /** Where the last act was. */
  readonly mark?: Spot;
}

/** A match in play at a glance, for lists of matches: what every spectator sees, and little of it. */
export interface Glance {
  /** What it is about, such as a scenario, by a text of the lobby. */
  readonly place?: Text;
  /** How far it is, by a text of the engine. */
  readonly at: Text;
  /** Measure of victory by seat, where the game counts one and all may see it. */
  readonly scores?: Readonly<Record<SeatId, number>>;
  /** What happened last, by a text of the log. */
  readonly last?: Text;
  readonly sketch: Sketch;
}

/** The last entry of a log that tells of an act by itself, with where it was. */
export function lastTold(
  log: readonly VisibleEntry[],
  telling: ReadonlySet<string>,
): { readonly last?: Text; readonly at?: string } {
  const entry = log.findLast(({ key }) => telling.has(key));
  if (!entry) return {};
  const { key, params, at } = entry;
  return { last: { key, params }, ...(at !== undefined && { at }) };
}
