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

interface Label extends Reached {
  readonly value: number;
}

/** Dijkstra's shortest paths: every hex that can be reached within the budget, with its cheapest path; not the start. */
export function reachable(grid: HexGrid, start: HexId, walk: Walk): Map<HexId, Reached> {
  const best = new Map<HexId, Label>();
  const levels: HexId[][] = [[start]];
  const origin: Label = { cost: 0, path: [], value: 0 };
  for (let level = 0; level <= walk.budget; level++) {
    for (const hex of levels[level] ?? []) {
      const label = hex === start ? origin : best.get(hex);
      // A hex is on an earlier level too when a cheaper path was found later.
      if (!label || label.cost !== level || (hex !== start && walk.stops?.(hex))) continue;
      for (const next of grid.neighbours(hex)) {
        const cost = next === start ? null : walk.cost(next);
        if (cost === null || level + cost > walk.budget) continue;
        const value = label.value + (walk.value?.(next) ?? 0);
        const known = best.get(next);
        if (known && (known.cost < level + cost || (known.cost === level + cost && known.value >= value))) continue;
        best.set(next, { cost: level + cost, path: [...label.path, next], value });
        const queue = levels[level + cost] ?? [];
        levels[level + cost] = queue;
        queue.push(next);
      }
    }
  }
  return best;
}

/**
 * All paths of at most `length` steps that make the most steps possible, no hex twice; a path is the hexes entered. With
 * no step possible it is one empty path. `next`: where a step from a hex may lead.
 */
export function longestPaths(start: HexId, length: number, next: (hex: HexId) => readonly HexId[]): HexId[][] {
  let paths: HexId[][] = [[]];
  for (let step = 0; step < length; step++) {
    const longer = paths.flatMap((path) =>
      next(path.at(-1) ?? start)
        .filter((hex) => hex !== start && !path.includes(hex))
        .map((hex) => [...path, hex]),
    );
    if (longer.length === 0) return paths;
    paths = longer;
  }
  return paths;
}
