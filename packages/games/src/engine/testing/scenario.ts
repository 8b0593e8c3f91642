import { expect, onTestFinished, TestRunner } from 'vitest';
import type { Decision } from '../decision.ts';
import { pending } from '../flow.ts';
import { hide } from '../hidden.ts';
import { clone } from '../json.ts';
import { type VisibleEntry, visibleEntries } from '../log.ts';
import { canUndo, perform, type Result, see, undo } from '../match.ts';
import type { Option } from '../rule.ts';
import type { Act, Choice, Core, LogEntry, SeatId, Viewer } from '../state.ts';
import { stateHash } from '../state-hash.ts';
import { undoHash } from './playout.ts';
import type { TestedTitle } from './title-tests.ts';

/** Consecutive acts without a change by the test; `states` has the state before the first act, then one after each. */
interface Run<G> {
  readonly states: G[];
  readonly acts: Act[];
}

/**
 * Base class of scenario tests: a match that is clicked through by option keys. Checks the invariants after every act.
 * At the end of the test it undoes and redoes every act that may be undone, and replays all of them.
 */
export class ScenarioBase<G extends Core, View> {
  g: G;
  /** Log of the match so far: entries of clicks, without those of undone acts. */
  readonly entries: LogEntry[] = [];
  protected readonly title: TestedTitle<G, View>;
  /** Invariants that the initial position breaks on purpose. */
  readonly #broken: readonly string[];
  #runs: Run<G>[] = [];
  #seat: SeatId | null = null;

  constructor(title: TestedTitle<G, View>, g: G) {
    this.title = title;
    this.#broken = title.invariants(g);
    this.entries.push(...g.log);
    this.g = g;
    this.setBoundary();
    if (TestRunner.getCurrentTest()) {
      onTestFinished(({ task }) => {
        if (task.result?.state !== 'fail') this.undoAndReplay();
      });
    }
  }

  /** Clears the undo history, as after a change that is not an act. */
  protected setBoundary(): void {
    const none = hide({ base: null, acts: [] });
    this.g = { ...this.g, undo: hide({ base: { ...this.g, log: [], undo: none }, acts: [] }) };
  }

  /** Changes the state directly, bypassing the rules. */
  change(how: (g: G) => void): this {
    this.g = { ...clone(this.g), log: [] };
    how(this.g);
    this.entries.push(...this.g.log);
    this.setBoundary();
    return this;
  }

  /** Selects the seat of the following questions and clicks, while it is asked. Default: the first seat asked. */
  as(seat: SeatId): this {
    this.#seat = seat;
    return this;
  }

  /** The decision to answer next. Throws when there is none. */
  get decision(): Decision {
    const decisions = pending(this.title.rules, this.g);
    const found = decisions.find((one) => one.seat === this.#seat) ?? decisions[0];
    if (!found) throw new Error(`no pending decision; outcome ${JSON.stringify(this.g.outcome)}`);
    return found;
  }

  /** Seats that are asked now. */
  get asked(): SeatId[] {
    return pending(this.title.rules, this.g).map(({ seat }) => seat);
  }

  /** Text key of the question. */
  get question(): string {
    return this.decision.prompt.key;
  }

  /** Keys of the options that may be chosen now, in order. */
  get legal(): string[] {
    return this.decision.options.filter((option) => !option.refused).map(({ key }) => key);
  }

  /** Legal keys with this prefix. */
  legalFor(prefix: string): string[] {
    return this.legal.filter((key) => key.startsWith(prefix));
  }

  /** Expects these options to be legal and no others, in any order. */
  legalExactly(...keys: readonly string[]): this {
    expect(this.legal.sort()).toEqual([...keys].sort());
    return this;
  }

  /** The option with this key, legal or refused. */
  option(key: string): Option | undefined {
    return this.decision.options.find((option) => option.key === key);
  }

  /** Code and clause of a refused option; undefined when the option is legal or absent. */
  refusal(key: string): string | undefined {
    const refused = this.option(key)?.refused;
    return refused && [refused.code, refused.clause].join(' ').trim();
  }

  /** Answers consecutive questions. Throws when a choice is refused. */
  click(...choices: Choice[]): this {
    for (const choice of choices) {
      const { seat, id } = this.decision;
      this.#carryOut({ kind: 'act', seat, decision: id, choice });
    }
    return this;
  }

  /** Answers `choice` as long as the question has this text key. */
  whileAsked(question: string, choice: Choice): this {
    for (let n = 0; n < 200 && !this.g.outcome && this.question === question; n++) this.click(choice);
    return this;
  }

  /** Concedes for a seat. */
  concede(seat: SeatId): this {
    this.#carryOut({ kind: 'concede', seat });
    return this;
  }

  /** Concedes a part of the match for a seat. */
  concedePart(seat: SeatId): this {
    this.#carryOut({ kind: 'concede', seat, part: true });
    return this;
  }

  /** Offers a draw for a seat, or answers the open offer. */
  draw(seat: SeatId, choice: string): this {
    this.#carryOut({ kind: 'draw', seat, choice });
    return this;
  }

  view(viewer: Viewer = 'spectator'): View {
    return see(this.title, this.g, viewer).view;
  }

  /** The log as a viewer reads it, the newest last. */
  read(viewer: Viewer): VisibleEntry[] {
    return visibleEntries(this.entries, this.g.outcome ? null : viewer);
  }

  /** Keys of the log as a viewer reads it, the newest last. */
  log(viewer: Viewer = 'spectator'): string[] {
    return this.read(viewer).map(({ key }) => key);
  }

  #carryOut(record: Act): void {
    // A test may have replaced the state.
    if (this.#runs.at(-1)?.states.at(-1) !== this.g) this.#runs.push({ states: [this.g], acts: [] });
    const result = this.#resultOf(this.g, record);
    if (!result.ok) {
      const options = this.asked.length > 0 ? `; ${this.question}: ${this.legal.join(' ')}` : '';
      throw new Error(`${JSON.stringify(record)}: ${JSON.stringify(result.refusal)}${options}`);
    }
    this.g = result.g;
    this.entries.push(...result.g.log);
    const run = this.#runs.at(-1);
    run?.states.push(result.g);
    run?.acts.push(record);
    expect(this.title.invariants(this.g).filter((problem) => !this.#broken.includes(problem))).toEqual([]);
  }

  #resultOf(g: G, record: Act): Result<G> {
    return perform(this.title, g, record);
  }

  /** Undoes, redoes and replays the acts since the last check. Runs automatically at the end of a test. */
  undoAndReplay(): void {
    for (const run of this.#runs.splice(0)) {
      for (const [index, record] of run.acts.entries()) {
        const [before, after] = [run.states[index] as G, run.states[index + 1] as G];
        if (canUndo(after, record.seat)) this.#undoAndRedo(before, record, after);
      }
      this.#replay(run);
    }
  }

  #undoAndRedo(before: G, record: Act, after: G): void {
    const back = undo(this.title, after, record.seat);
    if (!back.ok) throw new Error(`undo of ${JSON.stringify(record)}: ${back.refusal.code}`);
    expect(undoHash(back.g), `undo of ${JSON.stringify(record)}`).toBe(undoHash(before));
    const decision = pending(this.title.rules, back.g).find(({ seat }) => seat === record.seat)?.id ?? '';
    const redone = this.#resultOf(back.g, record.kind === 'act' ? { ...record, decision } : record);
    if (!redone.ok) throw new Error(`again ${JSON.stringify(record)}: ${redone.refusal.code}`);
    expect(undoHash(redone.g), `again ${JSON.stringify(record)}`).toBe(undoHash(after));
  }

  #replay({ states: [start, ...states], acts }: Run<G>): void {
    let g = start as G;
    for (const record of acts) {
      const result = this.#resultOf(g, record);
      if (!result.ok) throw new Error(`replay of ${JSON.stringify(record)}: ${result.refusal.code}`);
      g = result.g;
    }
    expect(stateHash(g), `replay of ${JSON.stringify(acts)}`).toBe(stateHash(states.at(-1) ?? g));
  }
}
