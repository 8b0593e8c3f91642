import { type RefObject, useEffect, useState } from 'react';
import { type Grid, nextPlace } from './grid.ts';

/**
 * Roving focus: arrow keys move the focus from place to place. `start`: the place in the Tab order before any had the
 * focus. Returns the place in the Tab order.
 */
export function useGridKeys<Place extends string>(
  list: RefObject<HTMLElement | null>,
  grid: Grid<Place>,
  start: Place | undefined,
): Place | undefined {
  const [current, setCurrent] = useState(start);
  useEffect(() => {
    const { current: element } = list;
    if (!element) return;
    const listen = new AbortController();
    const { signal } = listen;
    const names = new Map(grid.places.map((place) => [`${grid.kind}:${place}`, place]));
    const placeAt = ({ target }: Event): Place | undefined =>
      target instanceof Element
        ? names.get(target.closest<HTMLElement>('[data-place]')?.dataset.place ?? '')
        : undefined;
    /** The column to which up and down keep: that of the place from which they began. */
    let column: number | null = null;
    const onKey = (event: KeyboardEvent) => {
      const place = placeAt(event);
      if (!place || event.altKey || event.ctrlKey || event.metaKey) return;
      const from = column ?? grid.centreOf(place).x;
      const next = nextPlace(grid, place, event.key, from);
      if (!next) return;
      element.querySelector<HTMLElement>(`[data-place="${grid.kind}:${next}"] > button`)?.focus();
      column = event.key === 'ArrowUp' || event.key === 'ArrowDown' ? from : null;
      event.preventDefault();
    };
    const onFocus = (event: FocusEvent) => {
      const place = placeAt(event);
      if (!place) return;
      column = null;
      setCurrent(place);
    };
    element.addEventListener('keydown', onKey, { signal });
    element.addEventListener('focusin', onFocus, { signal });
    return () => listen.abort();
  }, [list, grid]);
  return current;
}
