import { AROUND, type Box, DISC, type MapLayout, type Point } from './layout.ts';

// Label placement: of many positions around a disc, the one that covers the least of what is there. No React here.

/** Something that a plate or tag should not cover; `weight`: how bad each square unit is. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
  /** A system, to which a plate would seem to belong if it were nearer. */
  readonly system?: Anchor;
}

/** What a plate of a system is read beside: its disc and its name. */
export interface Anchor {
  readonly disc: Point;
  readonly name: Box | null;
}

/** Names must stay legible, so overlaps with them cost most. */
export const WEIGHTS = { name: 24, disc: 16, leaders: 10, tag: 8, plate: 24, bay: 6, outside: 12 } as const;

/** Penalty for each unit of distance from the closest position. */
const AWAY = 5;
/** Penalty for a position nearer to another system, and for each unit by which it is. */
const NEARER = { least: 600, each: 80 } as const;

/** Penalty for a position directly under the name of another system, and how far below it that holds. */
const UNDER = { whole: 900, within: 14 } as const;

export interface Candidate {
  readonly box: Box;
  /** Distance from the best position of its kind. */
  readonly away: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const FURTHER = [0, 8, 18, 30, 44, 60] as const;
const SHIFTS = [0, -8, 8, -16, 16, -26, 26, -36, 36, -48, 48, -60, 60, -74, 74] as const;

/** Where the plates of a side are at a system. */
export interface Home {
  readonly isLeft: boolean;
  /** Distance of the nearest edge from the centre of the disc. */
  readonly from: number;
  /** How far down the middle is from the centre of the disc. */
  readonly down: number;
}

/** Height of a plate with two rows: lower ones are as near to the level of the disc as in the place of such a one. */
const TWO_ROWS = 45;
/** Width of two columns of types. */
const USUAL_WIDTH = 73;

/** Distances of the middle of a plate over or under a disc from the middle of the disc, to the side of its home. */
const ASIDE = [6, 18, 32, 46, 60, 76] as const;
/** Distance that such a position counts more. */
const NOT_BESIDE = 24;

/** Whether a plate has room at its home whatever is around it: up to four types of units. */
export const isUsual = ({ width, height }: Size): boolean => height <= TWO_ROWS && width <= USUAL_WIDTH;

/** Positions beside a disc, the home first, and over and under it, all on the side of its home. */
export const candidatesFor = (anchor: Anchor, size: Size, home: Home): readonly [Candidate, ...Candidate[]] => {
  const [first, ...further] = beside(anchor, size, home);
  return [first, ...further, ...overAndUnder(anchor, size, home)];
};

function overAndUnder({ disc, name }: Anchor, { width, height }: Size, { isLeft }: Home): Candidate[] {
  const under = (name ? name.y + name.height : disc.y + DISC) + 3;
  const tops = [0, 10].flatMap((more) => [under + more, disc.y - DISC - 11 - more - height]);
  return tops.flatMap((y) =>
    ASIDE.map((aside) => ({
      box: { x: disc.x + (isLeft ? -aside : aside) - width / 2, y, width, height },
      away: NOT_BESIDE + aside / 4,
    })),
  );
}

function beside({ disc }: Anchor, { width, height }: Size, home: Home): [Candidate, ...Candidate[]] {
  const spare = Math.max(0, TWO_ROWS - height) / 2;
  const middle = disc.y + home.down - Math.sign(home.down) * Math.min(Math.abs(home.down), spare);
  const at = (more: number, dy: number): Candidate => {
    const away = home.from + more;
    const x = home.isLeft ? disc.x - away - width : disc.x + away;
    return { box: { x, y: middle + dy - height / 2, width, height }, away: more + Math.abs(dy) };
  };
  return [at(0, 0), ...FURTHER.flatMap((more) => SHIFTS.map((dy) => at(more, dy)))];
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
    ...[-16, 16, -32, 32, -48, 48, -64, 64].flatMap((dx) => [
      at(x - width / 2 + dx, under, 6),
      at(x - width / 2 + dx, over, 8),
    ]),
    at(x - width / 2, over - 18, 12),
  ];
}

/** The map with the space around it: what every window shows when the map fits it. */
export const mapBox = ({ size: { width, height } }: MapLayout): Box => ({
  x: -AROUND,
  y: -AROUND,
  width: width + 2 * AROUND,
  height: height + 2 * AROUND,
});

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

/** Distance between two boxes; 0 where they touch. */
function between(a: Box, b: Box): number {
  const dx = Math.max(b.x - a.x - a.width, a.x - b.x - b.width, 0);
  return Math.hypot(dx, Math.max(b.y - a.y - a.height, a.y - b.y - b.height, 0));
}

/** Distance of a box from a system: from its disc or its name. */
function distanceTo(box: Box, { disc, name }: Anchor): number {
  const away = Math.max(0, gap(box, disc) - DISC);
  return name ? Math.min(away, between(box, name)) : away;
}

/** Share of the smaller width by which a box is directly under a name, 0 to 1. */
function under(box: Box, name: Box): number {
  const below = box.y - name.y - name.height;
  if (below < -1 || below > UNDER.within) return 0;
  const shared = Math.min(box.x + box.width, name.x + name.width) - Math.max(box.x, name.x);
  return Math.max(0, shared) / Math.min(box.width, name.width);
}

/** Penalty for a box that is nearer to other systems than to its own, or under their names. */
function nearerTo(box: Box, own: Anchor, others: readonly Anchor[]): number {
  const distance = distanceTo(box, own);
  return others.reduce((sum, other) => {
    const by = distance - distanceTo(box, other);
    const apart = by > 0 ? NEARER.least + NEARER.each * by : 0;
    return sum + apart + (other.name ? UNDER.whole * under(box, other.name) : 0);
  }, 0);
}

/** What limits the candidates of a disc. */
export interface Occupancy {
  readonly taken: readonly Obstacle[];
  /** Where everything should be. */
  readonly map: Box;
}

/** The candidate at a system (`own`) with the least cost; the first on a tie. */
export function leastCovering(own: Anchor, candidates: readonly Candidate[], { taken, map }: Occupancy): Box {
  const reach = around(candidates.map(({ box }) => box));
  const near = taken.filter(({ box }) => overlap(box, reach) > 0);
  const others = near.flatMap(({ system }) =>
    system && (system.disc.x !== own.disc.x || system.disc.y !== own.disc.y) ? [system] : [],
  );
  let least = Number.POSITIVE_INFINITY;
  let found = candidates[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const { box, away } of candidates) {
    let cost = AWAY * away + WEIGHTS.outside * (areaOf(box) - overlap(box, map));
    for (const one of near) {
      if (cost >= least) break;
      cost += one.weight * overlap(box, one.box);
    }
    // Last, as it takes longest: most candidates are out before.
    if (cost < least) cost += nearerTo(box, own, others);
    if (cost >= least) continue;
    least = cost;
    found = box;
  }
  return found;
}
