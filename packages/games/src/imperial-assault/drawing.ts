/** Geometry that boards draw from what is public: lines of sight and the way of a movement. It decides nothing. */
import {
  type Place,
  placeOf,
  reachWithin,
  type SightLines,
  type SpaceId,
  type SquareGrid,
  spacesOf,
} from '../engine/grid/index.ts';
import { figureCardOf } from './data/deployments.ts';
import { gridOf, mapInfo } from './data/maps.ts';

/** A figure on the map, as views have it. */
interface Base extends Place {
  readonly id: string;
  readonly seat: string;
  readonly card: string;
}

/** What views have of the map. */
interface Drawn {
  readonly map: string | null;
  readonly openDoors: readonly string[];
  readonly figures: readonly Base[];
}

const hasKeyword = ({ card }: Base, wanted: 'massive' | 'mobile'): boolean =>
  figureCardOf(card)?.keywords.some(({ keyword }) => keyword === wanted) ?? false;
const isMassive = (figure: Base): boolean => hasKeyword(figure, 'massive');
/** Whether terrain and figures cost it nothing more (IA-6.15, IA-6.39). */
const isPassing = (figure: Base): boolean => isMassive(figure) || hasKeyword(figure, 'mobile');

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

/** What a place costs a figure in movement points, by its cells (IA-6.6 to IA-6.10). */
function pricesIn(grid: SquareGrid, view: Drawn, figure: Base): (cells: readonly number[]) => number {
  const hostile = view.figures.flatMap((one) => (one.seat === figure.seat ? [] : spacesOf(one)));
  const cellsOfHostile = new Set(hostile.map((space) => grid.cell(space)));
  return (cells) =>
    1 +
    Number(cells.some((cell) => cellsOfHostile.has(cell))) +
    Number(cells.some((cell) => grid.difficult[cell] === 1));
}

/** The way of a movement to a place (`c4`, `c4/2x3`) for its price, from place to place; null if there is none. */
export function wayTo(view: Drawn, figure: Base, price: number, to: string): SpaceId[] | null {
  const grid = gridIn(view);
  if (!grid) return null;
  const end = placeOf(to);
  const passage = isPassing(figure) ? 'free' : 'walk';
  const inSpaces = () => 1;
  // Some effects count spaces (IA-6.23): their price is that of no terrain and no figure.
  for (const cost of passage === 'free' ? [inSpaces] : [pricesIn(grid, view, figure), inSpaces]) {
    const found = reachWithin(grid, figure, price, { passage, mayTurn: true, cost }).find(({ place }) => place === end);
    if (found?.cost === price) return [figure.space, ...found.path.map(({ space }) => space)];
  }
  return null;
}
