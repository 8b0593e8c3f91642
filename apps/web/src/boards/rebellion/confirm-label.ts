import type { Option, Text } from '../../net/types.ts';

/** Activation of a system that no unit can reach: only the leader moves, and the turn ends (RB-8.1). */
const ALONE = 'noEffect.noArrival';

/** Confirmation of an activation without units, because a press on the map may be meant as a look only. */
export function confirmLabel({ noEffect, label }: Option): Text | null {
  return noEffect?.key === ALONE ? { key: 'board.rb.activateAlone', params: { system: label } } : null;
}
