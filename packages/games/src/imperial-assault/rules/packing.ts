import type { SpaceId } from '../../engine/grid/index.ts';

/** Equal bases: the spaces of each place that one could take, how many bases there are, and spaces of one. */
interface Bases {
  readonly places: readonly (readonly SpaceId[])[];
  readonly n: number;
  readonly size: number;
}

/** A zone with what is still to be placed: large bases, and small figures that may use blocking spaces or not. */
export interface Crowd {
  readonly zone: readonly SpaceId[];
  readonly blocking: ReadonlySet<SpaceId>;
  readonly kinds: readonly Bases[];
  readonly walkers: number;
  readonly climbers: number;
}

/** Spaces that small figures cover of those left to them. */
function filled({ walkers, climbers }: Crowd, open: number, blocking: number): number {
  const walking = Math.min(walkers, open);
  return walking + Math.min(climbers, open - walking + blocking);
}

/** Places of a base by the first space of the zone that they cover. */
function byFirstSpace(zone: readonly SpaceId[], places: Bases['places']): Map<SpaceId, (readonly SpaceId[])[]> {
  const found = new Map<SpaceId, (readonly SpaceId[])[]>();
  for (const place of places) {
    const first = zone.find((space) => place.includes(space));
    if (first) found.set(first, [...(found.get(first) ?? []), place]);
  }
  return found;
}

/**
 * Exact packing by depth-first search: the most spaces of a zone that all figures can cover side by side, without these
 * spaces; a base half inside counts with its part of it (IA-3.12). Space by space, each is covered or left to small
 * figures. Branches that cannot better the best are cut. `floor`: no less is of interest.
 */
export function mostCovered(crowd: Crowd, without: Iterable<SpaceId>, floor = -1): number {
  const { zone, blocking, kinds, walkers, climbers } = crowd;
  const taken = new Set(without);
  const inZone = new Set(zone);
  const starts = kinds.map(({ places }) => byFirstSpace(zone, places));
  const left = kinds.map(({ n }) => n);
  const area = kinds.reduce((sum, { n, size }) => sum + n * size, walkers + climbers);
  const goal = Math.min(area, zone.filter((space) => !taken.has(space)).length);
  let best = floor;
  const search = (at: number, covered: number, open: number, blocked: number, area: number): void => {
    const now = covered + filled(crowd, open, blocked);
    best = Math.max(best, now);
    if (best >= goal || Math.min(now + zone.length - at, covered + area) <= best) return;
    const space = zone[at];
    if (space === undefined) return;
    if (taken.has(space)) {
      search(at + 1, covered, open, blocked, area);
      return;
    }
    for (const [kind, start] of starts.entries()) {
      if ((left[kind] ?? 0) === 0) continue;
      for (const place of start.get(space) ?? []) {
        if (place.some((one) => taken.has(one))) continue;
        for (const one of place) taken.add(one);
        left[kind] = (left[kind] ?? 0) - 1;
        const gain = place.filter((one) => inZone.has(one)).length;
        search(at + 1, covered + gain, open, blocked, area - place.length);
        left[kind] = (left[kind] ?? 0) + 1;
        for (const one of place) taken.delete(one);
      }
    }
    const isBlocking = blocking.has(space);
    search(at + 1, covered, open + Number(!isBlocking), blocked + Number(isBlocking), area);
  };
  search(0, 0, 0, 0, area);
  return best;
}
