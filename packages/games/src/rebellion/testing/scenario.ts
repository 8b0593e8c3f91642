import { expect } from 'vitest';
import { type Decision, pending, settle as runOn } from '../../engine/flow.ts';
import { hide, reveal } from '../../engine/hidden.ts';
import { clone } from '../../engine/json.ts';
import { type VisibleEntry, visibleEntries } from '../../engine/log.ts';
import { act, canUndo, concede, see, undo } from '../../engine/match.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Choice, Frame, LogEntry, SeatId, Vars, Viewer } from '../../engine/state.ts';
import { undoHash } from '../../engine/testing/index.ts';
import type { RebellionView } from '../client.ts';
import { DIE, type Face } from '../data/dice.ts';
import type { PlaceId } from '../data/systems.ts';
import { typeOf, type UnitId, type UnitType } from '../data/units.ts';
import { rebellion } from '../index.ts';
import { unitsAt } from '../rules/board.ts';
import type { State } from '../state.ts';
import { build, type Position } from './position.ts';
import { rigged } from './rig.ts';

/** A match to click through, from a position by names or from a state. */
export function scenario(from: Position | State = {}): Scenario {
  return new Scenario('flow' in from ? from : build(from));
}

/** Clicks options by key and tells what everybody sees. Every act is also undone and played again. */
export class Scenario {
  g: State;
  /** The log of the match so far: entries of what was clicked, not of undone acts. */
  readonly entries: LogEntry[] = [];
  /** Who answers next: see `as`. Null takes the first seat asked. */
  private who: SeatId | null = null;
  /** A position may break a rule of the box on purpose. */
  private readonly broken: readonly string[];

  constructor(g: State) {
    this.g = g;
    this.entries.push(...g.log);
    this.broken = rebellion.invariants(g);
    this.setBoundary();
  }

  /** Forgets the way back, as after a change made behind the rules' back. */
  private setBoundary(): void {
    this.g.undo = hide({ base: { ...this.g, log: [], undo: hide({ base: null, acts: [] }) }, acts: [] });
  }

  /** Replaces the running rules by this one, with the command phase to follow, and runs on to the first question. */
  start<V extends Vars>(rule: Rule<V>, vars: V, seat: SeatId | null = null): this {
    this.g = { ...clone(this.g), log: [] };
    const under: Frame = { rule: 'game', step: 'command', seat: null, vars: {} };
    this.g.flow.stack = [under, { rule: rule.id, step: 'start', seat, vars }];
    runOn(rebellion.rules, this.g);
    this.entries.push(...this.g.log);
    this.setBoundary();
    return this;
  }

  /** Changes the state behind the rules' back. */
  change(how: (g: State) => void): this {
    this.g = { ...clone(this.g), log: [] };
    how(this.g);
    this.entries.push(...this.g.log);
    this.setBoundary();
    return this;
  }

  /** The next dice rolled come up like this, in the order they are rolled. Call it right before the click that rolls. */
  rig(...faces: Face[]): this {
    return this.change((g) => {
      g.luck = rigged(faces.map((face) => [DIE.indexOf(face), DIE.lastIndexOf(face)]));
    });
  }

  /** The following clicks are this seat's. */
  as(seat: SeatId): this {
    this.who = seat;
    return this;
  }

  get decision(): Decision {
    const decisions = pending(rebellion.rules, this.g);
    const found = decisions.find((one) => one.seat === this.who) ?? decisions[0];
    if (!found) throw new Error(`nobody is asked; outcome ${JSON.stringify(this.g.outcome)}`);
    return found;
  }

  /** Seats that are asked now. */
  get asked(): SeatId[] {
    return pending(rebellion.rules, this.g).map((one) => one.seat);
  }

  /** Text key of the question. */
  get question(): string {
    return this.decision.prompt.key;
  }

  /** Keys of the options that may be chosen now. */
  get legal(): string[] {
    return this.decision.options.filter((option) => !option.refused).map((option) => option.key);
  }

  /** Code and clause of a refused option; undefined when the option is legal or absent. */
  refusal(key: string): string | undefined {
    const refused = this.decision.options.find((option) => option.key === key)?.refused;
    return refused && [refused.code, refused.clause].join(' ').trim();
  }

  /** Answers one question after the other. */
  click(...choices: Choice[]): this {
    for (const choice of choices) {
      const { seat, id } = this.decision;
      const before = this.g;
      const result = act(rebellion, before, seat, id, choice);
      if (!result.ok) {
        throw new Error(`${choice}: ${JSON.stringify(result.refusal)}; ${this.question}: ${this.legal.join(' ')}`);
      }
      this.g = result.g;
      this.entries.push(...result.g.log);
      this.checkInvariants();
      if (canUndo(this.g, seat)) this.undoAndRedo(before, seat, choice);
    }
    return this;
  }

  private checkInvariants(): void {
    expect(rebellion.invariants(this.g).filter((problem) => !this.broken.includes(problem))).toEqual([]);
  }

  private undoAndRedo(before: State, seat: SeatId, choice: Choice): void {
    const back = undo(rebellion, this.g, seat);
    if (!back.ok) throw new Error(back.refusal.code);
    expect(undoHash(back.g)).toBe(undoHash(before));
    const decision = pending(rebellion.rules, back.g).find((one) => one.seat === seat);
    const again = act(rebellion, back.g, seat, decision?.id ?? '', choice);
    if (!again.ok) throw new Error(again.refusal.code);
    expect(undoHash(again.g)).toBe(undoHash(this.g));
  }

  /** Answers `key` as long as the question has this text key. */
  whileAsked(question: string, key: Choice): this {
    for (let n = 0; n < 200 && !this.g.outcome && this.question === question; n++) this.click(key);
    return this;
  }

  /** Lets a seat give up. */
  concede(seat: SeatId): this {
    const result = concede(rebellion, this.g, seat);
    if (!result.ok) throw new Error(result.refusal.code);
    this.g = result.g;
    this.entries.push(...result.g.log);
    this.checkInvariants();
    return this;
  }

  view(viewer: Viewer = 'spectator'): RebellionView {
    return see(rebellion, this.g, viewer).view;
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

  /** The log as a viewer reads it, the newest last. */
  read(viewer: Viewer): VisibleEntry[] {
    return visibleEntries(this.entries, this.g.outcome ? null : viewer);
  }

  /** Keys of the log as a viewer reads it, the newest last. */
  log(viewer: Viewer = 'spectator'): string[] {
    return this.read(viewer).map((entry) => entry.key);
  }

  /** The mission hand of a side, by mission. */
  hand(side: 'rebel' | 'imperial'): string[] {
    return reveal(this.g.missionHands[side]).map((card) => card.slice(0, card.indexOf('#')));
  }
}
