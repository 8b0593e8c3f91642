import {
  BASE_SPACE,
  type PlaceId,
  type RebellionView,
  type Side,
  SYSTEM_IDS,
  type SystemId,
  type UnitId,
  type UnitType,
} from '@echo-base/games/rebellion/client';
import { BASE_TAG, BAY, type Box, centreOf, DISC, MAP } from './layout.ts';
import { type Stack, stacksIn, stacksOf, totalOf } from './stacks.ts';

/**
 * Placement of unit plates beside their discs: left, right or below, with small vertical offsets, where they cover the
 * least of names, discs, leaders and other plates.
 */

/** Level of detail: every type of unit; two numbers per side; the same, larger, without names. */
export type Detail = 'near' | 'far' | 'power';

/** Scale of names and plates relative to scale 1. */
export const ENLARGED: Readonly<Record<Detail, number>> = { near: 1, far: 1.5, power: 2.5 };

/** The same for leaders, which must not be larger than their planets. */
export const LEADERS_ENLARGED: Readonly<Record<Detail, number>> = { near: 1, far: 1.2, power: 1.6 };

export interface Cell {
  readonly type: UnitType;
  readonly count: number;
  readonly damaged: number;
  readonly ids: readonly UnitId[];
}

export interface Plate {
  readonly system: SystemId;
  readonly side: Side;
  readonly rows: readonly (readonly Cell[])[];
  /** Width of a cell before enlargement. */
  readonly cell: number;
  readonly box: Box;
}

export const ROW = 21;
const MOST_IN_ROW = 4;
/** Distance from the centre of a disc to a plate: outside the ring of a legal target. */
const GAP = DISC + 14;
const SHIFTS = [0, -10, 10, -20, 20, -30, 30] as const;

const cellOf = ({ type, ids, damaged }: Stack): Cell => ({ type, ids, count: ids.length, damaged });

function rowsOf(stacks: readonly Stack[]): Cell[][] {
  const cells = stacks.map(cellOf);
  return Array.from({ length: Math.ceil(cells.length / MOST_IN_ROW) }, (_, row) =>
    cells.slice(row * MOST_IN_ROW, (row + 1) * MOST_IN_ROW),
  );
}

/** Icons for all ships, and all ground units, of a side. */
const SIGNS = { rebel: ['x-wing', 'rebel-trooper'], imperial: ['star-destroyer', 'stormtrooper'] } as const;

function sumCell(stacks: readonly Stack[], type: UnitType): Cell[] {
  const damaged = stacks.reduce((sum, stack) => sum + stack.damaged, 0);
  return stacks.length === 0 ? [] : [{ type, count: totalOf(stacks), damaged, ids: stacks.flatMap(({ ids }) => ids) }];
}

/** Ships and ground units of a side as two numbers; one if it has only one of both. */
export function totalsOf(stacks: readonly Stack[], side: Side): Cell[] {
  const [ships, troops] = SIGNS[side];
  return [...sumCell(stacksIn(stacks, side, 'space'), ships), ...sumCell(stacksIn(stacks, side, 'ground'), troops)];
}

function cellsOf(stacks: readonly Stack[], side: Side, detail: Detail): Cell[][] {
  const [space, ground] = [stacksIn(stacks, side, 'space'), stacksIn(stacks, side, 'ground')];
  if (detail === 'near') return [...rowsOf(space), ...rowsOf(ground)];
  return [totalsOf([...space, ...ground], side)];
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const MAP_BOX: Box = { x: 4, y: 4, width: MAP.width - 8, height: MAP.height - 8 };
/** Height of the line over a plate of arriving units. */
const TITLE = 22;
const areaOf = ({ width, height }: Box): number => width * height;

/** Average width of a character of a name at its size on the map. */
const LETTER = 6.8;

export interface Facts {
  readonly view: RebellionView;
  readonly unitsAt: ReadonlyMap<string, readonly UnitId[]>;
  nameOf(id: SystemId): string;
  leadersIn(id: SystemId): number;
}

function baseTag({ base }: RebellionView): Box[] {
  if (base.system === null) return [];
  const { x, y } = centreOf(base.system);
  return [{ ...BASE_TAG, x: x + BASE_TAG.x, y: y + BASE_TAG.y }];
}

/** Boxes that plates must not cover: discs with rings, names with icons, leaders, the bay. */
function obstacles({ view, nameOf, leadersIn }: Facts, detail: Detail): Box[] {
  const k = ENLARGED[detail];
  const boxes = SYSTEM_IDS.flatMap((id): Box[] => {
    const { x, y } = centreOf(id);
    const width = nameOf(id).length * LETTER * k;
    const row = leadersIn(id) * 23 * LEADERS_ENLARGED[detail];
    return [
      { x: x - DISC - 9, y: y - DISC - 9, width: 2 * DISC + 18, height: 2 * DISC + 18 },
      ...(detail === 'power'
        ? []
        : [{ x: x - width / 2, y: y + DISC + 7, width, height: (detail === 'near' ? 30 : 16) * k }]),
      ...(row > 0
        ? [
            {
              x: x - row / 2,
              y: y - DISC - 10 - 12 * LEADERS_ENLARGED[detail],
              width: row,
              height: 24 * LEADERS_ENLARGED[detail],
            },
          ]
        : []),
    ];
  });
  return [...boxes, ...baseTag(view), BAY];
}

function candidates(system: SystemId, side: Side, isAlone: boolean, width: number, height: number): Box[] {
  const { x, y } = centreOf(system);
  const left = SHIFTS.map((dy) => ({ x: x - GAP - width, y: y - height / 2 + dy, width, height }));
  const right = SHIFTS.map((dy) => ({ x: x + GAP, y: y - height / 2 + dy, width, height }));
  const slides = [0, -24, 24];
  const below = slides.map((dx) => ({ x: x - width / 2 + dx, y: y + DISC + 40, width, height }));
  const above = slides.map((dx) => ({ x: x - width / 2 + dx, y: y - DISC - 26 - height, width, height }));
  const beside = side === 'imperial' && !isAlone ? [...left, ...right] : [...right, ...left];
  return [...beside, ...below, ...above];
}

/** The candidate that covers least; the first on a tie. */
function best(boxes: readonly Box[], taken: readonly Box[]): Box {
  const cost = (box: Box) =>
    taken.reduce((sum, other) => sum + overlap(box, other), 0) + 4 * (areaOf(box) - overlap(box, MAP_BOX));
  return boxes.reduce((least, box) => (cost(box) < cost(least) ? box : least));
}

type Unplaced = Omit<Plate, 'box'> & { readonly isAlone: boolean; readonly width: number; readonly height: number };
type Rows = Pick<Plate, 'system' | 'side' | 'rows'>;

/** A plate with its size. */
function sized(plate: Rows, isAlone: boolean, detail: Detail): Unplaced {
  const { rows } = plate;
  const cell = rows.flat().some(({ count }) => count > 9) ? 43 : 35;
  const width = (Math.max(...rows.map((row) => row.length)) * cell + 3) * ENLARGED[detail];
  const height = (rows.length * ROW + 3) * ENLARGED[detail];
  return { ...plate, cell, isAlone, width, height };
}

/** The plates of a system before placement. */
function plain({ view, unitsAt }: Facts, system: SystemId, detail: Detail): Unplaced[] {
  const stacks = stacksOf(unitsAt.get(system) ?? [], view);
  const sides = (['imperial', 'rebel'] as const)
    .map((side) => ({ system, side, rows: cellsOf(stacks, side, detail).filter((row) => row.length > 0) }))
    .filter(({ rows }) => rows.length > 0);
  return sides.map((plate) => sized(plate, sides.length === 1, detail));
}

function placed({ isAlone, width, height, ...plate }: Unplaced, taken: readonly Box[]): Plate {
  return { ...plate, box: best(candidates(plate.system, plate.side, isAlone, width, height), taken) };
}

/** Places the plates of all systems, the largest first. */
export function platesOf(facts: Facts, detail: Detail): readonly Plate[] {
  const taken = obstacles(facts, detail);
  const unplaced = SYSTEM_IDS.flatMap((system) => plain(facts, system, detail));
  return unplaced
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
    .map((one): Plate => {
      const plate = placed(one, taken);
      taken.push(plate.box);
      return plate;
    });
}

/** Places a plate for units arriving at a place: where it covers the least; at the right of the base space. */
export function plateFor(
  facts: Facts,
  detail: Detail,
  taken: readonly Box[],
  { to, side, units }: { readonly to: PlaceId; readonly side: Side; readonly units: readonly UnitId[] },
): Plate {
  const rows = cellsOf(stacksOf(units, facts.view), side, detail).filter((row) => row.length > 0);
  const system = to === BASE_SPACE ? SYSTEM_IDS[0] : to;
  const plate = sized({ system, side, rows }, false, detail);
  const { width, height } = plate;
  if (to !== BASE_SPACE) {
    const whole = placed({ ...plate, height: height + TITLE }, [...obstacles(facts, detail), ...taken]);
    return { ...whole, box: { ...whole.box, y: whole.box.y + TITLE, height } };
  }
  return { ...plate, box: { x: BAY.x + BAY.width + 10, y: BAY.y, width, height } };
}

/** The stacks in the Rebel base space. */
export function stacksInBay(view: RebellionView, unitsAt: Facts['unitsAt']): readonly Stack[] {
  return stacksOf(unitsAt.get(BASE_SPACE) ?? [], view);
}
