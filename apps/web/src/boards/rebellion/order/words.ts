import type { Say } from '../../../i18n/say.tsx';
import type { Decision } from '../../../net/types.ts';
import { orderOf, unitsOf } from './order.ts';

const RETREAT = 'ask.retreatUnits';

/** Label of the act of an order: how many units move where, or go along in a retreat. */
export function orderWords(say: Say, decision: Decision, picked: readonly string[]): string {
  const to = orderOf(decision)?.to ?? '';
  const key = decision.prompt.key === RETREAT ? 'board.rb.order.retreat' : 'board.rb.order.move';
  return say(key, { count: unitsOf(picked).length, place: say(`system.${to}`) });
}
