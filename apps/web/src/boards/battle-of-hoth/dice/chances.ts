import {
  cardInfo,
  chancesOf,
  RESULTS,
  type Result,
  type UnitType,
  type View,
} from '@echo-base/games/battle-of-hoth/client';
import type { Decision, Option } from '../../../kit/net/types.ts';
import type { Chance } from '../../../question/log/moment.ts';
import { typeOf } from './result.ts';

/** Whether retreats count as hits in the attacks of an ordered unit, by the card of the turn (BH-6.19). */
function retreatHits({ order }: View, attacker: string): boolean {
  const isPlain = order?.units.find(({ id }) => id === attacker)?.plain ?? true;
  return Boolean(order?.benefits && !isPlain && cardInfo(order.card).effect?.retreatCountsAsExplosion);
}

interface Roll {
  readonly dice: number;
  /** Null for a structure. */
  readonly target: UnitType | null;
  readonly retreatHits: boolean;
}

/** Chances of a roll in the order in which they are shown; `came` after it. */
export function shownChances({ dice, target, retreatHits }: Roll, came?: ReadonlySet<Result>): readonly Chance[] {
  const chances = chancesOf(dice, target, retreatHits);
  return RESULTS.flatMap((result) => {
    const chance = chances[result];
    const label = { key: `board.bh.chance.${result}` };
    return chance === undefined ? [] : [{ label, chance, ...(came && { came: came.has(result) }) }];
  });
}

/** Chances of an attack of a unit with so many dice. */
export const chancesAgainst = (view: View, attacker: string, target: string, dice: number): readonly Chance[] =>
  shownChances({ dice, target: typeOf(target), retreatHits: retreatHits(view, attacker) });

/** The chance that a strike takes a figure of a target that is named: the card that asks for targets counts retreats as hits (BH-6.35). */
function foreseenStrike({ key, label }: Option, dice: unknown): readonly Chance[] {
  const target = typeOf(key.slice('unit:'.length));
  if (!target || typeof dice !== 'number') return [];
  const { hit, explosion } = chancesOf(dice, target, true);
  return [{ label, chance: explosion ?? hit }];
}

/** Chances of an attack or a strike that is chosen but not declared; none for other options. */
export function foreseen(option: Option, view: View, { prompt }: Pick<Decision, 'prompt'>): readonly Chance[] {
  if (prompt.key === 'ask.strike') return foreseenStrike(option, prompt.params?.dice);
  const { key, detail } = option;
  const [act, attacker, target] = key.split(':');
  const dice = detail?.params?.n;
  if (act !== 'attack' || !attacker || !target || typeof dice !== 'number') return [];
  return chancesAgainst(view, attacker, target, dice);
}
