/** Pixels from the middle of a place within which a press points at it. */
const REACH = 140;

/** Middle of an element on the screen. */
function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Elements of the places of a board, by the id that options use for them. */
export function placesOf(board: ParentNode): ReadonlyMap<string, HTMLElement> {
  const all = [...board.querySelectorAll<HTMLElement>('[data-place]')];
  return new Map(all.map((element) => [element.dataset.place ?? '', element]));
}

/** The place nearest to a point of the screen; null if none of these is near. */
export function placeAt(places: Iterable<readonly [string, Element]>, x: number, y: number): string | null {
  let nearest: string | null = null;
  let least = REACH;
  for (const [at, element] of places) {
    const middle = middleOf(element);
    const distance = Math.hypot(middle.x - x, middle.y - y);
    if (distance < least) [nearest, least] = [at, distance];
  }
  return nearest;
}

/** Pixels that a mark stays within the edges of the board. */
const INSET = 28;

/** Moves a mark over the place it points at, or to the edge next to it while that is out of view; hides it without one. */
export function putOver(mark: HTMLElement, board: HTMLElement, at: string): void {
  const place = board.querySelector(`[data-place="${CSS.escape(at)}"]`);
  const isThere = place instanceof HTMLElement && getComputedStyle(place).visibility !== 'hidden';
  mark.hidden = !isThere;
  if (!isThere) return;
  // On a screen for a whole room everything is enlarged, also what is set here.
  const zoom = 'currentCSSZoom' in board && typeof board.currentCSSZoom === 'number' ? board.currentCSSZoom : 1;
  const box = board.getBoundingClientRect();
  const { x, y } = middleOf(place);
  const within = (value: number, size: number) => Math.min(Math.max(value, INSET), Math.max(INSET, size - INSET));
  const [left, top] = [within(x - box.left, box.width), within(y - box.top, box.height)];
  mark.dataset.out = `${left !== x - box.left || top !== y - box.top}`;
  mark.style.translate = `${left / zoom + board.scrollLeft}px ${top / zoom + board.scrollTop}px`;
}
