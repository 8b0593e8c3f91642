import {
  type Place,
  placeKey,
  placeOf,
  type Reach,
  reachWithin,
  type SpaceId,
  spacesOf,
} from '../../engine/grid/index.ts';
import type { Option } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import { figureOf, type State } from '../state.ts';
import { abilitiesOf } from './ability-book.ts';
import { cardOf, gridNow, hasCondition, keywordOf, occupants, spacesOfFigure } from './board.ts';
import { missionHooks } from './mission-book.ts';
import { spaceName } from './names.ts';

/** `points` pays for difficult terrain and hostile figures; `spaces` counts spaces only, and no base turns (IA-6.23, IA-6.24). */
export type MoveKind = 'points' | 'spaces';

const isFree = (g: State, figure: string) => keywordOf(g, figure, 'mobile') + keywordOf(g, figure, 'massive') > 0;

/** How a figure passes terrain (IA-6.15, IA-6.17, IA-6.39). */
export function passageOf(g: State, figure: string): 'walk' | 'free' {
  return isFree(g, figure) ? 'free' : 'walk';
}

/** Speed with what the mission changes (contraband), never below 0. */
export function speedOf(g: State, figure: string): number {
  return Math.max(0, cardOf(g, figure).speed + (missionHooks(g).speed?.(g, figure) ?? 0));
}

/** The price of each place for a figure, worked out for the position as it is now. */
type Prices = (place: Place) => number;

/** The movement points it costs a figure to enter a place (IA-6.6 to IA-6.10, IA-6.30, IA-6.32, IA-6.40). */
function pricesFor(g: State, figure: string, kind: MoveKind): Prices {
  if (kind === 'spaces' || isFree(g, figure)) return () => 1;
  const { seat } = figureOf(g, figure);
  const hostile = new Set(Object.values(g.figures).flatMap((one) => (one.seat === seat ? [] : spacesOfFigure(one))));
  const grid = gridNow(g);
  return (place) => {
    const spaces = spacesOf(place);
    const isHostile = spaces.some((space) => hostile.has(space));
    return 1 + Number(isHostile) + Number(spaces.some((space) => grid.ground(space) === 'difficult'));
  };
}

/** The movement points it costs a figure to enter a place. */
export function costOf(g: State, figure: string, place: Place, kind: MoveKind): number {
  return pricesFor(g, figure, kind)(place);
}

/** Whether a figure may leave its space of its own will (IA-11.18). */
export function canLeave(g: State, figure: string): boolean {
  if (hasCondition(g, figure, 'stunned')) return false;
  return !abilitiesOf(g, figure).some(({ ability, owner }) => ability.forbidsMoving?.(g, owner));
}

/** Places that a Massive figure may not enter: those of other Massive figures (IA-6.43). */
function closedToMassive(g: State, figure: string): ReadonlySet<SpaceId> {
  if (keywordOf(g, figure, 'massive') === 0) return new Set();
  const others = [...occupants(g)].filter(([, { id }]) => id !== figure && keywordOf(g, id, 'massive') > 0);
  return new Set(others.map(([space]) => space));
}

/** The spaces of all other figures. */
export function spacesOfOthers(g: State, figure: string): ReadonlySet<SpaceId> {
  const spaces = new Set<SpaceId>();
  for (const id in g.figures) {
    const one = g.figures[id];
    if (one && id !== figure) for (const space of spacesOfFigure(one)) spaces.add(space);
  }
  return spaces;
}

/** Where a figure may be brought, willing or not; only Massive ones end on others (IA-6.11, IA-6.41, IA-6.42, IA-6.45). */
function reachable(g: State, figure: string, budget: number, kind: MoveKind): Reach[] {
  const closed = closedToMassive(g, figure);
  const prices = pricesFor(g, figure, kind);
  const isClosed = (place: Place) => closed.size > 0 && spacesOf(place).some((space) => closed.has(space));
  const reached = reachWithin(gridNow(g), placeOf(figureOf(g, figure).place), budget, {
    passage: passageOf(g, figure),
    mayTurn: kind === 'points',
    cost: (place) => (isClosed(place) ? Number.POSITIVE_INFINITY : prices(place)),
  });
  const taken = keywordOf(g, figure, 'massive') > 0 ? closed : spacesOfOthers(g, figure);
  return [...reached.values()].filter(({ place }) => !spacesOf(place).some((space) => taken.has(space)));
}

/**
 * Where a figure may end a movement within a budget, with the cheapest path; spaces of other figures are passed but not
 * ended in, except by Massive ones.
 */
export function destinations(g: State, figure: string, budget: number, kind: MoveKind): Reach[] {
  return canLeave(g, figure) && budget > 0 ? reachable(g, figure, budget, kind) : [];
}

/** Where a push of some spaces may bring a figure; it is no voluntary movement (IA-6.27, IA-6.28, IA-6.46, IA-6.47). */
export function pushPlaces(g: State, figure: string, spaces: number): Reach[] {
  return reachable(g, figure, spaces, 'spaces');
}

/** Options that move a figure to these places: `to:<place>`. */
export function moveOptions(figure: string, reached: readonly Reach[]): Option[] {
  return reached.map(({ place, cost }) => ({
    key: `to:${placeKey(place)}`,
    label: spaceName(place.space),
    detail: text('move.cost', { n: cost }),
    from: `figure:${figure}`,
    at: `space:${place.space}`,
  }));
}
