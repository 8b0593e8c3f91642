import { AROUND, type Box, DISC, MAP, type Point } from './layout.ts';

// Label placement: of many positions around a disc, the one that covers the least of what is there. No React here.

/** Something that a plate or tag should not cover; `weight`: how bad each square unit is. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
  /** Centre of another disc, to which a plate would seem to belong if it were nearer. */
  readonly disc?: Point;
}

/** Names must stay legible, so overlaps with them cost most. */
export const WEIGHTS = { name: 16, disc: 12, leaders: 10, tag: 8, plate: 8, bay: 6, outside: 12 } as const;

/** Penalty for each unit of distance from the closest position. */
const AWAY = 5;
/** Penalty for a position nearer to another disc, and for each unit by which it is. */
const NEARER = { least: 600, each: 30 } as const;

export interface Candidate {
  readonly box: Box;
  /** Distance from the best position of its kind. */
  readonly away: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Distance from the centre of a disc to a plate: outside the ring of a legal target. */
const GAP = DISC + 14;
const FURTHER = [0, 8, 18] as const;
const SHIFTS = [0, -8, 8, -16, 16, -26, 26, -36, 36, -48, 48] as const;
const SLIDES = [0, -18, 18, -36, 36, -56, 56] as const;

/** Positions beside a disc, above and below it; `isLeft`: the left side is preferred. */
export function candidatesFor({ x, y }: Point, { width, height }: Size, isLeft: boolean): readonly Candidate[] {
  const at = (left: number, top: number, away: number): Candidate => ({
    box: { x: left, y: top, width, height },
    away,
  });
  const beside = (left: (more: number) => number) =>
    FURTHER.flatMap((more) =>
      SHIFTS.map((dy) => at(left(more), y - height / 2 + dy, more + Math.max(0, Math.abs(dy) - height / 2))),
    );
  const left = beside((more) => x - GAP - more - width);
  const right = beside((more) => x + GAP + more);
  const stacked = (top: number, away: number) =>
    SLIDES.map((dx) => at(x - width / 2 + dx, top, away + Math.abs(dx) / 2));
  const below = [40, 50].flatMap((dy) => stacked(y + DISC + dy, dy - 20));
  const above = [14, 34].flatMap((dy) => stacked(y - DISC - dy - height, dy));
  return [...(isLeft ? [...left, ...right] : [...right, ...left]), ...below, ...above];
}

/** Positions of a tag: under the name, over the disc, beside it. `name`: height of the name under the disc. */
export function tagCandidates({ x, y }: Point, { width, height }: Size, name: number): readonly Candidate[] {
  const at = (left: number, top: number, away: number): Candidate => ({
    box: { x: left, y: top, width, height },
    away,
  });
  const [under, over] = [y + DISC + 7 + name, y - DISC - 12 - height];
  return [
    at(x - width / 2, under, 0),
    at(x - width / 2, over, 2),
    at(x + DISC + 12, y - height / 2, 4),
    at(x - DISC - 12 - width, y - height / 2, 4),
    ...[-16, 16, -32, 32].flatMap((dx) => [at(x - width / 2 + dx, under, 6), at(x - width / 2 + dx, over, 8)]),
    at(x - width / 2, over - 18, 12),
  ];
}

/** The map with the space around it: what every window shows when the map fits it. */
export const MAP_BOX: Box = { x: -AROUND, y: -AROUND, width: MAP.width + 2 * AROUND, height: MAP.height + 2 * AROUND };

const areaOf = ({ width, height }: Box): number => width * height;

/** Area that two boxes share. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The smallest box around others. */
function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const low = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: low - y };
}

/** Distance from a point to the nearest edge of a box; 0 inside. */
function gap(box: Box, { x, y }: Point): number {
  const [dx, dy] = [Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)];
  return Math.hypot(dx, dy);
}

/** Penalty for a box that is nearer to other discs than to its own. */
function nearerTo(box: Box, own: Point, discs: readonly Point[]): number {
  const distance = gap(box, own);
  return discs.reduce((sum, disc) => {
    const by = distance - gap(box, disc);
    return by > 0 ? sum + NEARER.least + NEARER.each * by : sum;
  }, 0);
}

/** What limits the candidates of a disc. */
export interface Occupancy {
  readonly taken: readonly Obstacle[];
  /** Where everything should be. */
  readonly map: Box;
}

/** The candidate at a disc (`own`) with the least cost; the first on a tie. */
export function leastCovering(own: Point, candidates: readonly Candidate[], { taken, map }: Occupancy): Box {
  const reach = around(candidates.map(({ box }) => box));
  const near = taken.filter(({ box }) => overlap(box, reach) > 0);
  const discs = near.flatMap(({ disc }) => (disc && (disc.x !== own.x || disc.y !== own.y) ? [disc] : []));
  let least = Number.POSITIVE_INFINITY;
  let found = candidates[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const { box, away } of candidates) {
    let cost = AWAY * away + WEIGHTS.outside * (areaOf(box) - overlap(box, map)) + nearerTo(box, own, discs);
    for (const one of near) cost += one.weight * overlap(box, one.box);
    if (cost >= least) continue;
    least = cost;
    found = box;
  }
  return found;
}
