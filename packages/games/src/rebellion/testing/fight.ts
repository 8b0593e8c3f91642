import { reveal } from '../../engine/hidden.ts';
import type { Face } from '../data/dice.ts';
import { LEADER_IDS } from '../data/leaders.ts';
import type { PlaceId, SystemId } from '../data/systems.ts';
import { type TacticId, tacticOf } from '../data/tactics.ts';
import type { Colour, Side, UnitId } from '../data/units.ts';
import { combat } from '../rules/combat/begin.ts';
import type { State } from '../state.ts';
import type { Position } from './position.ts';
import { type Scenario, scenario } from './scenario.ts';

/** A combat to fight: pools are empty but for the leaders the position names. */
export interface Fight extends Position {
  readonly system?: SystemId;
  readonly current?: Side;
  readonly from?: readonly PlaceId[];
  /** Tactic cards in hand before any are drawn. */
  readonly hands?: Partial<Record<Side, readonly TacticId[]>>;
  /** The first dice rolled. */
  readonly dice?: readonly Face[];
  /** Damage markers before the first attack. */
  readonly damage?: Partial<Record<UnitId, number>>;
  /** Further changes before it begins. */
  readonly before?: (g: State) => void;
}

/** Takes tactic cards out of their decks into a hand. */
export function dealTactics(g: State, side: Side, ids: readonly TacticId[]): void {
  for (const id of ids) {
    const deck = reveal(g.tacticDecks[tacticOf(`${id}#1`).theatre]);
    const [card] = deck.splice(
      deck.findIndex((one) => tacticOf(one).id === id),
      1,
    );
    if (!card) throw new Error(`no ${id} left`);
    reveal(g.tacticHands[side]).push(card);
  }
}

/** A combat in Yavin (or another system), run on to its first question; the Rebels are the current player. */
export function fight(how: Fight): Scenario {
  const {
    system = 'yavin',
    current = 'rebel',
    from = [],
    hands = {},
    dice = [],
    damage = {},
    before,
    ...position
  } = how;
  const box = Object.fromEntries(LEADER_IDS.map((id) => [id, 'box'] as const));
  const s = scenario({ ...position, leaders: { ...box, ...position.leaders } });
  s.change((g) => {
    for (const [side, ids] of Object.entries(hands) as [Side, TacticId[]][]) dealTactics(g, side, ids);
    for (const [id, n] of Object.entries(damage) as [UnitId, number][]) (g.units[id] as { damage: number }).damage = n;
    before?.(g);
  });
  if (dice.length > 0) s.rig(...dice);
  return s.start(combat, { system, current, from: [...from] });
}

/** Damage assigned so far, blocked or not. */
export function damageAssigned(s: Scenario): number {
  return s.entries
    .filter((entry) => entry.key === 'log.damage')
    .reduce((sum, entry) => sum + Number(entry.params.n), 0);
}

/** Attacks so far, as `side theatre dice`. */
export function attacks(s: Scenario): string[] {
  const name = (value: unknown) => (value as { key: string }).key.split('.')[1];
  return s.entries
    .filter((entry) => entry.key === 'log.attack')
    .map(({ params }) => `${name(params.side)} ${name(params.theatre)} ${params.n}`);
}

/** Dice of the running attack, as `colour face`. */
export function diceNow(s: Scenario): string[] {
  return (s.g.combat?.attack?.dice ?? []).map((die) => `${die.colour} ${die.face}${die.spent ? ' spent' : ''}`);
}

/** How many dice of a colour the running attack has. */
export function countDice(s: Scenario, colour: Colour): number {
  return diceNow(s).filter((die) => die.startsWith(colour)).length;
}

/** Tactics in a hand, in the order of the box. */
export function tacticHandOf(s: Scenario, side: Side): TacticId[] {
  return reveal(s.g.tacticHands[side])
    .map((card) => tacticOf(card).id)
    .sort();
}

const PASSES = ['done', 'auto', 'stay', 'pass'];

/** Declines whatever is asked and lets damage be assigned, until something holds or the combat is over. */
export function declineUntil(s: Scenario, holds: (s: Scenario) => boolean = () => false): Scenario {
  for (let n = 0; n < 500 && s.g.combat && !s.g.outcome && !holds(s); n++) {
    const key = PASSES.find((one) => s.legal.includes(one));
    if (key === undefined) throw new Error(`${s.question}: ${s.legal.join(' ')}`);
    s.click(key);
  }
  return s;
}
