import type { Size } from '../../../kit/ui/surface/camera.ts';
import { type Point, WIDE } from '../field/layout.ts';

/** Edge of a die on the snow in pixels, from this width of the board's window on. */
const EDGES = [
  { from: 1_900, edge: 96 },
  { from: 720, edge: 68 },
  { from: 380, edge: 58 },
  { from: 0, edge: 52 },
] as const;

/** Edge of a die on the snow in a window of this width, in pixels. */
export const dieEdge = (width: number): number => EDGES.find(({ from }) => width >= from)?.edge ?? 52;

/** Widest die in widths of a hex: far from the field dice would hide what they are about. */
const WIDEST = 0.85;

/** Edge of a die in the field's units, in a window of this width that shows the field at this scale. */
export const edgeAt = (width: number, scale: number): number =>
  Math.round(Math.min(dieEdge(width) / scale, WIDEST * WIDE));

/** Most dice that lie on the snow. */
export const MOST = 6;
/** Dice in a row: from the fourth on they lie in two. */
const ROW = 3;
/** Between two dice, for the rims of those that count. */
const GAP = 12;
/** Radius of a token with its ring. */
const TOKEN = 38;
/** Distance of two places that are compared. */
const STEP = 14;

/** Places of so many dice around their middle. */
function block(count: number, edge: number): readonly Point[] {
  const rows = count > ROW ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const at = (index: number, of: number) => (index - (of - 1) / 2) * (edge + GAP);
  return Array.from({ length: count }, (_, index) => ({
    x: at(index % columns, columns),
    y: at(Math.floor(index / columns), rows),
  }));
}

/** Whether a die lies on the token at a point. */
function covers(die: Point, edge: number, token: Point): boolean {
  const beyond = (distance: number) => Math.max(0, Math.abs(distance) - edge / 2);
  return Math.hypot(beyond(die.x - token.x), beyond(die.y - token.y)) < TOKEN;
}

interface Around {
  /** What must be seen: attacker, target, and where it may retreat to. */
  readonly kept: readonly Point[];
  /** Other tokens, which are better seen. */
  readonly taken: readonly Point[];
  readonly field: Size;
  /** Edge of a die in the field's units. */
  readonly edge: number;
}

/**
 * Where the dice of an attack fall: as near to the target as they can, beside it where more hexes are free, within the field;
 * never on what must be seen.
 */
export function dicePlaces(at: Point, count: number, { kept, taken, field, edge }: Around): readonly Point[] {
  const dice = block(count, edge);
  const [right, low] = [Math.max(...dice.map(({ x }) => x)), Math.max(...dice.map(({ y }) => y))].map(
    (most) => most + edge / 2,
  ) as [number, number];
  const reach = Math.max(right, low) + TOKEN + 3 * edge;
  const costAt = (middle: Point): number => {
    const lying = dice.map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
    const under = (tokens: readonly Point[]) => tokens.filter((one) => lying.some((die) => covers(die, edge, one)));
    // Beside rather than above or below, and rather inside than at the edge, where the words are.
    const away = Math.hypot(middle.x - at.x, 2 * (middle.y - at.y)) + Math.abs(middle.y - field.height / 2) / 4;
    return under(kept).length * 100_000 + under(taken).length * 90 + away;
  };
  let best = { middle: at, cost: Number.POSITIVE_INFINITY };
  for (let y = Math.max(low, at.y - reach); y <= Math.min(field.height - low, at.y + reach); y += STEP) {
    for (let x = Math.max(right, at.x - reach); x <= Math.min(field.width - right, at.x + reach); x += STEP) {
      const cost = costAt({ x, y });
      if (cost < best.cost) best = { middle: { x, y }, cost };
    }
  }
  return dice.map(({ x, y }) => ({ x: best.middle.x + x, y: best.middle.y + y }));
}
