import type { HexGrid } from './grid.ts';
import type { HexId } from './offset.ts';

/** What a walk over a grid costs and where it ends. */
export interface Walk {
  /** Largest sum of costs. */
  readonly budget: number;
  /** Cost of the step into a hex, at least 1; null where it may not be entered. */
  cost(hex: HexId): number | null;
  /** Whether a walk that enters this hex ends there. */
  stops?(hex: HexId): boolean;
  /** Among paths that cost the same the one with the highest sum of values is taken. */
  value?(hex: HexId): number;
}

/** How a hex is reached: the cost, and the hexes entered, the last one included. */
export interface Reached {
  readonly cost: number;
  readonly path: readonly HexId[];
}

/** A hex that a search has reached: the path is put together when it is asked for, as most are not. */
class Label implements Reached {
  readonly hex: HexId;
  readonly cost: number;
  readonly value: number;
  readonly #before: Label | null;

  constructor(hex: HexId, cost: number, value: number, before: Label | null) {
    this.hex = hex;
    this.cost = cost;
    this.value = value;
    this.#before = before;
  }

  get path(): readonly HexId[] {
    const hexes: HexId[] = [];
    for (let at: Label = this; at.#before; at = at.#before) hexes.push(at.hex);
    return hexes.reverse();
  }
}

/** Whether a label is better than the one a hex has: cheaper, or worth more at the same cost. */
const isBetter = (cost: number, value: number, known: Label | undefined) =>
  !known || known.cost > cost || (known.cost === cost && known.value < value);

/** Dijkstra's shortest paths: every hex that can be reached within the budget, with its cheapest path; not the start. */
export function reachable(grid: HexGrid, start: HexId, walk: Walk): Map<HexId, Reached> {
  const best = new Map<HexId, Label>();
  const levels: Label[][] = [[new Label(start, 0, 0, null)]];
  // A step costs at least 1: from the last level none is left, and what was reached more cheaply stays as it is.
  for (let level = 0; level < walk.budget; level++) {
    const settled = walk.value ? level : level + 1;
    for (const label of levels[level] ?? []) {
      const { hex } = label;
      // A hex is on an earlier level too when a cheaper path was found later.
      if (hex !== start && (best.get(hex) !== label || walk.stops?.(hex))) continue;
      for (const next of grid.neighbours(hex)) {
        if (next === start) continue;
        const known = best.get(next);
        if (known && known.cost <= settled) continue;
        const step = walk.cost(next);
        if (step === null || level + step > walk.budget) continue;
        const value = label.value + (walk.value?.(next) ?? 0);
        if (!isBetter(level + step, value, known)) continue;
        const found = new Label(next, level + step, value, label);
        best.set(next, found);
        const queue = levels[level + step];
        if (queue) queue.push(found);
        else levels[level + step] = [found];
      }
    }
  }
  return best;
}

/**
 * All paths of `length` steps, no hex twice; a path is the hexes entered. Where there is none, all paths that cannot be
 * continued, the longest first; with no step possible one empty path. `next`: where a step from a hex may lead.
 */
export function pathsOrBlindAlleys(start: HexId, length: number, next: (hex: HexId) => readonly HexId[]): HexId[][] {
  const blindAlleys: HexId[][] = [];
  let paths: HexId[][] = [[]];
  for (let step = 0; step < length; step++) {
    const longer: HexId[][] = [];
    for (const path of paths) {
      const hexes = next(path.at(-1) ?? start).filter((hex) => hex !== start && !path.includes(hex));
      if (hexes.length === 0) blindAlleys.push(path);
      for (const hex of hexes) longer.push([...path, hex]);
    }
    paths = longer;
  }
  return paths.length > 0 ? paths : blindAlleys.sort((one, other) => other.length - one.length);
}
