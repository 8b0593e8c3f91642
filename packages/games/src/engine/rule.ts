import type { Budget, Costs } from './budgets.ts';
import type { Json } from './json.ts';
import type { Choice, Core, SeatId, Vars } from './state.ts';
import type { Refusal, Text } from './text.ts';

/** An option of a question: one to choose, or a refused one with the reason. */
export interface Option {
  readonly key: string;
  readonly label: Text;
  /** Second line: the consequence of choosing it. */
  readonly detail?: Text;
  /** What it points at on the board, for instance `system:hoth`. */
  readonly at?: string;
  /** The piece it uses, for instance `die:2`; clients offer pieces first, then their targets. */
  readonly from?: string;
  /**
   * `primary` advances the question, `plain` is an ordinary button, `grave` can cost the game or the turn: clients ask
   * for confirmation before they send it. Without a kind the option is a target.
   */
  readonly kind?: 'primary' | 'plain' | 'grave';
  /** Costs by budget id; a negative cost adds room. */
  readonly costs?: Costs;
  readonly refused?: Refusal;
  /** It may be chosen but would change nothing now, and why: clients show it faintly, after the other options. */
  readonly noEffect?: Text;
}

/** A piece that options use (`from`), with its name. */
export interface Piece {
  readonly id: string;
  readonly label: Text;
  /** Second line: what it does in a place. */
  readonly detail?: Text;
  readonly warnings?: readonly Warning[];
}

/** A consequence of choosing all options of a group and none of another, to be read before the answer is sent. */
export interface Warning {
  /** Keys that are all chosen. Empty for a choice of none, which clients confirm before they send it. */
  readonly all: readonly string[];
  /** Keys of which none is chosen. */
  readonly none?: readonly string[];
  readonly text: Text;
}

/**
 * Standing order: the kind of a question that a seat may decline in advance, and the choice that declines it, such as
 * no keys at all.
 */
export interface Declines {
  readonly kind: string;
  readonly choice: Choice;
}

/** Result of a step: go to another step, call a rule, or return to the caller. */
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

/** A rule: a named group of steps. The compiler checks its variables at each call. */
export interface Rule<V extends Vars> {
  readonly id: string;
  /** Only carries the type of the variables. */
  readonly vars?: V;
}

/** Context of a running step, which returns the result of `goto`, `call` or `end`. */
export interface At<V extends Vars, S extends string> {
  readonly seat: SeatId;
  readonly vars: V;
  /** Result of the rule called last. */
  readonly result: Json;
  /** Whether `options` may leave out `detail` and `noEffect`, which decide nothing: in simulations and checks of answers. */
  readonly isBrief: boolean;
  goto(step: S): Next;
  /** Runs another rule, then continues at step `then`. */
  call<W extends Vars>(rule: Rule<W>, seat: SeatId | null, vars: W, then: S): Next;
  end(result?: Json): Next;
}

/** A step that runs without asking. */
interface Run<G, V extends Vars, S extends string> {
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
  /** Names of the pieces that options use. */
  pieces?: (g: G, at: At<V, S>) => readonly Piece[];
  /**
   * Where a seat may decline the question in advance; the kind is public, one of the title's `declinable`. Whether it may is
   * public too: undefined only for reasons that every viewer sees.
   */
  declines?: (g: G, at: At<V, S>) => Declines | undefined;
  /** Seats that must answer; by default the seat of the frame. Several seats answer simultaneously and in secret. */
  who?: (g: G, at: At<V, S>) => readonly SeatId[];
  /** Runs instead when all seats asked have conceded; without it the title must restart its rules. */
  gone?: (g: G, at: At<V, S>) => Next;
}

/**
 * Effect of an answer: `chosen` for each choice at once, `all` for every seat's choice when the last has answered. A
 * question has exactly one of them.
 */
interface Answered<G, V extends Vars, S extends string, C extends Choice> {
  chosen?(g: G, at: At<V, S>, choice: C): Next;
  all?(g: G, at: At<V, S>, choices: Readonly<Record<SeatId, C>>): Next;
}

/** A question answered by one option of a list. `options` is pure, ordered, computed when needed and never stored. */
export interface AskOne<G, V extends Vars, S extends string> extends Asking<G, V, S>, Answered<G, V, S, string> {
  shape?: 'one';
  options(g: G, at: At<V, S>): readonly Option[];
}

/** A question answered by a subset of a list, within bounds and budgets (see `fits`). */
interface AskSome<G, V extends Vars, S extends string> extends Asking<G, V, S>, Answered<G, V, S, readonly string[]> {
  shape: 'some';
  options(g: G, at: At<V, S>): readonly Option[];
  bounds(g: G, at: At<V, S>, options: readonly Option[]): { min: number; max: number };
  /** Limits shared by the chosen options; pure, like `options`. */
  budgets?(g: G, at: At<V, S>, options: readonly Option[]): readonly Budget[];
}

/** A question answered by an integer in a range. */
interface AskNumber<G, V extends Vars, S extends string> extends Asking<G, V, S>, Answered<G, V, S, number> {
  shape: 'number';
  bounds(g: G, at: At<V, S>): { min: number; max: number };
}

export type Ask<G, V extends Vars, S extends string> = AskOne<G, V, S> | AskSome<G, V, S> | AskNumber<G, V, S>;
type Step<G, V extends Vars, S extends string> = Run<G, V, S> | Ask<G, V, S>;
/** A step without its types, as the kernel finds it by name. */
// biome-ignore lint/suspicious/noExplicitAny: variables and step names differ per rule; `rule` has checked them.
export type AnyStep<G> = Step<G, any, any>;

/** The steps of a rule by name: `start`, the first one, and those named by `S`. */
export type Steps<G, V extends Vars, S extends string = never> = Readonly<Record<'start' | S, Step<G, V, 'start' | S>>>;

/** All rules of a title, found by id. */
export interface RuleBook<G extends Core> {
  /** Declares a rule with its steps. Throws when the id is taken. */
  rule<V extends Vars, S extends string = never>(id: string, steps: Steps<G, V, S>): Rule<V>;
  /**
   * Forward declaration, for a rule that is called by rules it calls itself: `define` gives it its steps. Throws when
   * the id is taken.
   */
  declare<V extends Vars>(id: string): Rule<V>;
  /** Gives a declared rule its steps. Throws when it was not declared, or has steps already. */
  define<V extends Vars, S extends string = never>(rule: Rule<V>, steps: Steps<G, V, S>): void;
  /** The step of a rule. Throws when there is none: a save of other code, or a rule that is not loaded. */
  step(rule: string, step: string): AnyStep<G>;
  ids(): string[];
  /** Ids of the rules with a step that asks. */
  asking(): string[];
}

/** A new, empty rule book; each title has one. */
export function ruleBook<G extends Core>(): RuleBook<G> {
  /** Null while declared but not defined. */
  const rules = new Map<string, ReadonlyMap<string, AnyStep<G>> | null>();
  const declare = (id: string) => {
    if (rules.has(id)) throw new Error(`rule ${id} is declared twice`);
    rules.set(id, null);
    return { id };
  };
  const define = ({ id }: Rule<Vars>, steps: Record<string, AnyStep<G>>) => {
    if (rules.get(id) !== null) throw new Error(`rule ${id} ${rules.has(id) ? 'is defined twice' : 'is not declared'}`);
    for (const [name, step] of Object.entries(steps)) {
      if (step.ask && Boolean(step.chosen) === Boolean(step.all))
        throw new Error(`rule ${id}, step ${name} needs either chosen or all`);
    }
    rules.set(id, new Map(Object.entries(steps)));
  };
  return {
    rule(id, steps) {
      const rule = declare(id);
      define(rule, steps);
      return rule;
    },
    declare,
    define,
    step(rule, step) {
      const steps = rules.get(rule);
      if (steps === null) throw new Error(`rule ${rule} is declared but not defined`);
      const found = steps?.get(step);
      if (!found) throw new Error(`no step ${step} in rule ${rule}`);
      return found;
    },
    ids: () => [...rules.keys()],
    asking: () =>
      [...rules].filter(([, steps]) => [...(steps?.values() ?? [])].some((step) => 'ask' in step)).map(([id]) => id),
  };
}
