import { givenOnce } from '../../engine/given-once.ts';
import type { Direction, HexId, Reached } from '../../engine/hex/index.ts';
import type { Option, Rule } from '../../engine/rule.ts';
import type { SeatId, Vars } from '../../engine/state.ts';
import { battleOf, SCENARIO_IDS, type ScenarioId, scenarioOf } from '../data/scenarios/index.ts';
import type {
  Objective,
  ObjectiveOf,
  ScenarioFile,
  SpecialRule,
  SpecialRuleOf,
  SuddenVictory,
  SuddenVictoryOf,
} from '../data/scenarios/schema.ts';
import type { Side, UnitClass, UnitType } from '../data/units.ts';
import type { State, Unit } from '../state.ts';

/** How a unit comes into a hex. */
export type Entry = 'move' | 'breakthrough' | 'retreat';

/** A rule to run before the turn goes on, with its variables: how a hook asks a question. */
export interface Call {
  readonly rule: Rule<Vars>;
  readonly vars: Vars;
}

/** A unit of a side whose enemies are gone, with the hexes it can get to in time; of one to come only the class is known. */
export interface Free {
  readonly class: UnitClass;
  readonly type: UnitType | null;
  readonly hexes: ReadonlySet<HexId>;
}

/** Medals an objective could still give: for good, and for as long as a unit stands there or by leaving, one unit for each. */
interface Prospect {
  readonly kept: number;
  readonly each: readonly number[];
}

/**
 * What one kind of objective or special rule adds to the battle. Each hook gets the entry of the scenario's file; a hook
 * that is left out changes nothing.
 */
export interface Hooks<R> {
  /** Medals for eliminating this unit; null: as usual (BH-14.14). */
  killMedals?(g: State, rule: R, victim: Unit): number | null;
  /** Directions of a retreat step; null: as usual (BH-11.3). */
  retreatDirections?(g: State, rule: R, side: Side): readonly Direction[] | null;
  /** Movement that entering a hex costs; null: as usual. */
  moveCost?(g: State, rule: R, unit: Unit, hex: HexId): number | null;
  /** A unit enters a hex, each one of its way (BH-4.7). It may take the unit off the board. */
  entered?(g: State, rule: R, unit: Unit, hex: HexId, how: Entry): void;
  /** A unit has ended a movement where it stands. */
  arrived?(g: State, rule: R, unit: Unit, how: Entry): void;
  /** A unit has been eliminated and is off the board. */
  eliminated?(g: State, rule: R, unit: Unit): void;
  /** Temporary medals a side holds now (BH-14.1). */
  heldMedals?(g: State, rule: R, side: Side): number;
  /** Start of the active side's turn: what is won and lost (BH-5.2). */
  turnStart?(g: State, rule: R): Call | null;
  /** Start of the active side's turn, after all of that: units that come into play (BH-5.14). */
  arrivals?(g: State, rule: R): Call | null;
  /** End of the active side's turn (BH-5.10). */
  turnEnd?(g: State, rule: R): Call | null;
  /** Whether a seat skips a card it is to draw at the end of its turn (BH-5.8). */
  skipsDraw?(g: State, rule: R, seat: SeatId): boolean;
  /** Whether a unit in this hex may leave the board with 1 more hex of movement (BH-14.6, BH-14.11). */
  exits?(g: State, rule: R, unit: Unit, hex: HexId): boolean;
  /** Whether a unit that enters this hex leaves the board at once (BH-14.9). */
  takesOff?(g: State, rule: R, unit: Unit, hex: HexId): boolean;
  /** A unit has left the board by the exit with this id. */
  left?(g: State, rule: R, unit: Unit, exit: string): void;
  /** Whether a unit makes no further own move in this turn. */
  barsMove?(g: State, rule: R, unit: Unit): boolean;
  /** A unit has made its move of the MOVE step. */
  moved?(g: State, rule: R, unit: Unit): Call | null;
  /** Units of a class that a side still has to come. */
  toCome?(g: State, rule: R, side: Side, unitClass: UnitClass): number;
  /** Whether a side without units plays on: more are to come, or it needs none (BH-4.10, BH-4.11). */
  playsOn?(g: State, rule: R, side: Side): boolean;
  /** Medals it could still give a side whose enemies are gone (BH-4.10). */
  prospect?(g: State, rule: R, side: Side, units: readonly Free[]): Prospect;
  /** More a unit may do in place of a move; its keys begin with the rule's id. */
  moveOptions?(g: State, rule: R, unit: Unit, reached: ReadonlyMap<HexId, Reached>): readonly Option[];
  /** Carries out such an option. */
  moveChosen?(g: State, rule: R, key: string): Call | null;
}

type Objectives = { readonly [K in Objective['kind']]?: Hooks<ObjectiveOf<K>> };
type SpecialRules = { readonly [K in SpecialRule['kind']]?: Hooks<SpecialRuleOf<K>> };
/** A kind of sudden victory: whether it holds now, and whether it still could once the other side has no units (BH-4.10). */
interface Sudden<C> {
  holds(g: State, condition: C): boolean;
  couldHold(g: State, condition: C, units: readonly Free[]): boolean;
}
type SuddenVictories = { readonly [K in SuddenVictory['kind']]?: Sudden<SuddenVictoryOf<K>> };

/** The code of all kinds of entries in a scenario's file. */
export interface ScenarioRules {
  readonly objectives: Objectives;
  readonly specialRules: SpecialRules;
  readonly suddenVictories: SuddenVictories;
}

/** The code of all kinds, which the title gives. */
export const scenarioBook = givenOnce<ScenarioRules>('the scenario rules of Battle of Hoth');

/** An entry of the scenario with the code of its kind. */
interface Active {
  readonly rule: Objective | SpecialRule;
  readonly hooks: Hooks<Objective | SpecialRule>;
}

/** Objectives first, then special rules, in the order of the file (BH-5.14). */
function activeIn({ objectives, specialRules }: ScenarioFile): readonly Active[] {
  return [
    ...objectives.map((rule) => ({ rule, hooks: (scenarioBook.get().objectives[rule.kind] ?? {}) as Active['hooks'] })),
    ...specialRules.map((rule) => ({
      rule,
      hooks: (scenarioBook.get().specialRules[rule.kind] ?? {}) as Active['hooks'],
    })),
  ];
}

/** An entry with one of its hooks. */
interface Bound<N extends keyof Hooks<never>> {
  readonly rule: Objective | SpecialRule;
  readonly run: NonNullable<Active['hooks'][N]>;
}

type AnyBound = readonly Bound<keyof Hooks<never>>[];

/** By scenario and name of a hook, as hooks are asked for at every step. */
const bound = new WeakMap<ScenarioFile, Map<string, AnyBound>>();

/** Entries of the battle's scenario that have a hook of this name, in their order. */
export function hooksOf<N extends keyof Hooks<never>>(g: State, name: N): readonly Bound<N>[] {
  const scenario = battleOf(g);
  const hooksByName = bound.get(scenario) ?? new Map<string, AnyBound>();
  const known = hooksByName.get(name);
  if (known) return known as readonly Bound<N>[];
  const found = activeIn(scenario).flatMap(({ rule, hooks }): Bound<N>[] => {
    const run = hooks[name];
    return run ? [{ rule, run: run as Bound<N>['run'] }] : [];
  });
  hooksByName.set(name, found);
  bound.set(scenario, hooksByName);
  return found;
}

function suddenOf({ kind }: SuddenVictory): Sudden<SuddenVictory> | undefined {
  return scenarioBook.get().suddenVictories[kind] as Sudden<SuddenVictory> | undefined;
}

/** Whether a condition for a sudden victory holds now. */
export function holds(g: State, condition: SuddenVictory): boolean {
  return suddenOf(condition)?.holds(g, condition) ?? false;
}

/** Whether a condition for a sudden victory could still hold once the other side has no units. */
export function couldHold(g: State, condition: SuddenVictory, units: readonly Free[]): boolean {
  return suddenOf(condition)?.couldHold(g, condition, units) ?? false;
}

/** Whether every kind of entry of a scenario has its code. */
function isPlayable(scenario: ScenarioFile): boolean {
  const { objectives, specialRules, suddenVictories } = scenarioBook.get();
  return (
    scenario.objectives.every(({ kind }) => objectives[kind]) &&
    scenario.specialRules.every(({ kind }) => specialRules[kind]) &&
    scenario.suddenVictory.every(({ kind }) => suddenVictories[kind])
  );
}

/** Scenarios of which every kind of entry has its code: those a match can be played with. */
export function playableScenarios(): ScenarioId[] {
  return SCENARIO_IDS.filter((id) => isPlayable(scenarioOf(id)));
}
