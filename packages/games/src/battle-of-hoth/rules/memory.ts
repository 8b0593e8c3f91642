import type { HexId } from '../../engine/hex/index.ts';
import type { Json } from '../../engine/json.ts';
import type { SeatId } from '../../engine/state.ts';
import { battleOf } from '../data/scenarios/index.ts';
import type { SpecialRuleOf } from '../data/scenarios/schema.ts';
import type { Side, UnitClass, UnitType } from '../data/units.ts';
import { unitInfo } from '../data/units.ts';
import type { State } from '../state.ts';

/** Typed access to `g.memory`: what rules of the scenario remember, by id of the rule. */
function remembered<T>(g: State, rule: string, start: T): T {
  return (g.memory[rule] as T | undefined) ?? start;
}

/** The running turn, to tell what happened in it. */
export function turnMark(g: State): string {
  return `${g.active} ${g.turns[g.active]}`;
}

/** Charges that a rule of the scenario has gathered on its structure. */
export function chargesOf(g: State, rule: string): number {
  return remembered(g, rule, 0);
}

/** Units that a rule has brought into play so far. */
export function broughtBy(g: State, rule: string): number {
  return remembered(g, rule, 0);
}

export function countBrought(g: State, rule: string): void {
  g.memory[rule] = broughtBy(g, rule) + 1;
}

/** Types of the units that have left the board through an exit, in order (BH-14.8). */
export function leftBy(g: State, exit: string): readonly UnitType[] {
  return remembered<UnitType[]>(g, exit, []);
}

export function countLeft(g: State, exit: string, type: UnitType): void {
  g.memory[exit] = [...leftBy(g, exit), type];
}

/** Units of a class that have left through an exit. */
export function leftOfClass(g: State, exit: string, unitClass: UnitClass): number {
  return leftBy(g, exit).filter((type) => unitInfo(type).class === unitClass).length;
}

/** A token that units carry. */
interface TokenState {
  /** Id of the unit that carries it; null when it lies in `hex`. */
  carrier: string | null;
  hex: HexId;
  /** Units that took it in the turn `turn`. */
  takers: string[];
  turn: string;
  /** Turn in which it was handed over last. */
  handedOver: string;
  /** Exit through which it has left the board. */
  exit: string | null;
  captured: boolean;
}

export type CarryRule = SpecialRuleOf<'carryToken'>;

/** Rules of the scenario about tokens that are carried. */
export function carryRules(g: State): CarryRule[] {
  return battleOf(g).specialRules.flatMap((rule) => (rule.kind === 'carryToken' ? [rule] : []));
}

/** Where a token is. At the start it lies on the hex of its objective. */
export function tokenState(g: State, { id, token }: CarryRule): TokenState {
  const hex = battleOf(g).objectives.find((one) => one.id === token)?.hexes[0] ?? '0,0';
  const start = { carrier: null, hex, takers: [], turn: '', handedOver: '', exit: null, captured: false };
  return remembered<TokenState>(g, id, start);
}

export function setToken(g: State, rule: CarryRule, change: Partial<TokenState>): void {
  g.memory[rule.id] = { ...tokenState(g, rule), ...change } as unknown as Json;
}

/** The state of a token by its id. */
export function tokenOf(g: State, token: string): TokenState | null {
  const rule = carryRules(g).find((one) => one.token === token);
  return rule ? tokenState(g, rule) : null;
}

/** Units that carriers have set down. */
interface CarrierState {
  /** Number set down by each carrier. */
  used: Record<string, number>;
  /** Turn in which each carrier set a unit down last. */
  turns: Record<string, string>;
  /** The units set down. */
  units: string[];
}

export function carrierState(g: State, rule: string): CarrierState {
  return remembered<CarrierState>(g, rule, { used: {}, turns: {}, units: [] });
}

export function setCarriers(g: State, rule: string, state: CarrierState): void {
  g.memory[rule] = state as unknown as Json;
}

/** Extra cards a side holds through a bonus to its hand: who has them, and how many are still to be given back. */
type BonusState = Record<Side, { seat: SeatId; cards: number } | null>;

export function bonusState(g: State, rule: string): BonusState {
  return remembered<BonusState>(g, rule, { rebels: null, empire: null });
}

export function setBonus(g: State, rule: string, side: Side, extra: BonusState[Side]): void {
  g.memory[rule] = { ...bonusState(g, rule), [side]: extra };
}
