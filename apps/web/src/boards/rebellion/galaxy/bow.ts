import { type Box, DISC, type Point } from './layout.ts';

/** Distance from the centre of a disc to the end of an arrow. */
const OUTSIDE = DISC + 15;
/** Radius of the badge with the number. */
export const BADGE = 13;

/** Arrow from one place to another beside their lane: a quadratic curve, the place of its number, the angle of its head. */
export interface Bow {
  readonly start: Point;
  readonly bend: Point;
  readonly end: Point;
  readonly middle: Point;
  readonly angle: number;
}

/** Curvatures of an arrow, the flattest first, and positions of the number along it. */
const BENDS = [0.12, -0.12, 0.26, -0.26, 0.42, -0.42];
const PARTS = [0.5, 0.36, 0.64, 0.24, 0.76];

/** The point between two others, offset to the right or left by a fraction of their distance. */
function bent(from: Point, to: Point, by: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: (from.x + to.x) / 2 + dy * by, y: (from.y + to.y) / 2 - dx * by };
}

/** The point at a distance from one point towards another. */
function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

/** Point of a quadratic curve at `part` of its length, 0 to 1. */
function along({ start, bend, end }: Pick<Bow, 'start' | 'bend' | 'end'>, part: number): Point {
  const at = (s: number, m: number, e: number) => (1 - part) ** 2 * s + 2 * part * (1 - part) * m + part ** 2 * e;
  return { x: at(start.x, bend.x, end.x), y: at(start.y, bend.y, end.y) };
}

function bowBy(from: Point, to: Point, by: number, part: number): Bow {
  const bend = bent(from, to, by);
  const curve = { start: towards(from, bend, OUTSIDE), bend, end: towards(to, bend, OUTSIDE) };
  const angle = (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI;
  return { ...curve, middle: along(curve, part), angle };
}

/** Whether a point is on a box or nearer to it than the margin. */
function isOn({ x, y, width, height }: Box, point: Point, margin: number): boolean {
  const [dx, dy] = [point.x - x, point.y - y];
  return dx > -margin && dx < width + margin && dy > -margin && dy < height + margin;
}

const SAMPLES = Array.from({ length: 11 }, (_one, n) => n / 10);

/** How much an arrow hides: its number on a plate is worse than the whole line across one. */
function hidden(bow: Bow, boxes: readonly Box[]): number {
  const crossed = SAMPLES.filter((part) => boxes.some((box) => isOn(box, along(bow, part), 0))).length;
  return crossed + (boxes.some((box) => isOn(box, bow.middle, BADGE)) ? SAMPLES.length + 1 : 0);
}

/** The arrow between two places that hides least of the boxes; among equal ones the flattest. */
export function bow(from: Point, to: Point, boxes: readonly Box[]): Bow {
  const bows = BENDS.flatMap((by) => PARTS.map((part) => bowBy(from, to, by, part)));
  const least = Math.min(...bows.map((one) => hidden(one, boxes)));
  return bows.find((one) => hidden(one, boxes) === least) ?? bowBy(from, to, 0.12, 0.5);
}
