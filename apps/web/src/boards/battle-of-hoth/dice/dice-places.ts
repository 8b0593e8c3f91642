import type { Point } from '../field/layout.ts';

/** Side of a die on the snow, and the distance of two. */
export const DIE = 50;
const STEP = DIE + 8;
/** Distance of the nearest dice from the centre of the target. */
const BESIDE = 68;

/** Dice in a row: from the fourth on they lie in two. */
const ROW = 3;

/** Centres of so many dice at one side of a target: `right` is 1 or -1. */
function placesAt({ x, y }: Point, count: number, right: number): readonly Point[] {
  const rows = Math.ceil(count / ROW);
  const columns = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => ({
    x: x + right * (BESIDE + (index % columns) * STEP),
    y: y + (Math.floor(index / columns) - (rows - 1) / 2) * STEP,
  }));
}

/** Whether a die here would lie on what stands there. */
const covers = (die: Point, stands: Point): boolean => Math.hypot(die.x - stands.x, die.y - stands.y) < DIE;

/**
 * Where the dice of an attack fall: at the side of the target with more free hexes, within the field; never on what must
 * be seen. `kept`: attacker, target and where it may retreat to.
 */
export function dicePlaces(
  at: Point,
  count: number,
  { kept, taken, width }: { kept: readonly Point[]; taken: readonly Point[]; width: number },
): readonly Point[] {
  const costOf = (dice: readonly Point[]): number => {
    const isOut = dice.some(({ x }) => x < DIE / 2 || x > width - DIE / 2);
    const covered = (points: readonly Point[]) => points.filter((one) => dice.some((die) => covers(die, one))).length;
    return (isOut ? 1_000 : 0) + covered(kept) * 100 + covered(taken);
  };
  const lifts = [0, -1, 1, -1.6, 1.6].map((lift) => lift * STEP * 1.2);
  const all = lifts.flatMap((lift) => [1, -1].map((right) => placesAt({ x: at.x, y: at.y + lift }, count, right)));
  const [first = [], ...others] = all;
  return others.reduce((best, dice) => (costOf(dice) < costOf(best) ? dice : best), first);
}
