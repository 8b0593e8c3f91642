import type { Decision, Option, Text } from '../../net/types.ts';

/** Activation of a system that no unit can reach: only the leader moves, and the turn ends (RB-8.1). */
const ALONE = 'noEffect.noArrival';

/** Questions for the system of the base: no other answer decides as much, and it cannot be undone (RB-3.3.11). */
const BASE: ReadonlySet<string> = new Set(['ask.base', 'ask.newBase']);

/**
 * Confirmation of the system of the base, and of an activation without units, because a press on the map may be meant as
 * a look only.
 */
export function confirmLabel({ noEffect, label, at }: Option, { prompt }: Decision): Text | null {
  if (BASE.has(prompt.key) && at !== undefined) return { key: 'board.rb.chooseBase', params: { system: label } };
  return noEffect?.key === ALONE ? { key: 'board.rb.activateAlone', params: { system: label } } : null;
}
