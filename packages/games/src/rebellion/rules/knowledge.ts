import { hide, reveal } from '../../engine/hidden.ts';
import { memoizeByReference } from '../../engine/state-draft/memoize.ts';
import { boxOf } from '../box.ts';
import { BASE_SPACE, type PlaceId, SYSTEMS, type SystemId } from '../data/systems.ts';
import type { State } from '../state.ts';
import { isSystem } from './board.ts';

// The Empire's memory aid: systems that cannot be the base for all the Empire knows. It is worked out from public
// facts and Imperial cards only, never from where the base is, and starts anew when the base moves.

/** Whether what is noted is about the place of the base, which has not moved since. */
const isCurrent = (g: State): boolean => reveal(g.ruledOut).bases === g.oldBases.length;

/** A list that has been ruled out is replaced, never changed. */
const setOf = memoizeByReference((systems: readonly SystemId[]): ReadonlySet<SystemId> => new Set(systems));
const NONE: readonly SystemId[] = [];

/** Rules these systems out for as long as the base stays where it is. */
export function ruleOut(g: State, systems: readonly SystemId[]): void {
  const known = isCurrent(g) ? reveal(g.ruledOut).systems : [];
  // It is asked after every change, and most changes tell nothing new.
  if (isCurrent(g) && systems.every((id) => known.includes(id))) return;
  const out = new Set([...known, ...systems]);
  g.ruledOut = hide({ bases: g.oldBases.length, systems: boxOf(g.options).systems.filter((id) => out.has(id)) });
}

/** The base is in one of these systems: rules all others out. */
export function narrowDown(g: State, systems: readonly SystemId[]): void {
  ruleOut(
    g,
    boxOf(g.options).systems.filter((id) => !systems.includes(id)),
  );
}

/**
 * What follows with every change: Imperial probe cards and systems the Empire holds or has searched (`troops`: places
 * with Imperial ground units). A revealed base is not among them.
 */
export function updateKnowledge(g: State, troops: ReadonlySet<string>): void {
  const base = g.base.revealed ? reveal(g.base.system) : null;
  const known = isCurrent(g) ? reveal(g.ruledOut).systems : NONE;
  const out = setOf(known);
  const isNew = (id: SystemId) => !out.has(id) && id !== base;
  const learnt = [...g.removedProbes.filter(isNew), ...reveal(g.probeHand).filter(isNew)];
  for (const key in g.systems) {
    const id = key as SystemId;
    const { loyalty, destroyed } = g.systems[id];
    if ((loyalty === 'imperial' || destroyed || troops.has(id)) && isNew(id)) learnt.push(id);
  }
  ruleOut(g, learnt);
  const { bases, systems } = reveal(g.ruledOut);
  if (base && systems.includes(base)) g.ruledOut = hide({ bases, systems: systems.filter((id) => id !== base) });
}

/**
 * Units moved by activation between the base space and a system show that the hidden base is there or beside it
 * (RB-8.18, RB-8.19). `from`: places the units came from.
 */
export function learnFromMove(g: State, to: PlaceId, from: readonly PlaceId[]): void {
  const ends = to === BASE_SPACE ? from : from.includes(BASE_SPACE) ? [to] : [];
  for (const system of ends.filter(isSystem)) narrowDown(g, [system, ...SYSTEMS[system].adjacent]);
}
