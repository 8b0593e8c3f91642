import type { Translate } from '../../../i18n/translate.tsx';
import type { Decision, Text } from '../../../net/types.ts';
import { orderOf, unitsOf } from './order.ts';

const RETREAT = 'ask.retreatUnits';

/** A text among the parameters of a question; an empty one without it. */
const textIn = (param: unknown): string | Text =>
  typeof param === 'object' && param !== null && 'key' in param ? (param as Text) : '';

/** Label of the act of an order: how many units move where, or go along in a retreat. */
export function orderWords(t: Translate, decision: Decision, picked: readonly string[]): string {
  const order = orderOf(decision);
  const place = order ? { key: `system.${order.to}` } : textIn(decision.prompt.params?.to);
  const key = decision.prompt.key === RETREAT ? 'board.rb.order.retreat' : 'board.rb.order.move';
  return t(key, { count: unitsOf(picked).length, place });
}
