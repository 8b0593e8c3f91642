import {
  IMPASSABLE,
  type LeaderId,
  type PlaceId,
  type Side,
  type SystemId,
  UNITS,
} from '@echo-base/games/rebellion/client';
import type { Scene } from '../../scene.ts';
import { isRuledOut, isSearching, locatedBaseOf } from '../place-names.ts';
import { type Stack, stacksOf } from '../stacks.ts';

// Facts of a place for its card. No React here.

/** Systems beyond an impassable border. */
export function beyondBorder(id: SystemId): readonly SystemId[] {
  return IMPASSABLE.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
}

/** Why the Empire knows that the base is not in a system; `open` if it may be there, `here` if it is. */
export type BaseClue = 'probe' | 'shown' | 'destroyed' | 'loyal' | 'troops' | 'earlier' | 'open' | 'here';

/** What the Empire knows about the base and a system; null for viewers who know the base. */
export function knownOf(scene: Scene, id: SystemId): BaseClue | null {
  const { view, unitsAt } = scene;
  const { hand, shown, removed } = view.probes;
  if (!isSearching(view)) return null;
  if (!isRuledOut(scene, id)) return locatedBaseOf(view) === id ? 'here' : 'open';
  if (view.systems[id].destroyed) return 'destroyed';
  if (hand.cards?.includes(id)) return 'probe';
  if (shown.includes(id) || removed.includes(id)) return 'shown';
  if (view.systems[id].loyalty === 'imperial') return 'loyal';
  const stacks = stacksOf(unitsAt.get(id) ?? [], view);
  const hasTroops = stacks.some(({ type }) => UNITS[type].side === 'imperial' && UNITS[type].theatre === 'ground');
  return hasTroops ? 'troops' : 'earlier';
}

/** Units and leaders of a side in a place. */
export interface Force {
  readonly side: Side;
  readonly stacks: readonly Stack[];
  readonly leaders: readonly LeaderId[];
}

/** The forces in a place, by side; sides with nothing there are left out. Captives are with their own side. */
export function forcesAt({ view, unitsAt, leadersAt }: Scene, place: PlaceId): readonly Force[] {
  const stacks = stacksOf(unitsAt.get(place) ?? [], view);
  const leaders = leadersAt.get(place) ?? [];
  return (['imperial', 'rebel'] as const)
    .map((side) => ({
      side,
      stacks: stacks.filter(({ type }) => UNITS[type].side === side),
      leaders: leaders.filter((id) => view.leaders[id].side === side),
    }))
    .filter((force) => force.stacks.length + force.leaders.length > 0);
}

/** Icons of which a system builds the units now: a subjugated one only the first, and none under sabotage. */
export function iconsInUse({ view }: Scene, id: SystemId): 'all' | 'first' | 'none' {
  const { subjugated, sabotaged } = view.systems[id];
  if (sabotaged) return 'none';
  return subjugated ? 'first' : 'all';
}
