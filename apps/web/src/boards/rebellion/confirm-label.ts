import type { Decision, Option, Text } from '../../net/types.ts';

/** Activation of a system that no unit can reach: only the leader moves, and the turn ends (RB-8.1). */
const ALONE = 'noEffect.noArrival';

/** Questions for the system of the base: no other answer decides as much, and it cannot be undone (RB-3.3.11). */
const BASE: ReadonlySet<string> = new Set(['ask.base', 'ask.newBase']);

/** Help lines of a retreat that gives away what staying wins. */
const STAYING_WINS: ReadonlySet<string> = new Set(['help.rivalLost', 'help.combatEnds']);

/**
 * Confirmation of the system of the base, of the project that goes under the deck, of a retreat without need, and of an activation without units, because a press on the map may be meant as
 * a look only.
 */
export function confirmLabel({ noEffect, label, at }: Option, { prompt, help }: Decision): Text | null {
  if (BASE.has(prompt.key) && at !== undefined) return { key: 'board.rb.chooseBase', params: { system: label } };
  if (prompt.key === 'ask.projectUnder') return label;
  if (prompt.key === 'ask.retreat' && at !== undefined && STAYING_WINS.has(help?.key ?? ''))
    return { key: 'board.rb.retreatTo', params: { system: label } };
  return noEffect?.key === ALONE ? { key: 'board.rb.activateAlone', params: { system: label } } : null;
}
