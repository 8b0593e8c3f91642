import type { Translate } from '../../../i18n/translate.tsx';
import type { Decision } from '../../../net/types.ts';
import { orderOf, unitsOf } from './order.ts';

const RETREAT = 'ask.retreatUnits';

/** Label of the act of an order: how many units move where, or go along in a retreat. */
export function orderWords(t: Translate, decision: Decision, picked: readonly string[]): string {
  const to = orderOf(decision)?.to ?? '';
  const key = decision.prompt.key === RETREAT ? 'board.rb.order.retreat' : 'board.rb.order.move';
  return t(key, { count: unitsOf(picked).length, place: t(`system.${to}`) });
}
