// Where a question opens so that none of its buttons is where the press was that opened it.

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels between a press and the box that asks about it. */
const APART_PX = 200;
/** Pixels between the box and the window, below the top bar. */
const TOP = 60;
const EDGE = 12;

/** Distance of a point from a box at `at`; 0 inside. */
function distance(point: Point, at: Point, { width, height }: Size): number {
  const dx = Math.max(at.x - point.x, 0, point.x - at.x - width);
  const dy = Math.max(at.y - point.y, 0, point.y - at.y - height);
  return Math.hypot(dx, dy);
}

/**
 * The corner of the window for a box of this size: the first of upper left, upper right, lower left and lower right that
 * is far from the press, else the farthest. Without a point (a key) the first.
 */
export function cornerApart(box: Size, { width, height }: Size, press: Point | null): Point {
  const right = Math.max(EDGE, width - box.width - EDGE);
  const bottom = Math.max(TOP, height - box.height - EDGE);
  const upper: Point = { x: EDGE, y: TOP };
  if (!press) return upper;
  const corners = [upper, { x: right, y: TOP }, { x: EDGE, y: bottom }, { x: right, y: bottom }];
  const far = corners.map((at) => Math.min(APART_PX, distance(press, at, box)));
  return corners[far.indexOf(Math.max(...far))] ?? upper;
}

/** Pixels between a press and the answers of a dialog that it opened. */
const ANSWERS_PX = 48;

/**
 * How far a dialog moves up or down, so that its answers are not where the press was: 0 if they are not, else to the end
 * of the window where they are farther away.
 */
export function shiftApart(dialog: DOMRect, answers: DOMRect, height: number, press: Point | null): number {
  const away = (shift: number) =>
    press ? distance(press, { x: answers.x, y: answers.y + shift }, answers) : Number.POSITIVE_INFINITY;
  if (away(0) >= ANSWERS_PX) return 0;
  const [up, down] = [EDGE - dialog.top, height - EDGE - dialog.bottom];
  return away(up) >= away(down) ? up : down;
}
