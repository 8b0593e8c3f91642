import { SYSTEM_IDS, SYSTEMS, type SystemId } from './base/systems.ts';
import type { Icon } from './base/units.ts';

// Of all boxes; an expansion adds its own beside `base`. Which of them are in play says `boxOf`.
export * from './base/systems.ts';

/** Neighbours on the map with an impassable border between them: not adjacent. */
export const IMPASSABLE: readonly (readonly [SystemId, SystemId])[] = [
  ['mon-calamari', 'kessel'],
  ['yavin', 'dantooine'],
  ['ryloth', 'utapau'],
  ['utapau', 'mustafar'],
  ['corellia', 'bespin'],
  ['corellia', 'endor'],
];

export const REGION_IDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The holding box on the board edge: not a system (RB-2.20). */
export const BASE_SPACE = 'rebel-base-space';
/** Where units and leaders stand: a system or the base space. */
export type PlaceId = SystemId | typeof BASE_SPACE;
export const PLACE_IDS: readonly PlaceId[] = [...SYSTEM_IDS, BASE_SPACE];
/** Icons of the base space and the queue box they build into (RB-11.1.1). */
export const BASE_SPACE_ICONS: readonly Icon[] = ['ground-triangle', 'space-triangle'];
export const BASE_SPACE_BOX = 1;
/** Systems with a probe card: all but Coruscant. */
export const PROBE_IDS: readonly SystemId[] = SYSTEM_IDS.filter((id) => SYSTEMS[id].probe !== 'none');

/** Fewest adjacent steps between two systems. */
export function distance(from: SystemId, to: SystemId): number {
  const seen = new Set<SystemId>([from]);
  let edge: SystemId[] = [from];
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.includes(to)) return steps;
    edge = edge.flatMap((id) => SYSTEMS[id].adjacent).filter((id) => !seen.has(id));
    for (const id of edge) seen.add(id);
  }
  throw new Error(`no way from ${from} to ${to}`);
}
