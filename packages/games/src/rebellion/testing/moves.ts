import { blockedBy, fill } from '../../engine/budgets.ts';
import { checkChoice } from '../../engine/check-choice.ts';
import type { Choice } from '../../engine/state.ts';
import type { PlaceId } from '../data/systems.ts';
import { typeOf, type UnitId, type UnitType } from '../data/units.ts';
import { unitsAt } from '../rules/board.ts';
import type { Position } from './position.ts';
import { type Scenario, scenario } from './scenario.ts';

/** The Empire's turn: the Rebels have passed. */
export const imperialTurn = (position: Position = {}): Scenario => scenario(position).click('pass');

/** A leader activates a place. */
export const activate = (s: Scenario, leader: string, place: PlaceId): Scenario => s.click(`activate:${leader}`, place);

const types = (keys: readonly string[], s: Scenario): string[] =>
  keys.filter((key) => key in s.g.units).map((key) => `${typeOf(key as UnitId)} ${s.g.units[key as UnitId]?.at}`);

/** Types that may be added to what is picked of an order of movement, each with the place it stands in. */
export function offered(s: Scenario, picked: readonly string[] = []): string[] {
  const open = s.legal.filter((key) => !picked.includes(key) && !blockedBy(s.decision, picked, key));
  return [...new Set(types(open, s))].sort();
}

/**
 * Why units of a type in a place cannot be added to what is picked: a refusal, or `over <budget>`, with its clause;
 * undefined when they can, or are not shown at all.
 */
export function held(s: Scenario, type: UnitType, at: PlaceId, picked: readonly string[] = []): string | undefined {
  const [id] = unitsAt(s.g, at, { type }).filter((one) => !picked.includes(one));
  if (!id) return undefined;
  const budget = blockedBy(s.decision, picked, id);
  return s.refusal(id) ?? (budget && `over ${budget.id} ${budget.clause}`);
}

/** The first so many units of a type in a place. */
export const some = (s: Scenario, n: number, type: UnitType, at: PlaceId): UnitId[] =>
  unitsAt(s.g, at, { type }).slice(0, n);

/** Everything from a place, or from everywhere, that fits into one order. */
export function everything(s: Scenario, from?: PlaceId): string[] {
  const open = s.decision.options.filter(
    (option) => !option.refused && (from === undefined || option.from === `place:${from}`),
  );
  return fill(
    s.decision,
    [],
    open.map(({ key }) => key),
    s.decision.max ?? 0,
  );
}

/** The code and the clause a choice is refused with; undefined when it may be made. */
export function refusedWith(s: Scenario, choice: Choice): string | undefined {
  const refused = checkChoice(s.decision, choice);
  return refused ? [refused.code, refused.params?.budget, refused.clause].filter(Boolean).join(' ') : undefined;
}
