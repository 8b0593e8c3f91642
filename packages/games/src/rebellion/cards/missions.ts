import type { LeaderId } from '../data/leaders.ts';
import { MISSIONS, type MissionId } from '../data/missions.ts';
import type { SystemId } from '../data/systems.ts';
import type { Ctx, Op } from '../effects/effect.ts';
import type { State } from '../state.ts';
import { IMPERIAL_MISSIONS } from './missions-imperial.ts';
import { REBEL_MISSIONS } from './missions-rebel.ts';
import { PROJECTS } from './projects.ts';

/** Where a mission may be carried out. */
export type Target =
  /** A system that satisfies the card (its clause tells others why not). */
  | { readonly kind: 'system'; readonly where: (g: State, id: SystemId) => boolean }
  /** A leader; the mission takes place in the system where it is (RB-7.1.4). */
  | { readonly kind: 'leader'; readonly who: (g: State, id: LeaderId) => boolean }
  /** The "Rebel Base" space, or the base system once revealed. */
  | { readonly kind: 'base' }
  /** No place at all (Contingency Plan). */
  | { readonly kind: 'none' };

/** What a mission card does. */
export interface MissionRules {
  readonly target: Target;
  /** Carried out on success, or when resolved. */
  readonly effect: readonly Op[];
  /** Dice the attempting side rolls besides its icons. */
  readonly extraDice?: (g: State, c: Ctx) => number;
  /** Every icon of any skill counts for both sides (RB-7.1.20). */
  readonly allSkills?: true;
}

/** What a mission does. Throws for a mission that has no entry. */
export function missionRules(id: MissionId): MissionRules {
  const rules = IMPERIAL_MISSIONS[id] ?? PROJECTS[id] ?? REBEL_MISSIONS[id];
  if (!rules) throw new Error(`no rules for mission ${id}`);
  return rules;
}

export function missionEffect(id: MissionId): readonly Op[] {
  return missionRules(id).effect;
}

/** Missions with an entry; a test compares it with the box. */
export function missionsWithRules(): MissionId[] {
  return Object.keys({ ...IMPERIAL_MISSIONS, ...PROJECTS, ...REBEL_MISSIONS }).filter(
    (id): id is MissionId => id in MISSIONS,
  );
}
