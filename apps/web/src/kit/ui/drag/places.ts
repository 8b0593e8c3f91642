/** Pixels from a place within which it catches the piece. */
const SNAP_WITHIN = 28;

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}
type Rects = ReadonlyMap<string | number, Rect>;

/** Distance of a point from a rectangle; 0 inside. */
function outside({ left, top, width, height }: Rect, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}

/** The place that catches a piece at this point, or null. */
export function nearest(rects: Rects, point: Point): string | number | null {
  const near = [...rects].map(([id, rect]) => ({ id, away: outside(rect, point) }));
  const [first] = near.filter(({ away }) => away <= SNAP_WITHIN).sort((a, b) => a.away - b.away);
  return first?.id ?? null;
}

/** Sorts places row by row, from left to right. */
export function byReading(rects: Rects): readonly (readonly [string | number, Rect])[] {
  return [...rects].sort(([, a], [, b]) => {
    const isSameRow = Math.abs(a.top - b.top) < Math.min(a.height, b.height) / 2;
    return isSameRow ? a.left - b.left : a.top - b.top;
  });
}

/** Target of an arrow key for a carried piece: the centre of the place before or after the current one. */
export function placeAfter(
  places: ReturnType<typeof byReading>,
  over: string | number | null,
  step: number,
  piece: Rect,
): Point | undefined {
  const at = places.findIndex(([id]) => id === over);
  const next = at < 0 ? (step > 0 ? 0 : places.length - 1) : at + step;
  const rect = places[next]?.[1];
  if (!rect) return undefined;
  return { x: rect.left + (rect.width - piece.width) / 2, y: rect.top + (rect.height - piece.height) / 2 };
}
