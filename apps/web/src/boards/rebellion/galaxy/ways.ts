import { BASE_SPACE, type PlaceId, SYSTEMS, type SystemId } from '@echo-base/games/rebellion/client';
import type { MapLayout, Point } from './layout.ts';

/** Animation of pieces on the map: along lanes, one step after the other. */

const STEP_MS = 160;
const LONGEST_MS = 900;

/** Shortest path between two places by number of lanes, both included; direct to and from the base space. */
export function wayBetween(from: PlaceId, to: PlaceId): readonly PlaceId[] {
  if (from === BASE_SPACE || to === BASE_SPACE) return [from, to];
  const cameFrom = new Map<SystemId, SystemId | null>([[from, null]]);
  for (const here of cameFrom.keys()) {
    if (here === to) break;
    for (const next of SYSTEMS[here].adjacent) if (!cameFrom.has(next)) cameFrom.set(next, here);
  }
  const way: SystemId[] = [];
  for (let here: SystemId | null = to; here !== null; here = cameFrom.get(here) ?? null) way.unshift(here);
  return way;
}

/** Keyframes for `Element.animate`: from `start` through the centres between to `end`, relative to `end`. */
export function glideAlong(
  way: readonly PlaceId[],
  start: Point,
  end: Point,
  centreOf: MapLayout['centreOf'],
): { frames: Keyframe[]; options: KeyframeAnimationOptions } {
  const stops = [start, ...way.slice(1, -1).map(centreOf), end];
  const frames = stops.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
  const duration = Math.min(LONGEST_MS, (stops.length - 1) * STEP_MS);
  return { frames, options: { duration, easing: 'cubic-bezier(.4, 0, .2, 1)' } };
}
