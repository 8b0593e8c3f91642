import { type Network, networkOf, type Place, placeKey, placeOf } from './base.ts';
import type { SquareGrid } from './grid.ts';
import type { Passage } from './plan.ts';

/** How a base moves; `cost` is the price of entering a place that covers these cells, infinite where it may not. */
export interface Gait {
  readonly passage: Passage;
  readonly mayTurn: boolean;
  cost(cells: readonly number[]): number;
}

/** A place that is reached, its price, and the places on the way, the start left out. */
export interface Reach {
  readonly place: Place;
  readonly cells: readonly number[];
  readonly cost: number;
  readonly path: readonly Place[];
}

/** A reached place with the one before it; the path is put together when it is read. */
class Found implements Reach {
  readonly place: Place;
  readonly cells: readonly number[];
  readonly cost: number;
  /** Number of the place in the network. */
  readonly number: number;
  readonly #before: Found | null;

  constructor(network: Network, number: number, cost: number, before: Found | null) {
    this.place = network.places[number] as Place;
    this.cells = network.cells[number] ?? [];
    this.cost = cost;
    this.number = number;
    this.#before = before;
  }

  get path(): readonly Place[] {
    return this.#before ? [...this.#before.path, this.place] : [];
  }
}

/**
 * Cheapest paths of a base to all places within a budget (Dijkstra, one bucket for each price), in the order in which
 * they are found, the start left out. Places are those of `placeOf`, prices whole numbers of at least 1.
 */
export function reachWithin(grid: SquareGrid, from: Place, budget: number, gait: Gait): readonly Reach[] {
  const network = networkOf(grid, gait.passage, gait.mayTurn);
  const { cells } = network;
  const first = new Found(network, network.numberOf(placeOf(placeKey(from))), 0, null);
  const order: number[] = [];
  const found = new Array<Found | undefined>(cells.length);
  const prices = new Array<number | undefined>(cells.length);
  found[first.number] = first;
  const buckets: Found[][] = [[first]];
  for (let cost = 0; cost < budget; cost++) {
    for (const reach of buckets[cost] ?? []) {
      if (found[reach.number] !== reach) continue;
      for (const next of network.nexts(reach.number)) {
        const known = found[next];
        if (known && known.cost <= cost + 1) continue;
        const step = prices[next] ?? gait.cost(cells[next] ?? []);
        prices[next] = step;
        const price = cost + step;
        if (price > budget || (known && known.cost <= price)) continue;
        if (!known) order.push(next);
        const better = new Found(network, next, price, reach);
        found[next] = better;
        const bucket = buckets[price];
        if (bucket) bucket.push(better);
        else buckets[price] = [better];
      }
    }
  }
  return order.map((number) => found[number] as Found);
}
