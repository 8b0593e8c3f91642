/** Geometry that boards draw from what is public: lines of sight and the way of a movement. It decides nothing. */
import {
  type Place,
  placeKey,
  placeOf,
  type SightLines,
  type SpaceId,
  spacesOf,
  stepsOf,
  turns,
} from '../engine/grid/index.ts';
import { figureCardOf } from './data/deployments.ts';
import { gridOf, mapInfo } from './data/maps.ts';

/** A figure on the map, as views have it. */
interface Base extends Place {
  readonly id: string;
  readonly card: string;
}

/** What views have of the map. */
interface Drawn {
  readonly map: string | null;
  readonly openDoors: readonly string[];
  readonly figures: readonly Base[];
}

const isMassive = ({ card }: Base): boolean =>
  figureCardOf(card)?.keywords.some(({ keyword }) => keyword === 'massive') ?? false;

const gridIn = ({ map, openDoors }: Drawn) => (map === null ? null : gridOf(mapInfo(map).id, openDoors));

/**
 * Lines along which a figure sees a space of a piece, as a board draws them (IA-8.1): null without sight. Abilities that see past figures are left
 * out: their attacks show no lines.
 */
export function sightBetween(view: Drawn, from: Base, to: string, space: SpaceId): SightLines | null {
  const grid = gridIn(view);
  if (!grid) return null;
  const target = view.figures.find(({ id }) => id === to);
  const isClear = isMassive(from) || (target !== undefined && isMassive(target));
  const others = view.figures.filter(({ id }) => id !== from.id && id !== to);
  const opaque = isClear ? [] : others.flatMap((figure) => spacesOf(figure));
  return grid.sight(spacesOf(from), [space], opaque);
}

/**
 * The way of a movement to one of its places: from place to place, each as near to the start as its price says.
 * `prices`: price of each place (`c4`, `c4/2x3`). Null if prices leave a gap, as past a friendly figure.
 */
export function wayTo(view: Drawn, figure: Base, prices: ReadonlyMap<string, number>, to: string): SpaceId[] | null {
  const grid = gridIn(view);
  const start = placeKey(figure);
  const way: SpaceId[] = [];
  if (!grid) return null;
  for (let at = to; at !== start; ) {
    const price = prices.get(at) ?? 0;
    const place = placeOf(at);
    way.unshift(place.space);
    const nexts = [...stepsOf(grid, place, 'walk'), ...turns(grid, place, 'walk')].map((next) => placeKey(next));
    const before = nexts
      .filter((next) => next === start || (prices.get(next) ?? price) < price)
      .sort((a, b) => (prices.get(a) ?? 0) - (prices.get(b) ?? 0))
      .at(nexts.includes(start) && price <= 2 ? 0 : -1);
    if (before === undefined || way.length > prices.size) return null;
    at = before;
  }
  return [figure.space, ...way];
}
