import { nextsOf, type Place, placeKey, placeOf } from './base.ts';
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

/** A reached place with the one before it; the path is put together when it is read. */
class Found implements Reach {
  readonly place: Place;
  readonly cost: number;
  readonly #before: Found | null;

  constructor(place: Place, cost: number, before: Found | null) {
    this.place = place;
    this.cost = cost;
    this.#before = before;
  }

  get path(): readonly Place[] {
    return this.#before ? [...this.#before.path, this.place] : [];
  }
}

/**
 * Cheapest paths of a base to all places within a budget (Dijkstra, one bucket for each price), by the place of
 * `placeOf`, the start left out. Prices are whole numbers of at least 1.
 */
export function reachWithin(grid: SquareGrid, from: Place, budget: number, gait: Gait): ReadonlyMap<Place, Reach> {
  const start = placeOf(placeKey(from));
  const nexts = nextsOf(grid, gait.passage, gait.mayTurn);
  const prices = new Map<Place, number>();
  const first = new Found(start, 0, null);
  const found = new Map<Place, Found>([[start, first]]);
  const buckets: Found[][] = [[first]];
  for (let cost = 0; cost < budget; cost++) {
    for (const reach of buckets[cost] ?? []) {
      if (found.get(reach.place) !== reach) continue;
      for (const next of nexts(reach.place)) {
        const known = found.get(next);
        if (known && known.cost <= cost + 1) continue;
        const step = prices.get(next) ?? gait.cost(next);
        prices.set(next, step);
        const price = cost + step;
        if (price > budget || (known && known.cost <= price)) continue;
        const better = new Found(next, price, reach);
        found.set(next, better);
        const bucket = buckets[price];
        if (bucket) bucket.push(better);
        else buckets[price] = [better];
      }
    }
  }
  found.delete(start);
  return found;
}
