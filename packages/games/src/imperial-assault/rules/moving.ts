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
import { activationOf, figureOf, rivalOf, type State } from '../state.ts';
import { abilitiesOf } from './ability-book.ts';
import { cardOf, hasCondition, keywordOf, spacesOfFigure } from './board.ts';
import { missionHooks } from './mission-book.ts';
import { spaceName } from './names.ts';
import { type Position, positionOf } from './position.ts';

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

/** The spaces of all other figures. */
export function spacesOfOthers(g: State, figure: string): ReadonlySet<SpaceId> {
  const spaces = new Set<SpaceId>();
  for (const id in g.figures) {
    const one = g.figures[id];
    if (one && id !== figure) for (const space of spacesOfFigure(one)) spaces.add(space);
  }
  return spaces;
}

/** The price of each place for a figure by the cells it covers, worked out for the position as it is now. */
type Prices = (cells: readonly number[]) => number;

/** The movement points it costs a figure to enter a place (IA-6.6 to IA-6.10, IA-6.30, IA-6.32, IA-6.40). */
function pricesFor(g: State, figure: string, kind: MoveKind): Prices {
  if (kind === 'spaces' || isFree(g, figure)) return () => 1;
  const { bySeat, grid } = positionOf(g);
  const { difficult } = grid;
  const hostile = bySeat[rivalOf(g, figureOf(g, figure).seat)];
  return (cells) => {
    let [isHostile, isDifficult] = [0, 0];
    for (const cell of cells) {
      if (hostile && (hostile[cell] ?? 0) > 0) isHostile = 1;
      if (difficult[cell] === 1) isDifficult = 1;
    }
    return 1 + isHostile + isDifficult;
  };
}

/** The movement points it costs a figure to enter a place. */
export function costOf(g: State, figure: string, place: Place, kind: MoveKind): number {
  const { grid } = positionOf(g);
  return pricesFor(g, figure, kind)(spacesOf(place).map((space) => grid.cell(space)));
}

/** Movement points of the activating figure, those of one more move action included (IA-6.1, IA-6.2). */
export function movementOf(g: State, figure: string): number {
  const { points, actions } = activationOf(g);
  return points + (actions > 0 ? speedOf(g, figure) : 0);
}

/** Whether a figure may leave its space of its own will (IA-11.18). */
export function canLeave(g: State, figure: string): boolean {
  if (hasCondition(g, figure, 'stunned')) return false;
  return !abilitiesOf(g, figure).some(({ ability, owner }) => ability.forbidsMoving?.(g, owner));
}

/** Cells that a Massive figure may not enter: those of other Massive figures (IA-6.43). */
function closedToMassive(g: State, figure: string): ReadonlySet<number> {
  const others = [...positionOf(g).standing].filter(([id]) => id !== figure && keywordOf(g, id, 'massive') > 0);
  return new Set(others.flatMap(([, { cells }]) => cells));
}

/** Whether another figure than the one with some cells stands in one of these. */
function isTaken({ counts }: Position, own: readonly number[], cells: readonly number[]): boolean {
  for (const cell of cells) if ((counts[cell] ?? 0) > Number(own.includes(cell))) return true;
  return false;
}

/** Whether a figure shares a space with another. */
export function isSharing(g: State, figure: string): boolean {
  const position = positionOf(g);
  const own = position.standing.get(figure)?.cells ?? [];
  return isTaken(position, own, own);
}

/** Where a figure may be brought, willing or not; only Massive ones end on others (IA-6.11, IA-6.41, IA-6.42, IA-6.45). */
function search(g: State, figure: string, budget: number, kind: MoveKind): readonly Reach[] {
  const position = positionOf(g);
  const isMassive = keywordOf(g, figure, 'massive') > 0;
  const prices = pricesFor(g, figure, kind);
  const from = placeOf(figureOf(g, figure).place);
  const gait = { passage: passageOf(g, figure), mayTurn: kind === 'points' };
  if (!isMassive) {
    const own = position.standing.get(figure)?.cells ?? [];
    const reached = reachWithin(position.grid, from, budget, { ...gait, cost: prices });
    return reached.filter(({ cells }) => !isTaken(position, own, cells));
  }
  const closed = closedToMassive(g, figure);
  const isClosed = (cell: number) => closed.has(cell);
  const cost = (cells: readonly number[]) => (cells.some(isClosed) ? Number.POSITIVE_INFINITY : prices(cells));
  return reachWithin(position.grid, from, budget, { ...gait, cost }).filter(({ cells }) => !cells.some(isClosed));
}

/** One search serves the options, the path of the chosen one and what is left after it. */
function reachable(g: State, figure: string, budget: number, kind: MoveKind): readonly Reach[] {
  const { reached } = positionOf(g);
  const key = `${figure} ${budget} ${kind}`;
  const known = reached.get(key) ?? search(g, figure, budget, kind);
  reached.set(key, known);
  return known;
}

/**
 * Where a figure may end a movement within a budget, with the cheapest path; spaces of other figures are passed but not
 * ended in, except by Massive ones.
 */
export function destinations(g: State, figure: string, budget: number, kind: MoveKind): readonly Reach[] {
  return canLeave(g, figure) && budget > 0 ? reachable(g, figure, budget, kind) : [];
}

/** Where a push of some spaces may bring a figure; it is no voluntary movement (IA-6.27, IA-6.28, IA-6.46, IA-6.47). */
export function pushPlaces(g: State, figure: string, spaces: number): readonly Reach[] {
  return reachable(g, figure, spaces, 'spaces');
}

/** Options by place and price: the same for all figures and matches. */
const options = new WeakMap<Place, Option[]>();

/** Options to move to these places: `to:<place>`. */
export function placeOptions(reached: readonly Reach[]): Option[] {
  return reached.map(({ place, cost }) => {
    const ofPlace = options.get(place) ?? [];
    if (ofPlace.length === 0) options.set(place, ofPlace);
    const option = ofPlace[cost] ?? {
      key: `to:${placeKey(place)}`,
      label: spaceName(place.space),
      detail: text('move.cost', { n: cost }),
      at: `space:${place.space}`,
    };
    ofPlace[cost] = option;
    return option;
  });
}

/** Options that move a figure to these places. */
export function moveOptions(figure: string, reached: readonly Reach[]): Option[] {
  return placeOptions(reached).map(({ key, label, detail, at }) => ({
    key,
    label,
    ...(detail && { detail }),
    from: `figure:${figure}`,
    ...(at && { at }),
  }));
}
