import { canAnswer } from './check-choice.ts';
import type { Decision, OpenQuestion, Question } from './decision.ts';
import { fingerprint } from './fingerprint.ts';
import type { Json } from './json.ts';
import type { AnyStep, Ask, At, Next, Option, Rule, RuleBook } from './rule.ts';
import type { Choice, Core, SeatId, StackFrame, Vars } from './state.ts';

/** Limit on the steps of one act; a rule that exceeds it is taken for an endless loop. */
const RUNAWAY = 10_000;

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type AnyAsk<G> = Ask<G, Vars, string>;
type AnyAt = At<Vars, string>;

function isAsk<G>(step: AnyStep<G>): step is AnyAsk<G> {
  return 'ask' in step;
}

/** Context of a step, made from its stack frame. A class, as one is made for each step and each question. */
class StepContext {
  readonly vars: Vars;
  readonly result: Json;
  /** Whether the step has asked if it may be brief. */
  wasAbridged = false;
  readonly #isBrief: boolean;
  readonly #frame: StackFrame;
  readonly #seat: SeatId | null;

  constructor(frame: StackFrame, seat: SeatId | null, isBrief: boolean) {
    this.vars = frame.vars;
    this.result = frame.result ?? null;
    this.#isBrief = isBrief;
    this.#frame = frame;
    this.#seat = seat;
  }

  get seat(): SeatId {
    if (this.#seat === null) throw new Error(`rule ${this.#frame.rule} is about no seat`);
    return this.#seat;
  }

  get isBrief(): boolean {
    if (this.#isBrief) this.wasAbridged = true;
    return this.#isBrief;
  }

  goto(step: string): Next {
    return { next: 'goto', step };
  }

  call<W extends Vars>(rule: Rule<W>, whose: SeatId | null, vars: W, then: string): Next {
    return { next: 'call', rule: rule.id, seat: whose, vars, then };
  }

  end(result: Json = null): Next {
    return { next: 'end', result };
  }
}

function atOf(frame: StackFrame, seat: SeatId | null = frame.seat, isBrief = false): StepContext {
  return new StepContext(frame, seat, isBrief);
}

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

/** Runs steps until one asks a question, the match is over or the stack is empty. */
export function advance<G extends Core>(book: RuleBook<G>, g: G): void {
  for (let steps = 0; steps < RUNAWAY; steps++) {
    if (g.flow.restart) {
      g.flow.stack = [g.flow.restart];
      delete g.flow.restart;
    }
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

/** Replaces all running rules by this one when the running step is done, as a title does to begin its next game. */
export function restartAfterStep(g: Core, rule: { id: string }, vars: Vars): void {
  g.flow.restart = { rule: rule.id, step: 'start', seat: null, vars };
}

/** Replaces all running rules by this one, as a title does to continue after a concession. */
export function restart(g: Core, rule: { id: string }, seat: SeatId | null, vars: Vars): void {
  g.flow.stack = [{ rule: rule.id, step: 'start', seat, vars }];
}

/** The step that asks now, and the seats that must answer it. */
interface Asked<G> {
  readonly frame: StackFrame;
  readonly ask: AnyAsk<G>;
  readonly seats: readonly SeatId[];
}

function asked<G extends Core>(book: RuleBook<G>, g: G): Asked<G> | null {
  const frame = g.flow.stack.at(-1);
  if (!frame || g.outcome) return null;
  const ask = book.step(frame.rule, frame.step);
  if (!isAsk(ask)) throw new Error(`rule ${frame.rule} stops at step ${frame.step}, which is not a question`);
  const at = atOf(frame);
  const seats = ask.who ? ask.who(g, at) : [at.seat];
  return { frame, ask, seats: g.conceded.length > 0 ? seats.filter((seat) => !g.conceded.includes(seat)) : seats };
}

const NO_OPTIONS: readonly Option[] = [];

/** Built field by field: it is made at every act, and object spread is several times as slow. */
function questionOf<G extends Core>(g: G, ask: AnyAsk<G>, at: AnyAt, seat: SeatId): Question {
  const options = ask.shape === 'number' ? NO_OPTIONS : ask.options(g, at);
  const question: Writable<Question> = { seat, shape: ask.shape ?? 'one', prompt: ask.ask(g, at), options };
  if (ask.shape === 'some' || ask.shape === 'number') {
    const { min, max } = ask.bounds(g, at, options);
    question.min = min;
    question.max = max;
  }
  const budgets = ask.shape === 'some' ? ask.budgets?.(g, at, options) : undefined;
  if (budgets && budgets.length > 0) question.budgets = budgets;
  return question;
}

/** An open question, and whether its options have all that viewers read. */
interface Abridged {
  readonly question: OpenQuestion;
  readonly isComplete: boolean;
}

function openQuestionOf<G extends Core>(g: G, { frame, ask }: Asked<G>, seat: SeatId, isBrief: boolean): Abridged {
  const at = atOf(frame, seat, isBrief);
  const question = questionOf(g, ask, at, seat) as Writable<OpenQuestion>;
  question.id = `${seat}:${g.flow.answered[seat] ?? 0}.${fingerprint(frame, question)}`;
  return { question, isComplete: !at.wasAbridged };
}

function decisionOf<G extends Core>(g: G, now: Asked<G>, seat: SeatId, known: Abridged | undefined): Decision {
  const { frame, ask } = now;
  const at = atOf(frame, seat);
  const question = known?.isComplete ? known.question : openQuestionOf(g, now, seat, false).question;
  const decision: Writable<Decision> = { ...question };
  const help = ask.help?.(g, at);
  if (help) decision.help = help;
  const source = ask.source?.(g, at);
  if (source) decision.source = source;
  const pieces = ask.pieces?.(g, at);
  if (pieces) decision.pieces = pieces;
  const declines = ask.declines?.(g, at);
  if (declines) decision.declines = declines;
  return decision;
}

/** Id of the rule whose step asks. Null when nothing is asked. */
export function askingRule(g: Core): string | null {
  return g.outcome ? null : (g.flow.stack.at(-1)?.rule ?? null);
}

/** Questions of a finished state, and its decisions once they have been asked for. */
interface Pending {
  readonly questions: readonly Abridged[];
  decisions?: readonly Decision[];
}

/** By finished state, which never changes. */
const known = new WeakMap<Core, Pending>();

/** Pending decisions; derived from the stack, never stored in the state. Computed once for all viewers of an act. */
export function pending<G extends Core>(book: RuleBook<G>, g: G): readonly Decision[] {
  const cached = known.get(g);
  if (!cached) return decisionsNow(book, g, []);
  cached.decisions ??= decisionsNow(book, g, cached.questions);
  return cached.decisions;
}

/** Pending questions with the ids of their decisions: all that an answer is checked against. */
export function openQuestions<G extends Core>(book: RuleBook<G>, g: G): readonly OpenQuestion[] {
  const abridged = known.get(g)?.questions ?? questionsNow(book, g);
  return abridged.map(({ question }) => question);
}

/**
 * Pending decisions without ids, pieces and help, and without what options tell but do not decide: these take a good part
 * of the time. For simulations in place.
 */
export function questions<G extends Core>(book: RuleBook<G>, g: G): Question[] {
  const now = asked(book, g);
  return now ? unanswered(now).map((seat) => questionOf(g, now.ask, atOf(now.frame, seat, true), seat)) : [];
}

/** Seats that have not answered yet. */
function unanswered<G>({ frame: { answers }, seats }: Asked<G>): readonly SeatId[] {
  return answers ? seats.filter((seat) => answers[seat] === undefined) : seats;
}

function decisionsNow<G extends Core>(book: RuleBook<G>, g: G, abridged: readonly Abridged[]): Decision[] {
  const now = asked(book, g);
  return now ? unanswered(now).map((seat, index) => decisionOf(g, now, seat, abridged[index])) : [];
}

function questionsNow<G extends Core>(book: RuleBook<G>, g: G): Abridged[] {
  const now = asked(book, g);
  return now ? unanswered(now).map((seat) => openQuestionOf(g, now, seat, true)) : [];
}

/** Applies a choice that has passed `checkChoice`, in place, and runs to the next question. */
export function answer<G extends Core>(book: RuleBook<G>, g: G, { seat }: Question, choice: Choice): void {
  const now = asked(book, g);
  if (!now) throw new Error('nothing is asked');
  const { frame, ask, seats } = now;
  g.flow.answered[seat] = (g.flow.answered[seat] ?? 0) + 1;
  const at = atOf(frame, ask.who && ask.chosen ? seat : frame.seat);
  if (ask.chosen) {
    applyNext(g, frame, (ask.chosen as (g: G, at: AnyAt, choice: Choice) => Next)(g, at, choice));
  } else {
    frame.answers = { ...frame.answers, [seat]: choice };
    if (seats.every((one) => frame.answers?.[one] !== undefined)) showAnswers(g, frame, ask, seats);
  }
  settle(book, g);
}

/** Reveals the answers of all seats and applies them together. */
function showAnswers<G extends Core>(g: G, frame: StackFrame, ask: AnyAsk<G>, seats: readonly SeatId[]): void {
  const answers = Object.fromEntries(seats.map((seat) => [seat, frame.answers?.[seat] as Choice]));
  delete frame.answers;
  g.flow.shown = true;
  applyNext(g, frame, (ask.all as (g: G, at: AnyAt, choices: Record<SeatId, Choice>) => Next)(g, atOf(frame), answers));
}

/** Runs to the next question for a seat that has not conceded; questions for conceded seats only are skipped. */
export function settle<G extends Core>(book: RuleBook<G>, g: G): void {
  advance(book, g);
  for (let steps = 0, now = asked(book, g); now; steps++, now = asked(book, g)) {
    const { frame, ask, seats } = now;
    if (steps >= RUNAWAY) throw new Error(`runaway in rule ${frame.rule}, step ${frame.step}`);
    if (unanswered(now).length > 0) return;
    if (ask.all && seats.length > 0) showAnswers(g, frame, ask, seats);
    else if (ask.gone) applyNext(g, frame, ask.gone(g, atOf(frame)));
    else throw new Error(`rule ${frame.rule}, step ${frame.step} asks only seats that have conceded`);
    advance(book, g);
  }
}

/**
 * Dead-end check of a state that has been settled: throws, naming rule and step, if the match is not over and some question
 * cannot be answered.
 */
export function checkDeadEnd(g: Core, open: readonly Question[]): void {
  if (g.outcome) return;
  const frame = g.flow.stack.at(-1);
  if (!frame) throw new Error('dead end: no rule runs and the match is not over');
  const where = `rule ${frame.rule}, step ${frame.step}`;
  if (open.length === 0) throw new Error(`dead end: ${where} asks no seat`);
  const stuck = open.find((question) => !canAnswer(question));
  if (stuck) throw new Error(`dead end: ${where} leaves ${stuck.seat} nothing to choose`);
}

/** Caches the questions of a finished state, which must not change from now on. Throws on a dead end. */
export function cacheQuestions<G extends Core>(book: RuleBook<G>, g: G): void {
  const abridged = questionsNow(book, g);
  checkDeadEnd(
    g,
    abridged.map(({ question }) => question),
  );
  known.set(g, { questions: abridged });
}
