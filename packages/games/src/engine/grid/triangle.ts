import type { Point, Segment } from './cells.ts';

/** Open half plane `a·x + b·y + c > 0`; `near` is the greatest value that a unit square adds to that of its corner. */
interface HalfPlane {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly near: number;
}

/** An open triangle with integer corners as the half planes of its sides, and the box around it. */
export interface Triangle {
  readonly sides: readonly [HalfPlane, HalfPlane, HalfPlane];
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** Twice the signed area of three points. */
export function area(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function halfPlane(from: Point, to: Point): HalfPlane {
  const [a, b] = [from.y - to.y, to.x - from.x];
  const c = -a * from.x - b * from.y;
  return { a, b, c, near: c + Math.max(a, 0) + Math.max(b, 0) };
}

/** A triangle of three points that are not collinear. */
export function triangleOf(first: Point, second: Point, third: Point): Triangle {
  const [a, b, c] = area(first, second, third) > 0 ? [first, second, third] : [first, third, second];
  return {
    sides: [halfPlane(a, b), halfPlane(b, c), halfPlane(c, a)],
    west: Math.min(a.x, b.x, c.x),
    east: Math.max(a.x, b.x, c.x),
    north: Math.min(a.y, b.y, c.y),
    south: Math.max(a.y, b.y, c.y),
  };
}

/** Whether an open triangle and the open unit square at a column and row share an area: separating axes, in integers. */
export function overlaps(triangle: Triangle, x: number, y: number): boolean {
  if (triangle.east <= x || triangle.west >= x + 1 || triangle.south <= y || triangle.north >= y + 1) return false;
  const [one, two, three] = triangle.sides;
  return (
    one.a * x + one.b * y + one.near > 0 &&
    two.a * x + two.b * y + two.near > 0 &&
    three.a * x + three.b * y + three.near > 0
  );
}

/** Whether an open segment has a point inside an open triangle, in exact fractions. */
export function cuts(triangle: Triangle, [from, to]: Segment): boolean {
  // Interval of the segment, between the fractions low and high, that is inside all three half planes.
  let [lowOver, lowUnder, highOver, highUnder] = [0, 1, 1, 1];
  for (const { a, b, c } of triangle.sides) {
    const start = a * from.x + b * from.y + c;
    const end = a * to.x + b * to.y + c;
    if (start <= 0 && end <= 0) return false;
    if (end < 0 && start * highUnder < highOver * (start - end)) [highOver, highUnder] = [start, start - end];
    if (start < 0 && -start * lowUnder > lowOver * (end - start)) [lowOver, lowUnder] = [-start, end - start];
  }
  return lowOver * highUnder < highOver * lowUnder;
}
