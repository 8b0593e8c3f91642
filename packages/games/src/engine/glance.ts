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
  /** Where what moved there, or attacked there, did so from; absent for acts that have no such place on the picture. */
  readonly from?: readonly Spot[];
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

/** Where an entry of the log was in a picture, and where what it tells of came from. */
export interface Track {
  readonly to?: Spot | undefined;
  readonly from?: readonly Spot[];
}

const isSame = (one: Spot | undefined, other: Spot): boolean => one?.[0] === other[0] && one[1] === other[1];

/** Where the movement to this place came from, if all that is told after it was at that place too. */
function originsOf(tracks: readonly Track[], mark: Spot): readonly Spot[] {
  const since = tracks.slice(tracks.findLastIndex(({ to }) => !isSame(to, mark)) + 1);
  return since.findLast(({ from = [] }) => from.length > 0)?.from ?? [];
}

/** What the last act was: its sentence, and the part of a picture that marks it. */
export interface LastTold {
  readonly last?: Text;
  readonly marks: Pick<Sketch, 'mark' | 'from'>;
}

/**
 * The last entry of a log that tells of an act by itself, with where it was and where from, if a title says so: null for
 * an entry about what came of the one before.
 */
export function lastTold(
  log: readonly VisibleEntry[],
  telling: ReadonlySet<string>,
  trackOf: (entry: VisibleEntry) => Track | null = () => ({}),
): LastTold {
  const told = log.filter(({ key }) => telling.has(key));
  const entry = told.at(-1);
  if (!entry) return { marks: {} };
  const { key, params } = entry;
  const last = { key, params };
  const tracks = told.flatMap((one) => trackOf(one) ?? []);
  const mark = tracks.at(-1)?.to;
  if (!mark) return { last, marks: {} };
  const from = originsOf(tracks, mark);
  return { last, marks: { mark, ...(from.length > 0 && { from }) } };
}
