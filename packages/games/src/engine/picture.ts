/** Shape and colours of a piece: those of a side, of a player without a side by their pattern, or of nobody. */
export type Look = 'rebel' | 'empire' | 'none' | 'plain' | 'bars' | 'dots' | 'ring';

/**
 * What is painted in colours that follow from something else than the drawing: `piece` and `open` (an outline) in those of the
 * look around it, `mark` and `head` in that of what has just happened, `shade` dark below them.
 */
export type Paint = 'piece' | 'open' | 'mark' | 'head' | 'shade';

/** An element of SVG, with its attributes as they are written in React. */
export interface Shape {
  readonly tag: 'g' | 'rect' | 'circle' | 'polygon' | 'line' | 'path' | 'image';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly paint?: Paint;
  /** Look of what is inside. */
  readonly look?: Look;
  /** File of an `image`, among the drawings that the client is built with. */
  readonly art?: string;
  readonly inside?: readonly Shape[];
}

/** A small picture of a position, as data: pages and messages draw the same. Its sides may be cut a little. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** Width of what a picture shows for its height: that of its box in lists, nearly. */
export const ASPECT = 1.18;

/** Corners of an upright hexagon, for the `points` of a polygon. */
export function hexPoints(cx: number, cy: number, r: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 3) * i - Math.PI / 2;
    return `${(cx + r * Math.cos(a)).toFixed(2)},${(cy + r * Math.sin(a)).toFixed(2)}`;
  }).join(' ');
}

/** Where a part of this length begins, with these places in its middle if it can, on what lies between `from` and `to`. */
export function beginOf(places: readonly number[], length: number, [from, to]: readonly [number, number]): number {
  if (places.length === 0 || to - from <= length) return (from + to - length) / 2;
  const middle = (Math.min(...places) + Math.max(...places)) / 2;
  return Math.max(from, Math.min(to - length, middle - length / 2));
}

/** What is inside, moved or scaled. */
export const group = (transform: string, inside: readonly Shape[]): Shape => ({
  tag: 'g',
  attributes: { transform },
  inside,
});

/** An element without anything inside. */
export const shape = (tag: Shape['tag'], attributes: Shape['attributes'], paint?: Paint): Shape => ({
  ...{ tag, attributes },
  ...(paint && { paint }),
});

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PieceShape extends Point {
  readonly look: Look;
  readonly r: number;
  /** Only an outline. */
  readonly isOpen?: boolean;
}

/** A piece in the shape and colour of its side: discs of Rebels and players, hexagons of the Empire. */
export function piece({ look, x, y, r, isOpen = false }: PieceShape): Shape {
  const strokeWidth = r * 0.36;
  const paint = isOpen ? 'open' : 'piece';
  const drawn =
    look === 'empire'
      ? shape('polygon', { points: hexPoints(x, y, r * 1.08), strokeWidth }, paint)
      : shape('circle', { cx: x, cy: y, r, strokeWidth }, paint);
  return { tag: 'g', attributes: {}, look, inside: [drawn] };
}

interface MarkShape extends Point {
  readonly r: number;
  /** Where what moved or attacked there did so from. */
  readonly from?: readonly Point[];
}

/** The way of an arrow from a place to the ring around another one, and its head; null if the ring leaves no room. */
function arrowTo({ x, y, r }: MarkShape, from: Point) {
  const [dx, dy] = [x - from.x, y - from.y];
  const length = Math.hypot(dx, dy);
  const head = Math.min(r * 0.75, (length - r * 1.1) * 0.6);
  if (head <= 0) return null;
  const at = (away: number, aside = 0) => {
    const share = 1 - away / length;
    const [px, py] = [from.x + dx * share - (dy / length) * aside, from.y + dy * share + (dx / length) * aside];
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  const [tip, neck, wing] = [r * 1.1, r * 1.1 + head, Math.max(head, r * 0.5) * 0.6];
  return {
    line: `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${at(neck)}`,
    head: `M${at(tip)}L${at(neck, wing)}L${at(neck, -wing)}z`,
  };
}

/** Where the last act was: a ring, and arrows to it from where it came. */
export function mark(at: MarkShape): Shape[] {
  const { x, y, r, from = [] } = at;
  const arrows = from.flatMap((one) => arrowTo(at, one) ?? []);
  const lines = arrows.map(({ line }) => line).join('');
  const heads = arrows.map(({ head }) => head).join('');
  const ring = { cx: x, cy: y, r };
  return [
    // Dark below, so that it stands out from pieces and snow.
    shape('circle', { ...ring, strokeWidth: r * 0.42 }, 'shade'),
    shape('path', { d: lines + heads, strokeWidth: r * 0.42 }, 'shade'),
    shape('circle', { ...ring, strokeWidth: r * 0.2 }, 'mark'),
    shape('path', { d: lines, strokeWidth: r * 0.2 }, 'mark'),
    shape('path', { d: heads, 'data-arrows': arrows.length }, 'head'),
  ];
}

/** Size of a night sky. */
export const SKY = { width: 224, height: 216 } as const;

/** Points scattered without a visible order, the same at every rendering. */
function scatter(count: number, shift: number): string {
  return Array.from({ length: count }, (_, i) => {
    const x = ((i * 0.754877 + shift) % 1) * SKY.width;
    const y = ((i * 0.56984 + shift * 3) % 1) * SKY.height;
    return `M${x.toFixed(0)} ${y.toFixed(0)}h.01`;
  }).join('');
}

const STARS = scatter(60, 0.13);

/** A night sky. */
export const sky = (): Shape[] => [
  shape('rect', { ...SKY, fill: '#12181b' }),
  shape('path', { d: STARS, stroke: '#dfeeed', strokeOpacity: '.4', strokeWidth: '1.3', strokeLinecap: 'round' }),
];
