import { GRID, type HexId, type Side } from '@echo-base/games/battle-of-hoth/client';
import { type RefObject, useEffect, useState } from 'react';
import { centreOf } from './layout.ts';

const DIRECTIONS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next hex in the direction of an arrow key; up and down keep to the column at `x`. Null at the edge. */
function nextHex(from: HexId, key: string, near: Side, x: number): HexId | null {
  const to = DIRECTIONS[key];
  if (!to) return null;
  const here = centreOf(from, near);
  const found = GRID.neighbours(from).flatMap((hex) => {
    const there = centreOf(hex, near);
    const ahead = (there.x - here.x) * to.x + (there.y - here.y) * to.y;
    const isRow = Math.abs(there.y - here.y) < 1;
    const isAhead = ahead > 1 && (to.x !== 0 ? isRow : !isRow);
    return isAhead ? [{ hex, aside: to.x !== 0 ? 0 : Math.round(Math.abs(there.x - x)) }] : [];
  });
  return found.sort((a, b) => a.aside - b.aside)[0]?.hex ?? null;
}

/** The hex whose element contains a target. */
function hexAt(target: EventTarget | null): HexId | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return GRID.hexes.find((hex) => element?.dataset.place === `hex:${hex}`) ?? null;
}

/** Arrow keys move the focus from hex to hex. Returns the hex in the Tab order. */
export function useHexKeys(list: RefObject<HTMLElement | null>, near: Side): HexId {
  const [current, setCurrent] = useState<HexId>('4,3');
  useEffect(() => {
    const { current: element } = list;
    if (!element) return;
    const listen = new AbortController();
    const { signal } = listen;
    let column = centreOf('4,3', near).x;
    let isVertical = false;
    const onKey = (event: KeyboardEvent) => {
      const hex = hexAt(event.target);
      if (!hex || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = nextHex(hex, event.key, near, column);
      if (!next) return;
      isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
      element.querySelector<HTMLElement>(`[data-place="hex:${next}"] > button`)?.focus();
      isVertical = false;
      event.preventDefault();
    };
    const onFocus = (event: FocusEvent) => {
      const hex = hexAt(event.target);
      if (!hex) return;
      if (!isVertical) column = centreOf(hex, near).x;
      setCurrent(hex);
    };
    element.addEventListener('keydown', onKey, { signal });
    element.addEventListener('focusin', onFocus, { signal });
    return () => listen.abort();
  }, [list, near]);
  return current;
}
