import type { Option, Text } from '../../net/types.ts';

/** Activations to which no unit can move: the leader would go alone, and the turn be over (RB-8.1). */
const ALONE = 'noEffect.noArrival';

/** The act that sends an activation without units: a press on the map may only look. Other options are sent at once. */
export function confirms({ noEffect, label }: Option): Text | null {
  return noEffect?.key === ALONE ? { key: 'board.rb.activateAlone', params: { system: label } } : null;
}
