/** Scroll metrics of the log's box, in pixels. */
export interface ScrollBox {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** Distance from the end that still counts as being there. */
const NEAR_END = 40;

export const NOT_SCROLLED: ScrollBox = { scrollTop: 0, scrollHeight: 0, clientHeight: 0 };

/** A snapshot of the live metrics. */
export const measure = ({ scrollTop, scrollHeight, clientHeight }: ScrollBox): ScrollBox => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});

/**
 * Scroll following: whether the log stays at its end after a scroll event. A reader stops it by scrolling up. A box
 * that has become lower, or content that has grown, also leaves the end out of view, but no reader scrolled: a scroll
 * event that arrives after such a change must not stop it.
 */
export function followsEnd(now: ScrollBox, before: ScrollBox, followed: boolean): boolean {
  if (now.scrollHeight - now.scrollTop - now.clientHeight < NEAR_END) return true;
  const isSameSize = now.scrollHeight === before.scrollHeight && now.clientHeight === before.clientHeight;
  return followed && !(isSameSize && now.scrollTop < before.scrollTop);
}
