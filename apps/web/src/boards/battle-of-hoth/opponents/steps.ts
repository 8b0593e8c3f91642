import type { View } from '@echo-base/games/battle-of-hoth/client';
import type { Decision } from '../../../kit/net/types.ts';

/** Steps of a turn, in order. */
export const STEPS = ['card', 'order', 'move', 'attack', 'draw'] as const;
type Step = (typeof STEPS)[number];

/** The step of a question, by its prompt. */
const ASKED: Readonly<Record<string, Step>> = {
  'ask.card': 'card',
  'ask.fleet': 'card',
  'ask.fleetPartner': 'card',
  'ask.section': 'order',
  'ask.type': 'order',
  'ask.orders': 'order',
  'ask.move': 'move',
  'ask.trace': 'move',
  'ask.attack': 'attack',
  'ask.draw': 'draw',
};

/** The step a turn is in, as far as the table shows it. */
function shown({ order, aims, attack }: View): Step {
  if (!order) return 'card';
  if (aims.length > 0 || attack) return 'attack';
  return order.units.length === 0 ? 'order' : 'move';
}

/** The current step of the turn: that of the viewer's question, else what the table shows. */
export function stepOf(view: View, decision: Decision | null): Step {
  return (decision && ASKED[decision.prompt.key]) ?? shown(view);
}
