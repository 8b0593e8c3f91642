/** Pixels from the middle of a place within which a press points at it. */
const REACH = 140;

/** Middle of an element on the screen. */
function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Elements of the places of a board and of the cards that lie open on it, by the id that options use for them. */
export function placesOf(board: ParentNode): ReadonlyMap<string, HTMLElement> {
  const all = [...board.querySelectorAll<HTMLElement>('[data-place], [data-open]')];
  return new Map(all.map((element) => [element.dataset.place ?? element.dataset.open ?? '', element]));
}

/** A combat may cover a map, which is there all the same. */
const isShown = (place: Element): boolean => getComputedStyle(place).visibility !== 'hidden';

/** What cuts off a map that can be moved. */
const windowOf = (place: Element): Element | null => place.closest('[data-window]');

/** Whether a point of the screen is where this place could be seen, and not on what lies beside its map. */
function isInView(place: Element, x: number, y: number): boolean {
  const box = windowOf(place)?.getBoundingClientRect();
  const isInside = !box || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  return isInside && isShown(place);
}

/** The place nearest to a point of the screen; null if none of these is near. */
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

/** Puts a mark over a place along one axis, within what is seen of the board. */
function within(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(Math.max(value, from + INSET), Math.max(from + INSET, to - INSET));
}

/**
 * Moves a mark over the place it points at, or to the edge next to it while that is out of view. Returns whether the board
 * shows the place at all.
 */
export function putOver(mark: HTMLElement, board: HTMLElement, at: string): boolean {
  const place = board.querySelector(`[data-place="${CSS.escape(at)}"], [data-open="${CSS.escape(at)}"]`);
  if (!(place instanceof HTMLElement) || !isShown(place)) return false;
  // On a screen for a whole room everything is enlarged, also what is set here.
  const zoom = 'currentCSSZoom' in board && typeof board.currentCSSZoom === 'number' ? board.currentCSSZoom : 1;
  const box = board.getBoundingClientRect();
  const cut = windowOf(place)?.getBoundingClientRect();
  const [across, down] = [
    common([box.left, box.right], cut ? [cut.left, cut.right] : null),
    common([box.top, box.bottom], cut ? [cut.top, cut.bottom] : null),
  ];
  const middle = middleOf(place);
  const { x, y } = { x: within(middle.x, across), y: within(middle.y, down) };
  mark.dataset.out = `${x !== middle.x || y !== middle.y}`;
  mark.dataset.at = x - box.left < NAME.beside ? 'left' : box.right - x < NAME.beside ? 'right' : 'middle';
  mark.dataset.above = `${box.bottom - y < NAME.below}`;
  mark.style.translate = `${(x - box.left) / zoom + board.scrollLeft}px ${(y - box.top) / zoom + board.scrollTop}px`;
  return true;
}
