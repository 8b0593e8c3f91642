import { placeOf, type Reach, type SightLines, type SquareGrid, spacesOf } from '../../engine/grid/index.ts';
import type { SeatId } from '../../engine/state.ts';
import { figureOf, type State } from '../state.ts';
import { gridNow } from './board.ts';

/** A figure by its number among the figures, with the cells it covers on the grid. */
export interface Standing {
  readonly number: number;
  readonly seat: SeatId;
  cells: readonly number[];
}

/** Memo of what follows from where the figures stand. */
export interface Position {
  readonly grid: SquareGrid;
  readonly standing: ReadonlyMap<string, Standing>;
  /** Figures by cell, of all and of each seat; more than one while a figure passes others. */
  readonly counts: Uint8Array;
  readonly bySeat: Readonly<Record<SeatId, Uint8Array>>;
  /** Cells with figures, for `SquareGrid.look`; null until it is asked for. */
  opaque: Uint32Array | null;
  /** Searches for paths, by figure, budget and kind. */
  readonly reached: Map<string, readonly Reach[]>;
  /** Lines of sight, by both figures and the space looked at. */
  readonly sights: Map<number, SightLines | null>;
}

/** By the record of figures: a state that shares it has the same position. */
const positions = new WeakMap<State['figures'], Position>();

const cellsOf = (grid: SquareGrid, place: string) => spacesOf(placeOf(place)).map((space) => grid.cell(space));

function count({ counts, bySeat }: Position, { seat, cells }: Standing, by: 1 | -1): void {
  for (const each of [counts, bySeat[seat]]) if (each) for (const cell of cells) each[cell] = (each[cell] ?? 0) + by;
}

function standNow(g: State, grid: SquareGrid): Position {
  const standing = new Map<string, Standing>();
  const counts = new Uint8Array(grid.difficult.length);
  const bySeat = Object.fromEntries(g.seats.map((seat) => [seat, new Uint8Array(counts.length)]));
  const position: Position = { grid, standing, counts, bySeat, opaque: null, reached: new Map(), sights: new Map() };
  for (const id in g.figures) {
    const { seat, place } = figureOf(g, id);
    const one = { number: standing.size, seat, cells: cellsOf(grid, place) };
    standing.set(id, one);
    count(position, one, 1);
  }
  return position;
}

/** The position as it is now. */
export function positionOf(g: State): Position {
  const grid = gridNow(g);
  const known = positions.get(g.figures);
  if (known?.grid === grid) return known;
  const position = standNow(g, grid);
  positions.set(g.figures, position);
  return position;
}

/** Cells with figures besides one, which does not hide itself. */
export function opaqueBeside({ grid, standing }: Position, one?: Standing): Uint32Array {
  const cells: number[] = [];
  for (const other of standing.values()) if (other !== one) for (const cell of other.cells) cells.push(cell);
  return grid.bits(cells);
}

/** Cells with figures. */
export function opaqueNow(position: Position): Uint32Array {
  position.opaque ??= opaqueBeside(position);
  return position.opaque;
}

/** Drops the memo of the position: when a figure has come. A figure that goes leaves a new record. */
export function dropPosition(g: State): void {
  positions.delete(g.figures);
}

/** Puts a figure of the map somewhere else. Places of figures are changed by nothing else. */
export function moveTo(g: State, figure: string, place: string): void {
  figureOf(g, figure).place = place;
  const position = positions.get(g.figures);
  const one = position?.standing.get(figure);
  if (!position || !one) return;
  count(position, one, -1);
  one.cells = cellsOf(position.grid, place);
  count(position, one, 1);
  position.opaque = null;
  position.reached.clear();
  position.sights.clear();
}

/** Whether the memo of the position is as the figures stand, for the invariants. */
export function isPositionTrue(g: State): boolean {
  const known = positions.get(g.figures);
  if (!known) return true;
  const now = standNow(g, known.grid);
  const isPlaced = ([id, { cells }]: [string, Standing]) => known.standing.get(id)?.cells.join() === cells.join();
  return [...now.standing].every(isPlaced) && now.counts.every((n, cell) => known.counts[cell] === n);
}
