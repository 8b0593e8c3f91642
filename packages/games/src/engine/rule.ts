import type { Json } from './json.ts';
import type { Choice, Core, SeatId, Vars } from './state.ts';
import type { Refusal, Text } from './text.ts';

/** One thing a seat may choose, or may see but not choose, with the reason. */
export interface Option {
  readonly key: string;
  readonly label: Text;
  /** A second line: what choosing it leads to. */
  readonly detail?: Text;
  /** What it points at on the board, for instance `system:hoth`. */
  readonly at?: string;
  /** The piece it is done with, for instance `die:2`; clients offer pieces first, then their targets. */
  readonly from?: string;
  /** `primary` carries the question on, `plain` is an ordinary button; without it the option is a target. */
  readonly kind?: 'primary' | 'plain';
  readonly refused?: Refusal;
}

/** A piece that options are done with (`from`), with its name: the question offers pieces first, then their targets. */
export interface Piece {
  readonly id: string;
  readonly label: Text;
}

/** How a step hands on: to another step, to a called rule, or back to the caller. */
export type Next =
  | { readonly next: 'goto'; readonly step: string }
  | {
      readonly next: 'call';
      readonly rule: string;
      readonly seat: SeatId | null;
      readonly vars: Vars;
      readonly then: string;
    }
  | { readonly next: 'end'; readonly result: Json };

/** A rule: a named group of steps. Its variables are checked where it is called. */
export interface Rule<V extends Vars> {
  readonly id: string;
  /** Only carries the type of the variables. */
  readonly vars?: V;
}

/** Where a step stands while it runs. The last thing a step does is `goto`, `call` or `end`. */
export interface At<V extends Vars, S extends string> {
  readonly seat: SeatId;
  readonly vars: V;
  /** What the rule called last ended with. */
  readonly result: Json;
  goto(step: S): Next;
  /** Runs another rule and comes back at step `then`. */
  call<W extends Vars>(rule: Rule<W>, seat: SeatId | null, vars: W, then: S): Next;
  end(result?: Json): Next;
}

/** A step that runs. */
export interface Run<G, V extends Vars, S extends string> {
  ask?: never;
  shape?: never;
  run(g: G, at: At<V, S>): Next;
}

interface Asking<G, V extends Vars, S extends string> {
  run?: never;
  /** The question in one sentence; may depend on the state. */
  ask: (g: G, at: At<V, S>) => Text;
  /** One more line of help. */
  help?: (g: G, at: At<V, S>) => Text | undefined;
  /** The card, die or unit that asks. */
  source?: (g: G, at: At<V, S>) => Text | undefined;
  /** Names of the pieces that options are done with. */
  pieces?: (g: G, at: At<V, S>) => readonly Piece[];
  /** Who must answer; without it the seat of the frame. Several seats answer at once, in secret. */
  who?: (g: G, at: At<V, S>) => readonly SeatId[];
  /** What happens instead when the only seat asked has given up; without it the title must restart its rules. */
  gone?: (g: G, at: At<V, S>) => Next;
}

/** What a choice does: `chosen` for one seat at once, `all` for every seat when the last has answered. Exactly one. */
interface Answered<G, V extends Vars, S extends string, C extends Choice> {
  chosen?(g: G, at: At<V, S>, choice: C): Next;
  all?(g: G, at: At<V, S>, choices: Readonly<Record<SeatId, C>>): Next;
}

/** A question with one answer of a list. `options` is pure, ordered, computed when needed and never stored. */
export interface AskOne<G, V extends Vars, S extends string> extends Asking<G, V, S>, Answered<G, V, S, string> {
  shape?: 'one';
  options(g: G, at: At<V, S>): readonly Option[];
}

/** A question whose answer is a subset of a list, with bounds. */
export interface AskSome<G, V extends Vars, S extends string>
  extends Asking<G, V, S>,
    Answered<G, V, S, readonly string[]> {
  shape: 'some';
  options(g: G, at: At<V, S>): readonly Option[];
  bounds(g: G, at: At<V, S>): { min: number; max: number };
}

/** A question whose answer is a whole number in a range. */
export interface AskNumber<G, V extends Vars, S extends string> extends Asking<G, V, S>, Answered<G, V, S, number> {
  shape: 'number';
  bounds(g: G, at: At<V, S>): { min: number; max: number };
}

export type Ask<G, V extends Vars, S extends string> = AskOne<G, V, S> | AskSome<G, V, S> | AskNumber<G, V, S>;
export type Step<G, V extends Vars, S extends string> = Run<G, V, S> | Ask<G, V, S>;
/** A step once its types have done their work: the kernel finds it by name. */
// biome-ignore lint/suspicious/noExplicitAny: variables and step names differ per rule; `rule` has checked them.
export type AnyStep<G> = Step<G, any, any>;

/** All rules of a title, found by id. */
export interface RuleBook<G extends Core> {
  /** Declares a rule. `S` names its steps besides `start`, where it begins. Throws when the id is taken. */
  rule<V extends Vars, S extends string = never>(
    id: string,
    steps: Record<'start' | S, Step<G, V, 'start' | S>>,
  ): Rule<V>;
  /** The step of a rule. Throws when there is none: a save from other code, or a rule that is not loaded. */
  step(rule: string, step: string): AnyStep<G>;
  ids(): string[];
}

/** A new, empty rule book; each title has one. */
export function ruleBook<G extends Core>(): RuleBook<G> {
  const rules = new Map<string, Record<string, AnyStep<G>>>();
  return {
    rule(id, steps) {
      if (rules.has(id)) throw new Error(`rule ${id} is declared twice`);
      for (const [name, step] of Object.entries<AnyStep<G>>(steps)) {
        if (step.ask && Boolean(step.chosen) === Boolean(step.all)) throw new Error(`${id}, ${name}: chosen or all?`);
      }
      rules.set(id, steps);
      return { id };
    },
    step(rule, step) {
      const found = rules.get(rule);
      if (!found || !Object.hasOwn(found, step)) throw new Error(`no step ${step} in rule ${rule}`);
      return found[step] as AnyStep<G>;
    },
    ids: () => [...rules.keys()],
  };
}
