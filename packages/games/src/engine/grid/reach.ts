import { type Place, placeKey, stepsOf, turns } from './base.ts';
import type { SquareGrid } from './grid.ts';
import type { Passage } from './plan.ts';

/** How a base moves; `cost` is the price of entering a place, infinite where it may not. */
export interface Gait {
  readonly passage: Passage;
  readonly mayTurn: boolean;
  cost(place: Place): number;
}

/** A place that is reached, its price, and the places on the way, the start left out. */
export interface Reach {
  readonly place: Place;
  readonly cost: number;
  readonly path: readonly Place[];
}

/**
 * Cheapest paths of a base to all places within a budget (Dijkstra, one bucket for each price), by `placeKey`, the start
 * left out. Prices are whole numbers of at least 1.
 */
export function reachWithin(grid: SquareGrid, start: Place, budget: number, gait: Gait): ReadonlyMap<string, Reach> {
  const found = new Map<string, Reach>([[placeKey(start), { place: start, cost: 0, path: [] }]]);
  const buckets: Reach[][] = [[{ place: start, cost: 0, path: [] }]];
  for (let cost = 0; cost <= budget; cost++) {
    for (const reach of buckets[cost] ?? []) {
      if (found.get(placeKey(reach.place))?.cost !== cost) continue;
      const nexts = stepsOf(grid, reach.place, gait.passage);
      if (gait.mayTurn) nexts.push(...turns(grid, reach.place, gait.passage));
      for (const next of nexts) {
        const price = cost + gait.cost(next);
        const known = found.get(placeKey(next));
        if (price > budget || (known && known.cost <= price)) continue;
        const better = { place: next, cost: price, path: [...reach.path, next] };
        found.set(placeKey(next), better);
        buckets[price] = [...(buckets[price] ?? []), better];
      }
    }
  }
  found.delete(placeKey(start));
  return found;
}
