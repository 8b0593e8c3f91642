/** Pixels from the middle of a place within which a press points at it. */
const REACH = 140;

/** Middle of an element on the screen. */
function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Whether an element is on the page now: what another tab of a phone has is nowhere. */
function isDrawn(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return left !== 0 || top !== 0 || width !== 0 || height !== 0;
}

/**
 * Elements of the places of a match and of the cards that lie open, by the id that options use for them; of several for
 * one place one that can be seen.
 */
export function placesOf(page: ParentNode): ReadonlyMap<string, HTMLElement> {
  const places = new Map<string, HTMLElement>();
  for (const element of page.querySelectorAll<HTMLElement>('[data-place], [data-open]')) {
    const at = element.dataset.place ?? element.dataset.open ?? '';
    const before = places.get(at);
    if (!before || (!isDrawn(before) && isDrawn(element))) places.set(at, element);
  }
  return places;
}

/** Parts of the page of a match beside its board that have something to point at. */
const PARTS = ['opponents', 'hand', 'rail'] as const;
export type PointPart = 'board' | (typeof PARTS)[number];

/** The part of the page of a match in which an element lies, which cuts off what is beyond it; null for none. */
export const partOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('main, [data-points]');

/** The name of that part. */
export function partNameOf(element: Element): PointPart | null {
  const part = partOf(element);
  return part?.matches('main') ? 'board' : (PARTS.find((name) => name === part?.dataset.points) ?? null);
}

/** A combat may cover a map, which is there all the same. */
const isShown = (place: Element): boolean => isDrawn(place) && getComputedStyle(place).visibility !== 'hidden';

/** What cuts off a map that can be moved. */
const windowOf = (place: Element): Element | null => place.closest('[data-window]');

/** Whether a point of the screen is where this place could be seen, and not on what lies beside its map. */
function isInView(place: Element, x: number, y: number): boolean {
  const box = windowOf(place)?.getBoundingClientRect();
  const isInside = !box || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  return isInside && isShown(place);
}

/** The place of a map nearest to a point of the screen; null if none of these is near. */
export function placeAt(places: Iterable<readonly [string, Element]>, x: number, y: number): string | null {
  let nearest: string | null = null;
  let least = REACH;
  for (const [at, element] of places) {
    const middle = middleOf(element);
    const distance = Math.hypot(middle.x - x, middle.y - y);
    if (distance < least && isInView(element, x, y)) [nearest, least] = [at, distance];
  }
  return nearest;
}

/** Pixels that a mark stays within the edges of the board. */
const INSET = 28;
/** Pixels that the name at a mark needs beside its middle, and below it. */
const NAME = { beside: 120, below: 84 };

/** The part of a length that is seen of both: where it begins and ends. */
const common = ([from, to]: readonly [number, number], other: readonly [number, number] | null) =>
  other ? ([Math.max(from, other[0]), Math.min(to, other[1])] as const) : ([from, to] as const);

/** Puts a mark over a place along one axis, within what is seen of its part of the page. */
function within(value: number, [from, to]: readonly [number, number], inset: number): number {
  return Math.min(Math.max(value, from + inset), Math.max(from + inset, to - inset));
}

/**
 * Moves a mark, which lies in `layer`, over the place of a page that it points at, or to the edge next to it while that is
 * out of view. Returns whether the page shows the place at all.
 */
export function putOver(mark: HTMLElement, layer: HTMLElement, place: HTMLElement | undefined, page: Element): boolean {
  const part = place && partOf(place);
  if (!part || !isShown(place)) return false;
  // On a screen for a whole room everything is enlarged, also what is set here.
  const zoom = 'currentCSSZoom' in layer && typeof layer.currentCSSZoom === 'number' ? layer.currentCSSZoom : 1;
  const box = part.getBoundingClientRect();
  const cut = windowOf(place)?.getBoundingClientRect();
  const [across, down] = [
    common([box.left, box.right], cut ? [cut.left, cut.right] : null),
    common([box.top, box.bottom], cut ? [cut.top, cut.bottom] : null),
  ];
  // A name does not lie over what is beside a board, whose other parts are narrower than a name.
  const isBoard = part.matches('main');
  const room = isBoard ? box : page.getBoundingClientRect();
  const inset = isBoard ? INSET : 0;
  const middle = middleOf(place);
  const { x, y } = { x: within(middle.x, across, inset), y: within(middle.y, down, inset) };
  mark.dataset.out = `${x !== middle.x || y !== middle.y}`;
  mark.dataset.at = x - room.left < NAME.beside ? 'left' : room.right - x < NAME.beside ? 'right' : 'middle';
  mark.dataset.above = `${room.bottom - y < NAME.below}`;
  const origin = layer.getBoundingClientRect();
  mark.style.translate = `${(x - origin.left) / zoom}px ${(y - origin.top) / zoom}px`;
  return true;
}
