import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Levels at which a row drops what is shown elsewhere too; at the last it wraps. */
const TIGHTEST = 4;

/** Increases the level of a row (`data-tight`) until it fits into its width. */
function fit(row: HTMLElement): void {
  for (let step = 0; step <= TIGHTEST; step++) {
    row.dataset.tight = String(step);
    if (row.scrollWidth <= row.clientWidth) return;
  }
}

/** Fits a row into one line: measured when its content changes, on resize, and once the fonts have loaded. */
export function useOneLine(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return;
    fit(current);
    // Told before the next paint, and only of changes; the level itself is none.
    const changes = new MutationObserver(() => fit(current));
    changes.observe(current, { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] });
    void document.fonts?.ready.then(() => fit(current));
    return () => changes.disconnect();
  }, []);
  useLayoutEffect(() => {
    const { current } = row;
    if (!current || typeof ResizeObserver === 'undefined') return;
    let width = -1;
    const observer = new ResizeObserver(() => {
      if (current.clientWidth === width) return;
      width = current.clientWidth;
      fit(current);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return row;
}
