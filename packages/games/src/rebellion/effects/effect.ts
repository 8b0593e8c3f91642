import type { Json } from '../../engine/json.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Vars } from '../../engine/state.ts';
import type { Text } from '../../engine/text.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { SystemId } from '../data/systems.ts';
import type { Ctx, Op } from '../rules/op.ts';
import type { State } from '../state.ts';

type Idle = (g: State, c: Ctx) => Text | null;

/** A step that changes the board at once. `idle`: see `Op`. */
export function does(change: (g: State, c: Ctx) => void, idle?: Idle): Op {
  return { does: change, ...(idle && { idle }) };
}

/** A step that runs a rule with these variables; null skips it. `then` takes what the rule ended with; `idle`: see `Op`. */
export function asks<V extends Vars>(
  rule: Rule<V>,
  vars: (g: State, c: Ctx) => V | null,
  idle?: Idle,
  then?: (g: State, c: Ctx, result: Json) => void,
): Op {
  return { asks: rule, vars, ...(idle && { idle }), ...(then && { then }) };
}

/** The system a card works in. Throws for the base space and for cards without a place. */
export function systemOf(c: Ctx): SystemId {
  if (c.place === null || c.place === 'rebel-base-space') throw new Error(`${c.card} has no system`);
  return c.place;
}

/** The leader a card is attempted against. */
export function targetOf(c: Ctx): LeaderId {
  if (!c.target) throw new Error(`${c.card} has no target leader`);
  return c.target;
}

/** The leader who carries a card out alone, or the first assigned. */
export function leaderOf(c: Ctx): LeaderId {
  const [leader] = c.leaders;
  if (!leader) throw new Error(`${c.card} has no leader`);
  return leader;
}
