import type { HexId, Side } from '@echo-base/games/battle-of-hoth/client';
import { centreOf, MAP } from './layout.ts';

/** Place of a tag: a side of its hex, and the distance from the centre. */
interface Placed {
  readonly side: 'right' | 'left' | 'above' | 'below';
  readonly reach: number;
}

/** The area that a tag covers. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface TagSpot {
  readonly hex: HexId;
  readonly near: Side;
  /** Hexes with tokens. */
  readonly taken: ReadonlySet<HexId>;
  /** Areas of other tags. */
  readonly others: readonly Box[];
  readonly words: string;
}

/** Distance of a tag from the centre of its hex, and estimates of its size: width of a letter, padding, and heights. */
const REACH = 44;
const LETTER = 7.2;
const PADDING = 20;
export const WIDEST = 190;
const LINE = 18;

function sizeOf(words: string): { readonly width: number; readonly height: number } {
  const length = words.length * LETTER;
  const lines = Math.ceil(length / (WIDEST - PADDING));
  return { width: Math.min(WIDEST, length + PADDING), height: lines * LINE + 8 };
}

/** Radius of a token and of the rings around it. */
const TOKEN = 34;
/** Distance of a tag that finds no room beside its hex. */
const FAR = 116;

function boxAt({ side, reach }: Placed, { hex, near, words }: TagSpot): Box {
  const { x, y } = centreOf(hex, near);
  const { width, height } = sizeOf(words);
  const left = { right: x + reach, left: x - reach - width, above: x - width / 2, below: x - width / 2 }[side];
  const top = { right: y - height / 2, left: y - height / 2, above: y - reach - height, below: y + reach }[side];
  return { left, top, right: left + width, bottom: top + height };
}

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function tokenAt(hex: HexId, near: Side): Box {
  const { x, y } = centreOf(hex, near);
  return { left: x - TOKEN, top: y - TOKEN, right: x + TOKEN, bottom: y + TOKEN };
}

const PLACES: readonly Placed[] = [REACH, FAR].flatMap((reach) =>
  (['right', 'left', 'above', 'below'] as const).map((side) => ({ side, reach })),
);

/** The first place of a tag that is on the field and covers neither tokens nor other tags (18.10). */
export function placeFor(spot: TagSpot): Placed {
  const { hex, near, taken, others } = spot;
  const tokens = [...taken].filter((one) => one !== hex).map((one) => tokenAt(one, near));
  const isInside = ({ left, right, top, bottom }: Box) =>
    left >= 0 && right <= MAP.width && top >= 0 && bottom <= MAP.height;
  const isClear = (place: Placed, boxes: readonly Box[]) => boxes.every((box) => !meets(box, boxAt(place, spot)));
  const inside = PLACES.filter((place) => isInside(boxAt(place, spot)));
  const free = inside.filter((place) => isClear(place, others));
  return free.find((place) => isClear(place, tokens)) ?? free[0] ?? inside[0] ?? { side: 'above', reach: REACH };
}

/** The area of a tag where it is placed. */
export const boxOf = (spot: TagSpot): Box => boxAt(placeFor(spot), spot);
