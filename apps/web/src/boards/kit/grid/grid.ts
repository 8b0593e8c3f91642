import type { Point, Size } from '../../../kit/ui/surface/camera.ts';

/** The places of a board in a plane: hexes, squares or others. Lengths are in the board's units: pixels at scale 1. */
export interface Grid<Place extends string> {
  /** Prefix of a place in `data-place`, such as `hex`. */
  readonly kind: string;
  /** All places, in reading order. */
  readonly places: readonly Place[];
  readonly size: Size;
  centreOf(place: Place): Point;
  /** How far beside a place the next one above or below it may be: 0 for squares, half a hex for hexes. */
  readonly shift: number;
  /** Width of the button of a place. */
  readonly hit: number;
  /** Shape of the places, and the outline of one, closed, as an SVG path. */
  readonly shape: 'hex' | 'square';
  outlineOf(place: Place): string;
  /** Prefix of the board's sentences: `keys`, `legal`, `choices`, `zoomIn`, `zoomOut` and `fit`. */
  readonly words: string;
}

/** Directions of the arrow keys. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The next place in the direction of an arrow key, across gaps; of two in the next row the one nearer to the column at
 * `x`, of two equally near the right one. Null at the edge.
 */
export function nextPlace<Place extends string>(
  { places, centreOf, shift }: Pick<Grid<Place>, 'places' | 'centreOf' | 'shift'>,
  from: Place,
  key: string,
  x: number,
): Place | null {
  const to = DIRECTIONS[key];
  if (!to) return null;
  const here = centreOf(from);
  const isRow = to[0] !== 0;
  const found = places.flatMap((place) => {
    const there = centreOf(place);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * to[0] + dy * to[1];
    const beside = Math.abs(isRow ? dy : dx);
    if (ahead < 1 || beside > (isRow ? 0 : shift) + 1) return [];
    return [{ place, ahead: Math.round(ahead), aside: isRow ? 0 : Math.round(Math.abs(there.x - x)), x: there.x }];
  });
  return found.sort((a, b) => a.ahead - b.ahead || a.aside - b.aside || b.x - a.x)[0]?.place ?? null;
}

/** The middle of some points. */
export function middleOf(points: readonly Point[]): Point {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** The area of some points with a space around them; `right`: more space at that side. */
export function areaOf(points: readonly Point[], around: number, right = 0): Point & Size {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - around, Math.min(...ys) - around];
  return { x, y, width: Math.max(...xs) + around + right - x, height: Math.max(...ys) + around - y };
}
