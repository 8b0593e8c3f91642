import type { Point } from '../../../kit/ui/surface/camera.ts';

/** Place on a path: the point, and the direction there in degrees. */
export interface Step extends Point {
  readonly angle: number;
}

const lengthOf = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const angleOf = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** The stretches of a path, each with its length. */
function stretchesOf(path: readonly Point[]) {
  return path.slice(1).map((to, index) => {
    const from = path[index] ?? to;
    return { from, to, length: lengthOf(from, to) };
  });
}

/** Length of a path. */
export const pathLength = (path: readonly Point[]): number =>
  stretchesOf(path).reduce((sum, { length }) => sum + length, 0);

/** The place at this distance from the beginning of a path; its end if it is shorter. */
export function stepAt(path: readonly Point[], distance: number): Step | null {
  let left = distance;
  const stretches = stretchesOf(path);
  for (const [index, { from, to, length }] of stretches.entries()) {
    if (left <= length || index === stretches.length - 1) {
      const part = length === 0 ? 0 : Math.min(1, left / length);
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, angle: angleOf(from, to) };
    }
    left -= length;
  }
  return null;
}

/** A path without this much at either end, so that it does not cover what stands there; null if nothing is left. */
export function trimmed(path: readonly Point[], inset: number): readonly Point[] | null {
  const length = pathLength(path);
  // Neighbouring places: the path gets shorter, but stays.
  const cut = Math.min(inset, length * 0.3);
  const [start, end] = [stepAt(path, cut), stepAt(path, length - cut)];
  if (!start || !end) return null;
  let passed = 0;
  const between = stretchesOf(path).flatMap(({ to, length: one }) => {
    passed += one;
    return passed > cut && passed < length - cut ? [to] : [];
  });
  return [start, ...between, end];
}

/** Places along a path, this far apart, symmetric about its middle. */
export function along(path: readonly Point[], gap: number): readonly Step[] {
  const length = pathLength(path);
  const count = Math.floor(length / gap);
  const first = (length - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) => stepAt(path, first + index * gap)).filter((step) => step !== null);
}
