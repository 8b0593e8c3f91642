import { GRID, type HexId, type Side } from '@echo-base/games/battle-of-hoth/client';
import { centreOf, MAP } from './layout.ts';

/** Place of a tag beside its hex. */
type Place = 'right' | 'left' | 'above' | 'below';

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
const WIDEST = 190;
const LINE = 18;

function sizeOf(words: string): { readonly width: number; readonly height: number } {
  const length = words.length * LETTER;
  const lines = Math.ceil(length / (WIDEST - PADDING));
  return { width: Math.min(WIDEST, length + PADDING), height: lines * LINE + 8 };
}

function boxAt(place: Place, { hex, near, words }: TagSpot): Box {
  const { x, y } = centreOf(hex, near);
  const { width, height } = sizeOf(words);
  const left = { right: x + REACH, left: x - REACH - width, above: x - width / 2, below: x - width / 2 }[place];
  const top = { right: y - height / 2, left: y - height / 2, above: y - REACH - height, below: y + REACH }[place];
  return { left, top, right: left + width, bottom: top + height };
}

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether no token stands in the hex beside which a tag would lie. */
function isClear(place: Place, { hex, near, taken }: TagSpot): boolean {
  if (place === 'above' || place === 'below') return true;
  const next = GRID.neighbour(hex, (place === 'right') === (near === 'rebels') ? 'E' : 'W');
  return !next || !taken.has(next);
}

/** The first place of a tag that is on the field and covers neither tokens nor other tags (18.10). */
export function placeFor(spot: TagSpot): Place {
  const { others } = spot;
  const isInside = ({ left, right, top, bottom }: Box) =>
    left >= 0 && right <= MAP.width && top >= 0 && bottom <= MAP.height;
  const places = (['right', 'left', 'above', 'below'] as const).filter((place) => isInside(boxAt(place, spot)));
  const isFree = (place: Place) => others.every((box) => !meets(box, boxAt(place, spot)));
  const free = places.filter(isFree);
  return free.find((place) => isClear(place, spot)) ?? free[0] ?? places[0] ?? 'above';
}

/** The area of a tag where it is placed. */
export const boxOf = (spot: TagSpot): Box => boxAt(placeFor(spot), spot);
