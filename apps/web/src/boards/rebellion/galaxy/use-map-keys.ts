import { boxOf, PLACE_IDS, type PlaceId } from '@echo-base/games/rebellion/client';
import { type RefObject, useEffect, useState } from 'react';
import { useScene } from '../scene.ts';
import type { MapLayout } from './layout.ts';
import { useLayout } from './use-layout.ts';

/** Milliseconds of touch after which the card of a place opens, and the pixels the finger may move meanwhile. */
const LONG_MS = 450;
const STILL_WITHIN = 8;

const DIRECTIONS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Distance sideways counts this much more than distance ahead. */
const SIDEWAYS = 2;

/** The nearest of these places in the direction of an arrow key; null at the edge of the map. */
function nextPlace({ centreOf }: MapLayout, places: readonly PlaceId[], from: PlaceId, key: string): PlaceId | null {
  const to = DIRECTIONS[key];
  if (!to) return null;
  const here = centreOf(from);
  const found = places
    .map((id) => {
      const [dx, dy] = [centreOf(id).x - here.x, centreOf(id).y - here.y];
      const [ahead, aside] = [dx * to.x + dy * to.y, Math.abs(dx * to.y) + Math.abs(dy * to.x)];
      return { id, ahead, aside, away: ahead + SIDEWAYS * aside };
    })
    .filter(({ ahead, aside }) => ahead > 0 && aside <= 2 * ahead);
  return found.sort((a, b) => a.away - b.away)[0]?.id ?? null;
}

/** The place whose element contains a target, and the element. */
function placeAt(target: EventTarget | null): { place: PlaceId; element: HTMLElement } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const place = PLACE_IDS.find((id) => element?.dataset.place === `place:${id}`);
  return element && place ? { place, element } : null;
}

const buttonOf = (map: HTMLElement, place: PlaceId): HTMLElement | null =>
  map.querySelector(`[data-place="place:${place}"] > button`);

/** Calls `read` for a place under a finger that rests; the click that follows is swallowed. */
function listenForRest(map: HTMLElement, read: (place: PlaceId) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let hasRead = false;
  const stop = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    stop();
    hasRead = false;
    const found = placeAt(event.target);
    if (event.pointerType === 'mouse' || !event.isPrimary || !found) return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      hasRead = true;
      read(found.place);
    }, LONG_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > STILL_WITHIN) stop();
  };
  const click = (event: MouseEvent) => {
    if (!hasRead) return;
    hasRead = false;
    event.preventDefault();
    event.stopPropagation();
  };
  map.addEventListener('pointerdown', down, { signal });
  map.addEventListener('pointermove', move, { signal });
  map.addEventListener('pointerup', stop, { signal });
  map.addEventListener('pointercancel', stop, { signal });
  map.addEventListener('click', click, { signal, capture: true });
  signal.addEventListener('abort', stop);
}

/**
 * Keys and gestures on places besides the press of their button: arrow keys move the focus from place to place; the
 * context menu, a finger that rests, and the key I open the card of any place, also of a target; so does a press on its
 * units. Returns the place in the Tab order.
 */
export function useMapKeys(map: RefObject<HTMLElement | null>, read: (place: PlaceId) => void): PlaceId {
  const [current, setCurrent] = useState<PlaceId>('coruscant');
  const layout = useLayout();
  const { places } = boxOf(useScene().view);
  useEffect(() => {
    const { current: element } = map;
    if (!element) return;
    const listen = new AbortController();
    const { signal } = listen;
    const onKey = (event: KeyboardEvent) => {
      const found = placeAt(event.target);
      if (!found || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = nextPlace(layout, places, found.place, event.key);
      if (next) buttonOf(element, next)?.focus();
      else if (event.key.toLowerCase() === 'i') read(found.place);
      else return;
      event.preventDefault();
    };
    const onMenu = (event: MouseEvent) => {
      const found = placeAt(event.target);
      if (!found) return;
      event.preventDefault();
      // A finger that rests has its own timer.
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') read(found.place);
    };
    // A press on units that are no targets is a press on their place; screen readers have the button of the place.
    const onClick = (event: MouseEvent) => {
      const found = event.target instanceof Element && event.target.closest('[data-plate]') && placeAt(event.target);
      if (found) read(found.place);
    };
    element.addEventListener('click', onClick, { signal });
    element.addEventListener('keydown', onKey, { signal });
    element.addEventListener('contextmenu', onMenu, { signal });
    element.addEventListener('focusin', (event) => setCurrent((now) => placeAt(event.target)?.place ?? now), {
      signal,
    });
    listenForRest(element, read, signal);
    return () => listen.abort();
  }, [map, read, layout, places]);
  return current;
}
