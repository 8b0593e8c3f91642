import { type Budget, findSet, overBudget } from './budgets.ts';
import { fingerprint, type Json } from './json.ts';
import type { AnyStep, Ask, At, Declines, Next, Option, Piece, RuleBook } from './rule.ts';
import type { Choice, Core, SeatId, StackFrame, Vars } from './state.ts';
import { type Refusal, refuse, type Text } from './text.ts';

/** Steps one act may set off; more is a rule that never ends. */
const RUNAWAY = 10_000;

/** What the game waits for from one seat. */
export interface Decision {
  /** Names seat, how often the seat has answered or undone, and the question; another question has another id. */
  readonly id: string;
  readonly seat: SeatId;
  readonly shape: 'one' | 'some' | 'number';
  readonly min?: number;
  readonly max?: number;
  readonly prompt: Text;
  readonly help?: Text;
  readonly source?: Text;
  /** Names of the pieces in the options' `from`. */
  readonly pieces?: readonly Piece[];
  readonly options: readonly Option[];
  /** Quantities that the options of a `some` question draw on together. */
  readonly budgets?: readonly Budget[];
  /** Present where the seat may decline questions of this kind in advance. */
  readonly declines?: Declines;
}

type AnyAsk<G> = Ask<G, Vars, string>;
type AnyAt = At<Vars, string>;

function isAsk<G>(step: AnyStep<G>): step is AnyAsk<G> {
  return 'ask' in step;
}

/** What a step gets of its stack frame. */
function atOf(frame: StackFrame, seat: SeatId | null = frame.seat): AnyAt {
  return {
    get seat() {
      if (seat === null) throw new Error(`rule ${frame.rule} is about no seat`);
      return seat;
    },
    vars: frame.vars,
    result: frame.result ?? null,
    goto: (step) => ({ next: 'goto', step }),
    call: (rule, whose, vars, then) => ({ next: 'call', rule: rule.id, seat: whose, vars, then }),
    end: (result: Json = null) => ({ next: 'end', result }),
  };
}

/** Stack transition: goes to a step, calls a rule, or ends one and hands its result to the caller. */
function applyNext(g: Core, frame: StackFrame, next: Next): void {
  if (next.next === 'goto') frame.step = next.step;
  if (next.next === 'call') {
    frame.step = next.then;
    g.flow.stack.push({ rule: next.rule, step: 'start', seat: next.seat, vars: next.vars });
  }
  if (next.next !== 'end') return;
  g.flow.stack.pop();
  const caller = g.flow.stack.at(-1);
  if (caller) caller.result = next.result;
}

/** Runs until a step asks somebody, the match is over or nothing is left to do. */
export function advance<G extends Core>(book: RuleBook<G>, g: G): void {
  for (let steps = 0; steps < RUNAWAY; steps++) {
    if (g.outcome) g.flow.stack = [];
    const frame = g.flow.stack.at(-1);
    if (!frame) return;
    const step = book.step(frame.rule, frame.step);
    if (!('run' in step)) return;
    applyNext(g, frame, step.run(g, atOf(frame)));
  }
  const frame = g.flow.stack.at(-1);
  throw new Error(`runaway in rule ${frame?.rule}, step ${frame?.step}`);
}

/** Throws away all running rules and starts this one: how a title goes on after somebody has conceded. */
export function restart(g: Core, rule: { id: string }, seat: SeatId | null, vars: Vars): void {
  g.flow.stack = [{ rule: rule.id, step: 'start', seat, vars }];
}

function asked<G extends Core>(
  book: RuleBook<G>,
  g: G,
): { frame: StackFrame; ask: AnyAsk<G>; seats: readonly SeatId[] } | null {
  const frame = g.flow.stack.at(-1);
  if (!frame || g.outcome) return null;
  const ask = book.step(frame.rule, frame.step);
  if (!isAsk(ask)) throw new Error(`rule ${frame.rule} stands at ${frame.step}, which asks nobody`);
  const at = atOf(frame);
  const seats = ask.who ? ask.who(g, at) : [at.seat];
  return { frame, ask, seats: seats.filter((seat) => !g.conceded.includes(seat)) };
}

function decisionOf<G extends Core>(g: G, frame: StackFrame, ask: AnyAsk<G>, seat: SeatId): Decision {
  const at = atOf(frame, seat);
  const help = ask.help?.(g, at);
  const source = ask.source?.(g, at);
  const pieces = ask.pieces?.(g, at);
  const options = ask.shape === 'number' ? [] : ask.options(g, at);
  const budgets = ask.shape === 'some' ? (ask.budgets?.(g, at, options) ?? []) : [];
  const body = {
    shape: ask.shape ?? 'one',
    ...(ask.shape === 'some' || ask.shape === 'number' ? ask.bounds(g, at, options) : {}),
    prompt: ask.ask(g, at),
    ...(help && { help }),
    ...(source && { source }),
    ...(pieces && { pieces }),
    options,
    ...(budgets.length > 0 && { budgets }),
    ...(ask.declines && { declines: ask.declines(g, at) }),
  };
  const id = `${seat}:${g.flow.answered[seat] ?? 0}.${fingerprint(frame.rule + frame.step + gist(body))}`;
  return { id, seat, ...body };
}

/** What tells two questions apart: the words, the bounds, which keys are open, and what they cost. */
function gist({ prompt, min, max, options, budgets }: Omit<Decision, 'id' | 'seat'>): string {
  let keys = '';
  for (const { key, refused } of options) keys += refused ? `!${key} ` : `${key} `;
  const costs = budgets ? JSON.stringify([budgets, options.map((option) => option.costs)]) : '';
  return JSON.stringify([prompt, min, max]) + keys + costs;
}

/** The rule whose step asks now: what `Title.steps` names publicly. Null when nothing is asked. */
export function askingRule(g: Core): string | null {
  return g.outcome ? null : (g.flow.stack.at(-1)?.rule ?? null);
}

/** Decisions of states that acts have led to: they never change afterwards, and everybody looks at them. */
const known = new WeakMap<Core, readonly Decision[]>();

/** Keeps the decisions of a state that is finished, so that they are worked out once for all who ask. */
export function remember(g: Core, decisions: readonly Decision[]): void {
  known.set(g, decisions);
}

/** The decisions the game waits for now; derived from the stack, never stored in the state. */
export function pending<G extends Core>(book: RuleBook<G>, g: G): readonly Decision[] {
  return known.get(g) ?? decisionsNow(book, g);
}

function decisionsNow<G extends Core>(book: RuleBook<G>, g: G): Decision[] {
  const now = asked(book, g);
  if (!now) return [];
  return now.seats
    .filter((seat) => now.frame.answers?.[seat] === undefined)
    .map((seat) => decisionOf(g, now.frame, now.ask, seat));
}

/** Why a choice does not answer a decision, or null if it does. */
export function checkChoice(decision: Decision, choice: Choice): Refusal | null {
  if (decision.shape === 'number') {
    const fits =
      typeof choice === 'number' &&
      Number.isInteger(choice) &&
      choice >= (decision.min ?? 0) &&
      choice <= (decision.max ?? 0);
    return fits ? null : refuse('bad_choice');
  }
  if (decision.shape === 'one' ? typeof choice !== 'string' : !Array.isArray(choice)) return refuse('bad_choice');
  const keys = (typeof choice === 'string' ? [choice] : choice) as readonly string[];
  const count = new Set(keys).size;
  if (count !== keys.length) return refuse('bad_choice');
  for (const key of keys) {
    const option = decision.options.find((candidate) => candidate.key === key);
    if (!option) return refuse('not_an_option');
    if (option.refused) {
      const { code, params, clause } = option.refused;
      return refuse('option_refused', { ...params, code }, clause);
    }
  }
  if (decision.shape === 'some' && (count < (decision.min ?? 0) || count > (decision.max ?? 0)))
    return refuse('bad_choice');
  const over = overBudget(decision, keys);
  return over ? refuse('over_budget', { budget: over.id, label: over.label }, over.clause) : null;
}

/** Carries out a choice that `checkChoice` has let through, then runs on to the next question; tells what is asked. */
export function answer<G extends Core>(book: RuleBook<G>, g: G, decision: Decision, choice: Choice): Decision[] {
  const now = asked(book, g);
  if (!now) throw new Error('nothing is asked');
  const { frame, ask, seats } = now;
  g.flow.answered[decision.seat] = (g.flow.answered[decision.seat] ?? 0) + 1;
  const at = atOf(frame, ask.who && ask.chosen ? decision.seat : frame.seat);
  if (ask.chosen) {
    applyNext(g, frame, (ask.chosen as (g: G, at: AnyAt, choice: Choice) => Next)(g, at, choice));
  } else {
    frame.answers = { ...frame.answers, [decision.seat]: choice };
    if (seats.every((seat) => frame.answers?.[seat] !== undefined)) showAnswers(g, frame, ask, seats);
  }
  return settle(book, g);
}

/** All have answered: their choices are shown and carried out together. */
function showAnswers<G extends Core>(g: G, frame: StackFrame, ask: AnyAsk<G>, seats: readonly SeatId[]): void {
  const answers = Object.fromEntries(seats.map((seat) => [seat, frame.answers?.[seat] as Choice]));
  delete frame.answers;
  g.flow.shown = true;
  applyNext(g, frame, (ask.all as (g: G, at: AnyAt, choices: Record<SeatId, Choice>) => Next)(g, atOf(frame), answers));
}

/**
 * Runs on to the next question somebody still playing can answer: those put to nobody but seats that have given up
 * are passed over. Tells what is asked then. Throws on a dead end.
 */
export function settle<G extends Core>(book: RuleBook<G>, g: G): Decision[] {
  advance(book, g);
  for (let steps = 0, now = asked(book, g); now; steps++, now = asked(book, g)) {
    const { frame, ask, seats } = now;
    if (steps >= RUNAWAY) throw new Error(`runaway in rule ${frame.rule}, step ${frame.step}`);
    const answers = frame.answers ?? {};
    if (seats.some((seat) => answers[seat] === undefined)) break;
    if (ask.all && seats.length > 0) showAnswers(g, frame, ask, seats);
    else if (ask.gone) applyNext(g, frame, ask.gone(g, atOf(frame)));
    else throw new Error(`rule ${frame.rule}, step ${frame.step} asks only seats that have given up`);
    advance(book, g);
  }
  return g.outcome ? [] : checkOpen(book, g);
}

/** Whether some answer passes `checkChoice`. */
function canAnswer(decision: Decision): boolean {
  const { shape, min = 0, max = 0, options } = decision;
  if (shape === 'number') return min <= max;
  const open = options.filter((option) => !option.refused).map((option) => option.key);
  return shape === 'one' ? open.length > 0 : findSet(decision, open, { min, max }) !== null;
}

/** Throws, with rule and step, when the match is not over and nobody can go on. */
function checkOpen<G extends Core>(book: RuleBook<G>, g: G): Decision[] {
  const frame = g.flow.stack.at(-1);
  if (!frame) throw new Error('dead end: no rule runs and the match is not over');
  const decisions = decisionsNow(book, g);
  const where = `rule ${frame.rule}, step ${frame.step}`;
  if (decisions.length === 0) throw new Error(`dead end: ${where} asks nobody`);
  const stuck = decisions.find((decision) => !canAnswer(decision));
  if (stuck) throw new Error(`dead end: ${where} leaves ${stuck.seat} nothing to choose`);
  return decisions;
}
