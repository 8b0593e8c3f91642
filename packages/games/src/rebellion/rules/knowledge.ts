import { hide, reveal } from '../../engine/hidden.ts';
import { BASE_SPACE, type PlaceId, SYSTEM_IDS, SYSTEMS, type SystemId } from '../data/systems.ts';
import type { State } from '../state.ts';
import { isSystem } from './board.ts';

// The Empire's memory aid: systems that cannot be the base for all the Empire knows. It is worked out from public
// facts and Imperial cards only, never from where the base is, and starts anew when the base moves.

/** Systems ruled out since the base last moved. */
function known(g: State): readonly SystemId[] {
  const { bases, systems } = reveal(g.ruledOut);
  return bases === g.oldBases.length ? systems : [];
}

/** Rules these systems out for as long as the base stays where it is. */
export function ruleOut(g: State, systems: Iterable<SystemId>): void {
  const before = known(g);
  const out = new Set(before);
  for (const id of systems) out.add(id);
  // It is asked after every change, and most changes tell nothing new.
  if (out.size === before.length && before === reveal(g.ruledOut).systems) return;
  g.ruledOut = hide({ bases: g.oldBases.length, systems: SYSTEM_IDS.filter((id) => out.has(id)) });
}

/** The base is in one of these systems: rules all others out. */
export function narrowDown(g: State, systems: readonly SystemId[]): void {
  ruleOut(
    g,
    SYSTEM_IDS.filter((id) => !systems.includes(id)),
  );
}

/**
 * What follows with every change: Imperial probe cards and systems the Empire holds or has searched (`troops`: places
 * with Imperial ground units). A revealed base is not among them.
 */
export function updateKnowledge(g: State, troops: ReadonlySet<string>): void {
  const held = SYSTEM_IDS.filter(
    (id) => g.systems[id].destroyed || g.systems[id].loyalty === 'imperial' || troops.has(id),
  );
  ruleOut(g, [...held, ...g.removedProbes, ...reveal(g.probeHand)]);
  if (!g.base.revealed) return;
  const { bases, systems } = reveal(g.ruledOut);
  g.ruledOut = hide({ bases, systems: systems.filter((id) => id !== reveal(g.base.system)) });
}

/**
 * Units moved by activation between the base space and a system show that the hidden base is there or beside it
 * (RB-8.18, RB-8.19). `from`: places the units came from.
 */
export function learnFromMove(g: State, to: PlaceId, from: readonly PlaceId[]): void {
  const ends = to === BASE_SPACE ? from : from.includes(BASE_SPACE) ? [to] : [];
  for (const system of ends.filter(isSystem)) narrowDown(g, [system, ...SYSTEMS[system].adjacent]);
}
