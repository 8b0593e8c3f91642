import { typeOf, UNITS, type UnitId } from '@echo-base/games/rebellion/client';
import type { Translate } from '../../../kit/i18n/translate.tsx';
import type { Decision, Text } from '../../../kit/net/types.ts';
import { balancesOf } from '../../../question/selection/several.ts';
import { sideOfSeat } from '../scene.ts';
import { captiveOf, orderOf, unitsOf } from './order.ts';

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

const needsShip = (key: string): boolean => captiveOf(key) === null && UNITS[typeOf(key as UnitId)].needsTransport;

/**
 * What needs transport and what does not, and how much room the chosen ships have left (RB-8.9); the room of several
 * systems is not added up, because it is not shared. Empty where nothing has to be carried.
 */
export function transportWords(t: Translate, decision: Decision, picked: readonly string[]): string {
  const { seat, options, help } = decision;
  const more = help ? t(help) : '';
  if (!options.some(({ key, refused }) => !refused && needsShip(key))) return more;
  const [balance, other] = balancesOf(decision, picked).filter(({ budget }) => budget.id.startsWith('transport'));
  if (!balance) return [t('board.rb.order.carry.free'), more].filter(Boolean).join(' ');
  const left = Math.max(0, balance.room - balance.used);
  const room = !other && balance.room > 0 && t('board.rb.order.roomLeft', { left });
  return [t(`board.rb.order.carry.${sideOfSeat(seat)}`), room, more].filter(Boolean).join(' ');
}
