import type { Side } from '../../data/units.ts';
import type { Combat, CombatEffect, State } from '../../state.ts';

/** `until` of an effect that lasts for the whole combat. */
const WHOLE_COMBAT = 99;

/** The running combat. Throws when there is none. */
export function combatOf(g: State): Combat {
  if (!g.combat) throw new Error('no combat is running');
  return g.combat;
}

/** Whether an effect of this kind holds now, on this side or (without one) on any. */
export function hasEffect(g: State, kind: CombatEffect['kind'], side?: Side): boolean {
  const { combat } = g;
  if (!combat) return false;
  return combat.effects.some(
    (one) => one.kind === kind && (side === undefined || one.side === side) && one.until >= combat.round,
  );
}

/** An effect begins; it holds to the end of this round (before the first: of that one) or of the combat (RB-9.0.8). */
export function addEffect(g: State, kind: CombatEffect['kind'], side: Side, lasts: 'round' | 'combat'): void {
  const combat = combatOf(g);
  combat.effects.push({ kind, side, until: lasts === 'round' ? Math.max(1, combat.round) : WHOLE_COMBAT });
}

/** An effect of a battle step ends with it (RB-9.1.21). */
export function endEffects(g: State, kind: CombatEffect['kind']): void {
  const combat = combatOf(g);
  combat.effects = combat.effects.filter((one) => one.kind !== kind);
}
