import {
  BASE_SPACE,
  type PlaceId,
  type RebellionView,
  type Side,
  SYSTEM_IDS,
  SYSTEMS,
  type SystemId,
  type UnitId,
  type UnitType,
} from '@echo-base/games/rebellion/client';
import { homeOf } from './box-sides.ts';
import { type Box, DISC, type MapLayout } from './layout.ts';
import {
  type Anchor,
  candidatesFor,
  isUsual,
  leastCovering,
  mapBox,
  type Obstacle,
  type Occupancy,
  tagCandidates,
  WEIGHTS,
} from './placement.ts';
import { type Stack, stacksIn, stacksOf, totalOf } from './stacks.ts';

/** Unit plates beside their discs, and the tag of the Rebel base: their size and place. */

/** Level of detail: every type of unit; two numbers per side; one number per side, larger, without names. */
export type Detail = 'near' | 'far' | 'power';

/** Scale of names and plates relative to scale 1. */
export const ENLARGED: Readonly<Record<Detail, number>> = { near: 1, far: 1.5, power: 2.5 };

/** Scale of names relative to scale 1. */
export const namesEnlarged = ({ names, wanted = 1 }: MapLayout, detail: Detail): number =>
  ENLARGED[detail] * (detail === 'near' ? names : 1) * wanted;

/** The same for leaders, which must not be larger than their planets. */
export const LEADERS_ENLARGED: Readonly<Record<Detail, number>> = { near: 1, far: 1.2, power: 1.6 };

export interface PlateCell {
  readonly type: UnitType;
  readonly count: number;
  readonly damaged: number;
  readonly ids: readonly UnitId[];
}

export interface Plate {
  readonly system: SystemId;
  readonly side: Side;
  readonly rows: readonly (readonly PlateCell[])[];
  /** Left edges of the columns from the left of the plate, and the right edge of the last, before enlargement. */
  readonly edges: readonly number[];
  /** A number without a picture. */
  readonly isBare?: boolean;
  readonly box: Box;
}

export const ROW = 21;
const MOST_IN_ROW = 4;

const cellOf = ({ type, ids, damaged }: Stack): PlateCell => ({ type, ids, count: ids.length, damaged });

function rowsOf(stacks: readonly Stack[]): PlateCell[][] {
  const cells = stacks.map(cellOf);
  return Array.from({ length: Math.ceil(cells.length / MOST_IN_ROW) }, (_, row) =>
    cells.slice(row * MOST_IN_ROW, (row + 1) * MOST_IN_ROW),
  );
}

/** Icons for all ships, and all ground units, of a side. */
const SIGNS = { rebel: ['x-wing', 'rebel-trooper'], imperial: ['star-destroyer', 'stormtrooper'] } as const;

function sumCell(stacks: readonly Stack[], type: UnitType): PlateCell[] {
  const damaged = stacks.reduce((sum, stack) => sum + stack.damaged, 0);
  return stacks.length === 0 ? [] : [{ type, count: totalOf(stacks), damaged, ids: stacks.flatMap(({ ids }) => ids) }];
}

/** Units that no number hides: where they are decides the game. */
export const isStation = (type: UnitType): boolean => type === 'death-star' || type === 'death-star-under-construction';

/** Stations with pictures of their own, and the other units. */
function apart(stacks: readonly Stack[]): { readonly stations: PlateCell[]; readonly others: readonly Stack[] } {
  return {
    stations: stacks.filter(({ type }) => isStation(type)).map(cellOf),
    others: stacks.filter(({ type }) => !isStation(type)),
  };
}

/** Ships and ground units of a side as two numbers; one if it has only one of both. */
export function totalsOf(stacks: readonly Stack[], side: Side): PlateCell[] {
  const [ships, troops] = SIGNS[side];
  return [...sumCell(stacksIn(stacks, side, 'space'), ships), ...sumCell(stacksIn(stacks, side, 'ground'), troops)];
}

function cellsOf(stacks: readonly Stack[], side: Side, detail: Detail): PlateCell[][] {
  const [space, ground] = [stacksIn(stacks, side, 'space'), stacksIn(stacks, side, 'ground')];
  if (detail === 'near') return [...rowsOf(space), ...rowsOf(ground)];
  const { stations, others } = apart([...space, ...ground]);
  if (detail === 'far') return [stations, totalsOf(others, side)];
  return [stations, sumCell(others, SIGNS[side][space.length > 0 ? 0 : 1])];
}

/** Width of a column before enlargement: pictures with one or two digits, or the digits alone. */
function widthOf(column: readonly PlateCell[], isBare: boolean): number {
  const isLong = column.some(({ count }) => count > 9);
  if (isBare && !column.some(({ type }) => isStation(type))) return isLong ? 20 : 14;
  return isLong ? 43 : 35;
}

/** The edges of the columns: each as wide as its longest number needs. */
export function edgesOf(rows: Plate['rows'], isBare: boolean): readonly number[] {
  const edges = [0];
  for (let column = 0; rows.some((row) => row[column]); column++) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    edges.push((edges.at(-1) ?? 0) + widthOf(cells, isBare));
  }
  return edges;
}

/** Width of a plate before enlargement. */
export const widthIn = ({ edges }: Pick<Plate, 'edges'>): number => (edges.at(-1) ?? 0) + 3;

/** Height of the line over a plate of arriving units. */
const TITLE = 22;
const areaOf = ({ width, height }: Pick<Box, 'width' | 'height'>): number => width * height;

/** Average width of a character of a name at its size on the map, and of the tag of the base. */
const LETTER = 6.1;
const TAG_LETTER = 6.2;

export interface Facts {
  readonly layout: MapLayout;
  /** Those of the match. */
  readonly systems: readonly SystemId[];
  readonly view: Pick<RebellionView, 'units' | 'base'>;
  readonly unitsAt: ReadonlyMap<string, readonly UnitId[]>;
  nameOf(id: SystemId): string;
  leadersIn(id: SystemId): number;
  /** Words of the tag at the Rebel base; null if the viewer does not know the system. */
  readonly baseTag: string | null;
  /** The system of the hidden base, once the Empire knows it. */
  readonly located?: SystemId | null;
}

/** The tag of the Rebel base. */
interface BaseTag {
  readonly system: SystemId;
  readonly box: Box;
}

/** Box of the name of a system, with resources or the word under it; null where names are hidden. */
export function nameBox(
  { nameOf, layout }: Pick<Facts, 'nameOf' | 'layout'>,
  id: SystemId,
  detail: Detail,
): Box | null {
  if (detail === 'power') return null;
  const { x, y } = layout.centreOf(id);
  const k = namesEnlarged(layout, detail);
  const width = nameOf(id).length * LETTER * k;
  const hasIcons = detail === 'near' && SYSTEMS[id].box !== null;
  return { x: x - width / 2, y: y + DISC + 7, width, height: (hasIcons ? 30 : 16) * k };
}

/** The disc and the name of a system. */
const anchorOf = (facts: Facts, id: SystemId, detail: Detail): Anchor => ({
  disc: facts.layout.centreOf(id),
  name: nameBox(facts, id, detail),
});

/**
 * Leaders for whom there is room on every disc: where they come and go, the plates stay where they are. At small scales
 * there is none to spare.
 */
const EXPECTED_LEADERS: Readonly<Record<Detail, number>> = { near: 2, far: 0, power: 0 };

/** Box of the leaders on the upper edge of a disc. */
function leadersBox({ leadersIn, layout }: Pick<Facts, 'leadersIn' | 'layout'>, id: SystemId, detail: Detail): Box {
  const { x, y } = layout.centreOf(id);
  const k = LEADERS_ENLARGED[detail];
  const width = Math.max(leadersIn(id), EXPECTED_LEADERS[detail]) * 23 * k;
  return { x: x - width / 2, y: y - DISC - 10 - 12 * k, width, height: 24 * k };
}

/** What plates and tag must not cover: discs with rings, names with icons, leaders, the bay. */
function obstacles(facts: Pick<Facts, 'nameOf' | 'leadersIn' | 'layout' | 'systems'>, detail: Detail): Obstacle[] {
  const around = facts.systems.flatMap((id): Obstacle[] => {
    const { x, y } = facts.layout.centreOf(id);
    const name = nameBox(facts, id, detail);
    return [
      {
        box: { x: x - DISC - 9, y: y - DISC - 9, width: 2 * DISC + 18, height: 2 * DISC + 18 },
        weight: WEIGHTS.disc,
        system: { disc: { x, y }, name },
      },
      ...(name ? [{ box: name, weight: WEIGHTS.name }] : []),
      { box: leadersBox(facts, id, detail), weight: WEIGHTS.leaders },
    ];
  });
  return [...around, { box: facts.layout.bay, weight: WEIGHTS.bay }];
}

/** Where the tools lie over the lower right corner of the wide map when all of it is shown. */
export function toolsBox({ id, size: { width, height } }: MapLayout): Box | null {
  return id === 'wide' ? { x: width - 190, y: height - 56, width: 190, height: 56 } : null;
}

/** Places the tag of the Rebel base close to its system, clear of names and tools. */
function placedTag(facts: Facts, occupancy: Occupancy, detail: Detail): BaseTag | null {
  const { view, baseTag, located = null } = facts;
  const system = view.base.system ?? located;
  const name = system && nameBox(facts, system, detail);
  if (baseTag === null || !system || !name) return null;
  const k = ENLARGED[detail];
  const size = { width: (baseTag.length * TAG_LETTER + 18) * k, height: 18 * k };
  const centre = facts.layout.centreOf(system);
  const tools = toolsBox(facts.layout);
  const taken = [...occupancy.taken, ...(tools ? [{ box: tools, weight: WEIGHTS.tag }] : [])];
  const candidates = tagCandidates(centre, size, name.height);
  return { system, box: leastCovering({ disc: centre, name }, candidates, { ...occupancy, taken }) };
}

/** Box of a note at a system, where it covers neither names nor the plates of the system; `width` at scale 1. */
export function noteBox(
  facts: Pick<Facts, 'nameOf' | 'layout' | 'systems'>,
  { system, width, plates }: { readonly system: SystemId; readonly width: number; readonly plates: readonly Plate[] },
  detail: Detail,
): Box {
  const { layout } = facts;
  const centre = layout.centreOf(system);
  const k = ENLARGED[detail];
  const taken = [...obstacles({ ...facts, leadersIn: () => 0 }, detail), ...plates.map(plateObstacle)];
  const name = nameBox(facts, system, detail);
  const candidates = tagCandidates(centre, { width: width * k, height: 18 * k }, name?.height ?? 0);
  return leastCovering({ disc: centre, name }, candidates, { taken, map: mapBox(layout) });
}

type Unplaced = Omit<Plate, 'box'> & { readonly width: number; readonly height: number };
type Rows = Pick<Plate, 'system' | 'side' | 'rows'>;

/** A plate with its size. */
function sized(plate: Rows, detail: Detail): Unplaced {
  const { rows } = plate;
  const isBare = detail === 'power';
  const edges = edgesOf(rows, isBare);
  const width = widthIn({ edges }) * ENLARGED[detail];
  const height = (rows.length * ROW + 3) * ENLARGED[detail];
  return { ...plate, edges, isBare, width, height };
}

/** The plates of a system before placement. */
function plain({ view, unitsAt }: Facts, system: SystemId, detail: Detail): Unplaced[] {
  const stacks = stacksOf(unitsAt.get(system) ?? [], view);
  const sides = (['imperial', 'rebel'] as const)
    .map((side) => ({ system, side, rows: cellsOf(stacks, side, detail).filter((row) => row.length > 0) }))
    .filter(({ rows }) => rows.length > 0);
  return sides.map((plate) => sized(plate, detail));
}

const candidatesOf = ({ system, side, width, height }: Unplaced, facts: Facts, own: Anchor) =>
  candidatesFor(own, { width, height }, homeOf(facts.layout, system, side));

/** A plate where it covers the least. */
function placed(plate: Unplaced, facts: Facts, own: Anchor, occupancy: Occupancy): Plate {
  return { ...plate, box: leastCovering(own, candidatesOf(plate, facts, own), occupancy) };
}

const plateObstacle = ({ box }: Plate): Obstacle => ({ box, weight: WEIGHTS.plate });

/** Plates of all systems, and the tag of the base. */
export interface Placed {
  readonly plates: readonly Plate[];
  readonly tag: BaseTag | null;
}

/** How often plates are placed anew around the others, so that early ones make room for late ones. */
const PASSES = 2;

/** Places plates at their homes, then the tag of the base, then the plates that are larger than usual, the largest first. */
export function placedOn(facts: Facts, detail: Detail): Placed {
  const fixed = obstacles(facts, detail);
  const map = mapBox(facts.layout);
  const all = facts.systems.flatMap((system) => plain(facts, system, detail));
  const isAtHome = (plate: Unplaced) => detail === 'near' && isUsual(plate);
  const atHome = all.filter(isAtHome).map((plate): Plate => {
    const [{ box }] = candidatesOf(plate, facts, anchorOf(facts, plate.system, detail));
    return { ...plate, box };
  });
  fixed.push(...atHome.map(plateObstacle));
  const tag = placedTag(facts, { taken: fixed, map }, detail);
  if (tag) fixed.push({ box: tag.box, weight: WEIGHTS.tag });
  const unplaced = all.filter((plate) => !isAtHome(plate)).toSorted((a, b) => areaOf(b) - areaOf(a));
  const plates: Plate[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    unplaced.forEach((one, index) => {
      const others = plates.filter((_plate, other) => other !== index).map(plateObstacle);
      plates[index] = placed(one, facts, anchorOf(facts, one.system, detail), { taken: [...fixed, ...others], map });
    });
  }
  return { plates: [...atHome, ...plates], tag };
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
  const plate = sized({ system, side, rows }, detail);
  const { width, height } = plate;
  if (to !== BASE_SPACE) {
    const others = taken.map((box) => ({ box, weight: WEIGHTS.plate }));
    const occupancy = { taken: [...obstacles(facts, detail), ...others], map: mapBox(facts.layout) };
    const whole = placed({ ...plate, height: height + TITLE }, facts, anchorOf(facts, system, detail), occupancy);
    return { ...whole, box: { ...whole.box, y: whole.box.y + TITLE, height } };
  }
  const { bay } = facts.layout;
  return { ...plate, box: { x: bay.x + bay.width + 10, y: bay.y, width, height } };
}

/** The stacks in the Rebel base space. */
export function stacksInBay(view: RebellionView, unitsAt: Facts['unitsAt']): readonly Stack[] {
  return stacksOf(unitsAt.get(BASE_SPACE) ?? [], view);
}
