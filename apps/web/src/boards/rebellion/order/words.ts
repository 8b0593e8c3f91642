import type { Say } from '../../../i18n/say.tsx';
import type { Decision } from '../../../net/types.ts';
import { orderOf, unitsOf } from './order.ts';

/** Label of the act of an order: how many units move where. */
export function orderWords(say: Say, decision: Decision, picked: readonly string[]): string {
  const to = orderOf(decision)?.to ?? '';
  return say('board.rb.order.move', { count: unitsOf(picked).length, place: say(`system.${to}`) });
}
