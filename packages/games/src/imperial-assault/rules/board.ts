import { placeOf, type SpaceId, type SquareGrid, spacesOf } from '../../engine/grid/index.ts';
import type { SeatId } from '../../engine/state.ts';
import { figureCardOf } from '../data/deployments.ts';
import { gridOf, mapInfo } from '../data/maps.ts';
import { missionOf } from '../data/missions.ts';
import type { FigureCard } from '../data/schema.ts';
import type { ConditionId, KeywordId } from '../data/terms.ts';
import { type Figure, figureOf, type State, type Token } from '../state.ts';

/** The map of the match. Throws before the mission is drawn. */
export function mapOf({ mission }: Pick<State, 'mission'>): ReturnType<typeof mapInfo> {
  if (!mission) throw new Error('no mission has been drawn');
  return mapInfo(missionOf(mission).map);
}

/** The grid of the map, with the doors as they are now (IA-11.27). */
export function gridNow({ mission, openDoors }: State): SquareGrid {
  const n = openDoors.length;
  const known = grids.get(openDoors);
  if (known?.mission === mission && known.n === n) return known.grid;
  const grid = gridOf(mapOf({ mission }).id, openDoors);
  grids.set(openDoors, { mission, n, grid });
  return grid;
}

/** Grids by the list of open doors: doors are added at its end, and it is replaced when they close. */
const grids = new WeakMap<readonly string[], { mission: State['mission']; n: number; grid: SquareGrid }>();

/** The deployment card of a figure, with the errata of the match's ruleset (IA-1.7, IA-1.8). */
export function cardOf(g: State, figure: string): FigureCard {
  const group = g.groups[figureOf(g, figure).group];
  const card = group && figureCardOf(group.card);
  if (!card) throw new Error(`${figure} has no card`);
  return g.ruleset === 'faq' ? correctedCard(card) : card;
}

const corrected = new Map<FigureCard, FigureCard>();

/** A card with its errata. */
function correctedCard(card: FigureCard): FigureCard {
  if (!card.faq) return card;
  const { speed = card.speed, surges = card.surges } = card.faq;
  const known = corrected.get(card) ?? { ...card, speed, surges };
  corrected.set(card, known);
  return known;
}

/** The number of a keyword that a figure's card prints; 0 without it. */
export function keywordOf(g: State, figure: string, keyword: KeywordId): number {
  let sum = 0;
  for (const one of cardOf(g, figure).keywords) if (one.keyword === keyword) sum += one.n;
  return sum;
}

/** The spaces a figure stands in. */
export function spacesOfFigure({ place }: Figure): readonly SpaceId[] {
  return spacesOf(placeOf(place));
}

/** The empty spaces along a closed door: it counts as being in each of them for distance and sight (IA-7.12). */
function spacesAlong(g: State, door: string): SpaceId[] {
  const closed = g.mission && !g.openDoors.includes(door) ? mapOf(g).doors.find(({ id }) => id === door) : undefined;
  if (!closed) return [];
  const taken = occupants(g);
  return closed.edges.flat().filter((space) => !taken.has(space));
}

/** The spaces of a figure, a token or a closed door; none for a piece that is gone. */
export function spacesOfPiece(g: State, id: string): readonly SpaceId[] {
  const figure = g.figures[id];
  if (figure) return spacesOfFigure(figure);
  const token = tokenOf(g, id);
  if (!token) return spacesAlong(g, id);
  return token.space ? [token.space] : [];
}

/** The place of a figure or token for an entry of the log about it; none if it is not on the map. */
export function placeIn(g: State, id: string): { at: string } | undefined {
  const place = g.figures[id]?.place ?? tokenOf(g, id)?.space;
  return place ? { at: `space:${place}` } : undefined;
}

export function tokenOf(g: State, id: string): Token | undefined {
  return g.tokens.find((token) => token.id === id);
}

/** The figures of a seat on the map. */
export function figuresOf(g: State, seat: SeatId): Figure[] {
  const own: Figure[] = [];
  for (const id in g.figures) {
    const figure = g.figures[id];
    if (figure?.seat === seat) own.push(figure);
  }
  return own;
}

/**
 * Copies the record of figures after fields were added or deleted: until then V8 keeps it as a hash table, and loops over
 * it are ten times as slow.
 */
export function renewFigures(g: State): void {
  g.figures = { ...g.figures };
}

/** The figures of a group on the map. */
export function membersOf(g: State, group: string): Figure[] {
  const members: Figure[] = [];
  for (const id in g.figures) {
    const figure = g.figures[id];
    if (figure?.group === group) members.push(figure);
  }
  return members;
}

/** The figures by the spaces they stand in. */
export function occupants(g: State): ReadonlyMap<SpaceId, Figure> {
  const found = new Map<SpaceId, Figure>();
  for (const id in g.figures) {
    const figure = g.figures[id];
    if (figure) for (const space of spacesOfFigure(figure)) found.set(space, figure);
  }
  return found;
}

/** The counted distance between the nearest of some spaces (IA-7.9). */
export function distanceBetween(g: State, from: readonly SpaceId[], to: readonly SpaceId[]): number {
  const grid = gridNow(g);
  let least = Number.POSITIVE_INFINITY;
  for (const one of from) for (const other of to) least = Math.min(least, grid.distance(one, other));
  return least;
}

/** The counted distance between two pieces (IA-7.13). */
export function distanceOf(g: State, one: string, other: string): number {
  return distanceBetween(g, spacesOfPiece(g, one), spacesOfPiece(g, other));
}

/** Whether two different pieces are next to each other (IA-7.5, IA-7.9). */
export function isNextTo(g: State, one: string, other: string): boolean {
  return one !== other && distanceOf(g, one, other) === 1;
}

/** Whether a piece is on or next to a space as a space: blocking ones are next to none (IA-7.6). */
export function isBesideSpace(g: State, piece: string, space: SpaceId): boolean {
  const grid = gridNow(g);
  return spacesOfPiece(g, piece).some((one) => one === space || grid.isAdjacent(one, space));
}

export function hasCondition(g: State, figure: string, condition: ConditionId): boolean {
  return g.figures[figure]?.conditions.includes(condition) ?? false;
}

/** A figure gains a condition; it has each at most once (IA-11.12). */
export function gainCondition(g: State, figure: string, condition: ConditionId): void {
  const found = g.figures[figure];
  if (found && !found.conditions.includes(condition)) found.conditions.push(condition);
}

export function loseCondition(g: State, figure: string, condition: ConditionId): void {
  const found = g.figures[figure];
  if (found) found.conditions = found.conditions.filter((one) => one !== condition);
}

/** The seat that alone has a figure on or next to a token or terminal (IA-11.1, IA-11.2); null without one. */
export function controllerOf(g: State, spaces: readonly SpaceId[]): SeatId | null {
  const near = g.seats.filter((seat) =>
    figuresOf(g, seat).some((figure) => distanceBetween(g, spacesOfFigure(figure), spaces) <= 1),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** The seat that alone has a figure in an area (IA-11.3); null without one. */
export function areaController(g: State, area: readonly SpaceId[]): SeatId | null {
  const inside = g.seats.filter((seat) =>
    figuresOf(g, seat).some((figure) => spacesOfFigure(figure).some((space) => area.includes(space))),
  );
  return inside.length === 1 ? (inside[0] ?? null) : null;
}

/** The terminals a seat controls. */
export function terminalsOf(g: State, seat: SeatId): SpaceId[] {
  return mapOf(g).terminals.filter((space) => controllerOf(g, [space]) === seat);
}

/** Ready deployment cards of a seat; Skirmish Upgrades do not count (IA-4.13, IA-4.14). */
export function readyGroups(g: State, seat: SeatId): string[] {
  const ready: string[] = [];
  for (const id in g.groups) {
    const group = g.groups[id];
    if (group?.seat === seat && group.figures > 0 && !group.exhausted && membersOf(g, id).length > 0) ready.push(id);
  }
  return ready;
}
