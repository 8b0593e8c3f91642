import { columnAndRow, type MapInfo, type SpaceId, spaceId } from '@echo-base/games/imperial-assault/client';
import { type RefObject, useEffect, useState } from 'react';
import { columnsOf, groundAt, spacesIn } from './layout.ts';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next space in the direction of an arrow key, across gaps; null at the edge of the map. */
function nextSpace(map: MapInfo, from: SpaceId, key: string): SpaceId | null {
  const to = DIRECTIONS[key];
  if (!to) return null;
  let [column, row] = columnAndRow(from);
  for (;;) {
    column += to[0];
    row += to[1];
    if (column < 0 || row < 0 || column >= columnsOf(map) || row >= map.grid.length) return null;
    if (groundAt(map, column, row) !== '#') return spaceId(column, row);
  }
}

/** The space whose element contains a target. */
function spaceAt(target: EventTarget | null): SpaceId | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-place^="space:"]') : null;
  return (element?.dataset.place?.slice('space:'.length) as SpaceId | undefined) ?? null;
}

/** Arrow keys move the focus from space to space. Returns the space in the Tab order. */
export function useSpaceKeys(list: RefObject<HTMLElement | null>, map: MapInfo): SpaceId | undefined {
  const [current, setCurrent] = useState<SpaceId | undefined>(() => spacesIn(map)[0]);
  useEffect(() => {
    const { current: element } = list;
    if (!element) return;
    const listen = new AbortController();
    const { signal } = listen;
    const onKey = (event: KeyboardEvent) => {
      const space = spaceAt(event.target);
      if (!space || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = nextSpace(map, space, event.key);
      if (!next) return;
      element.querySelector<HTMLElement>(`[data-place="space:${next}"] > button`)?.focus();
      event.preventDefault();
    };
    const onFocus = (event: FocusEvent) => {
      const space = spaceAt(event.target);
      if (space) setCurrent(space);
    };
    element.addEventListener('keydown', onKey, { signal });
    element.addEventListener('focusin', onFocus, { signal });
    return () => listen.abort();
  }, [list, map]);
  return current;
}
