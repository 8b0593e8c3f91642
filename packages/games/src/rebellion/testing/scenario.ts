import type { Decision } from '../../engine/decision.ts';
import { settle as runOn } from '../../engine/flow.ts';
import { reveal } from '../../engine/hidden.ts';
import type { Option, Rule } from '../../engine/rule.ts';
import type { Choice, SeatId, StackFrame, Vars } from '../../engine/state.ts';
import { ScenarioBase } from '../../engine/testing/scenario.ts';
import type { RebellionView } from '../client.ts';
import { DIE, type Face } from '../data/dice.ts';
import type { PlaceId } from '../data/systems.ts';
import { typeOf, type UnitId, type UnitType } from '../data/units.ts';
import { rebellion } from '../index.ts';
import { unitsAt } from '../rules/board.ts';
import type { State } from '../state.ts';
import { build, type Position } from './position.ts';
import { rigged } from './rig.ts';
import { tested } from './title.ts';

/** A match to click through, from a position by names or from a state. */
export function scenario(from: Position | State = {}): Scenario {
  return new Scenario('flow' in from ? from : build(from));
}

/** Questions in which a piece is clicked before its place. */
const TURNS: readonly string[] = ['ask.turn', 'ask.roleTurn', 'ask.combatAction', 'ask.block'];

/** The options of such a question, each piece once. */
function piecesOf(options: readonly Option[]): Option[] {
  const pieces = new Map<string, Option>();
  for (const option of options) {
    const target = `:${option.at?.split(':')[1]}`;
    const key = option.from && option.key.endsWith(target) ? option.key.slice(0, -target.length) : option.key;
    if (!pieces.has(key)) pieces.set(key, { ...option, key });
  }
  return [...pieces.values()];
}

/**
 * A match of Rebellion that tests click through. A leader or a mission may be clicked before its place, as clients do:
 * the options are then its places.
 */
export class Scenario extends ScenarioBase<State, RebellionView> {
  /** Key of the piece clicked first, and the question it belongs to. */
  #piece: { readonly key: string; readonly question: string } | null = null;

  constructor(g: State) {
    super(tested, g);
  }

  override get decision(): Decision {
    const decision = super.decision;
    const { options } = decision;
    if (!TURNS.includes(decision.prompt.key)) return decision;
    if (!this.waitsForPlace) return { ...decision, options: piecesOf(options) };
    const piece = `${this.#piece?.key}:`;
    const places = options.filter(({ key }) => key.startsWith(piece));
    return { ...decision, options: places.map((option) => ({ ...option, key: option.key.slice(piece.length) })) };
  }

  /** Whether a leader or a mission has been clicked, and its place is next. */
  get waitsForPlace(): boolean {
    return this.asked.length > 0 && this.#piece?.question === super.decision.id;
  }

  override click(...choices: Choice[]): this {
    for (const choice of choices) {
      const { id, options } = super.decision;
      const piece = this.#piece?.question === id ? this.#piece.key : null;
      const key = piece === null ? choice : `${piece}:${choice}`;
      const isPiece = !options.some((one) => one.key === key) && options.some((one) => one.key.startsWith(`${key}:`));
      this.#piece = isPiece ? { key: String(key), question: id } : null;
      if (!isPiece) super.click(key);
    }
    return this;
  }

  /** Replaces the running rules by this one, with the command phase to follow, and runs on to the first question. */
  start<V extends Vars>(rule: Rule<V>, vars: V, seat: SeatId | null = null): this {
    return this.change((g) => {
      const under: StackFrame = { rule: 'game', step: 'command', seat: null, vars: {} };
      g.flow.stack = [under, { rule: rule.id, step: 'start', seat, vars }];
      runOn(rebellion.rules, g);
    });
  }

  /** The next dice rolled come up like this, in the order they are rolled. Call it right before the click that rolls. */
  rig(...faces: Face[]): this {
    return this.change((g) => {
      g.luck = rigged(faces.map((face) => [DIE.indexOf(face), DIE.lastIndexOf(face)]));
    });
  }

  /** Units of a place or queue box as `{ type: count }`. */
  units(at: PlaceId | `queue-${1 | 2 | 3}`): Partial<Record<UnitType, number>> {
    const counts: Partial<Record<UnitType, number>> = {};
    for (const id of unitsAt(this.g, at)) counts[typeOf(id)] = (counts[typeOf(id)] ?? 0) + 1;
    return counts;
  }

  /** One miniature of a type in a place. */
  unit(type: UnitType, at: PlaceId | `queue-${1 | 2 | 3}`): UnitId {
    const [id] = unitsAt(this.g, at, { type });
    if (!id) throw new Error(`no ${type} at ${at}`);
    return id;
  }

  /** The mission hand of a side, by mission. */
  hand(side: 'rebel' | 'imperial'): string[] {
    return reveal(this.g.missionHands[side]).map((card) => card.slice(0, card.indexOf('#')));
  }
}
