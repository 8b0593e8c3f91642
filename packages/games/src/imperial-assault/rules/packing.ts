import type { SpaceId } from '../../engine/grid/index.ts';

/** Equal bases: the spaces of each place that one could take, and how many there are. */
export interface Bases {
  readonly places: readonly (readonly SpaceId[])[];
  readonly n: number;
}

/** Spaces that all bases cover together, as far as they have a place at all. */
const areaOf = (kinds: readonly Bases[]) =>
  kinds.reduce((sum, { places: [first = []], n }) => sum + first.length * n, 0);

/**
 * Exact packing by depth-first search: the most spaces that bases can cover side by side, without these spaces. Branches
 * that cannot better the best are cut, and the first way that places all bases ends the search.
 */
export function mostCovered(kinds: readonly Bases[], without: Iterable<SpaceId>): number {
  const taken = new Set(without);
  const total = areaOf(kinds);
  let best = 0;
  const place = (at: number, from: number, left: number, covered: number): void => {
    best = Math.max(best, covered);
    const kind = kinds[at];
    if (!kind || best === total) return;
    const room = areaOf([{ ...kind, n: left }, ...kinds.slice(at + 1)]);
    if (covered + room <= best) return;
    for (let index = from; left > 0 && index < kind.places.length && best < total; index++) {
      const spaces = kind.places[index] ?? [];
      if (spaces.some((space) => taken.has(space))) continue;
      for (const space of spaces) taken.add(space);
      place(at, index + 1, left - 1, covered + spaces.length);
      for (const space of spaces) taken.delete(space);
    }
    place(at + 1, 0, kinds[at + 1]?.n ?? 0, covered);
  };
  place(0, 0, kinds[0]?.n ?? 0, 0);
  return best;
}
