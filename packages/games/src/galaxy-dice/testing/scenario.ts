import { expect } from 'vitest';
import { type Decision, pending } from '../../engine/flow.ts';
import { hide, reveal } from '../../engine/hidden.ts';
import { clone } from '../../engine/json.ts';
import { type VisibleEntry, visibleEntries } from '../../engine/log.ts';
import { act, begin, canUndo, concede, see, undo } from '../../engine/match.ts';
import type { LogEntry, SeatId, Viewer } from '../../engine/state.ts';
import { testSeed, undoHash } from '../../engine/testing/index.ts';
import type { AllyId, Face, GalaxyView, LordId, PlanetId, RebelId, SpaceId } from '../client.ts';
import { planetOf, spacesOf } from '../data/planets.ts';
import { galaxyDice } from '../index.ts';
import { galaxyOptions, playerOf, type State, turnOf } from '../state.ts';

type PerSeat<T> = Readonly<Record<SeatId, T>>;

/** A position in p1's turn, after the first roll, by the names on the board. */
export interface Position {
  /** Default: p1, p2, p3. */
  readonly seats?: readonly SeatId[];
  readonly options?: Partial<Record<'short' | 'hiddenPoints', boolean>>;
  readonly planet?: PlanetId;
  /** What p1 has rolled. */
  readonly dice?: readonly Face[];
  /** Spaces covered by p2's markers. */
  readonly covered?: readonly SpaceId[];
  /** The only free spaces of the planet; every row without one has been paid. */
  readonly free?: readonly SpaceId[];
  readonly rebels?: PerSeat<RebelId>;
  readonly allies?: PerSeat<readonly AllyId[]>;
  readonly lords?: PerSeat<LordId>;
  readonly vp?: PerSeat<number>;
}

/** Every space of a row. */
export function row(id: `${PlanetId}-${number}`): SpaceId[] {
  return spacesOf(id).map((space) => space.id);
}

function coveredIn(position: Position, planet: PlanetId): SpaceId[] {
  const all = planetOf(planet).rows.flatMap((line) => row(line.id));
  return position.free ? all.filter((id) => !position.free?.includes(id)) : [...(position.covered ?? [])];
}

function build(position: Position): State {
  const seats = position.seats ?? ['p1', 'p2', 'p3'];
  const options = galaxyOptions.parse({ ...position.options, rebels: 'dealt', firstPlayer: 'first-seat' });
  const g = clone(begin(galaxyDice, { seats, options, seed: testSeed(1) }));
  const planet = position.planet ?? 'yavin4';
  g.planet = g.planets.indexOf(planet);
  for (const id of coveredIn(position, planet)) g.covered[id] = 'p2';
  const done = g.planets.slice(0, g.planet).flatMap((id) => planetOf(id).rows);
  const full = planetOf(planet).rows.filter((line) => row(line.id).every((id) => g.covered[id]));
  g.paid = [...done, ...full].map((line) => line.id);
  const names: RebelId[] = ['luke', 'leia', 'han', 'chewbacca'];
  for (const [index, seat] of seats.entries()) {
    const player = playerOf(g, seat);
    player.rebel = position.rebels?.[seat] ?? names[index]!;
    player.allies = [...(position.allies?.[seat] ?? [])];
    player.lord = position.lords?.[seat] ?? null;
    player.vp = hide(position.vp?.[seat] ?? 0);
  }
  const held = seats.flatMap((seat) => playerOf(g, seat).allies);
  g.gone = [...done, ...full].flatMap((line) => line.reward.allies).filter((ally) => !held.includes(ally));
  const spaces = planetOf(planet).rows.flatMap((line) => row(line.id));
  turnOf(g).freeAtStart = spaces.filter((id) => !g.covered[id]).length;
  turnOf(g).dice = (position.dice ?? ['tie', 'trooper', 'walker', 'destroyer']).map((face) => ({
    face,
    state: 'rolled',
    space: null,
    locked: false,
  }));
  g.undo = hide({ base: { ...g, log: [], undo: hide({ base: null, acts: [] }) }, acts: [] });
  return g;
}

/** A match to click through, from a position or from a state. */
export function scenario(from: Position | State): Scenario {
  return new Scenario('flow' in from ? from : build(from));
}

/** Clicks options by key and tells what everybody sees. Every act is also undone and played again. */
export class Scenario {
  g: State;
  /** The log of the match so far: entries of what was clicked, not of undone acts. */
  readonly entries: LogEntry[] = [];
  /** A position may break a rule of the box on purpose, such as an ally held before its planet has come. */
  private readonly broken: readonly string[];

  constructor(g: State) {
    this.g = g;
    this.entries.push(...g.log);
    this.broken = galaxyDice.invariants(g);
  }

  get decision(): Decision {
    const [decision] = pending(galaxyDice.rules, this.g);
    if (!decision) throw new Error('nobody is asked');
    return decision;
  }

  /** The seat that is asked. */
  get asked(): SeatId {
    return this.decision.seat;
  }

  /** Keys of the options that may be chosen now. */
  get legal(): string[] {
    return this.decision.options.filter((option) => !option.refused).map((option) => option.key);
  }

  /** Legal keys that begin so. */
  legalFor(prefix: string): string[] {
    return this.legal.filter((key) => key.startsWith(prefix));
  }

  /** Code and clause of a refused option; undefined when the option is legal or absent. */
  refusal(key: string): string | undefined {
    const refused = this.decision.options.find((option) => option.key === key)?.refused;
    return refused && [refused.code, refused.clause].join(' ').trim();
  }

  /** The second line of an option. */
  detail(key: string): string | undefined {
    return this.decision.options.find((option) => option.key === key)?.detail?.key;
  }

  /** Chooses one option after the other for whoever is asked. */
  click(...keys: string[]): this {
    for (const key of keys) {
      const { seat, id } = this.decision;
      const before = this.g;
      const result = act(galaxyDice, before, seat, id, key);
      if (!result.ok) throw new Error(`${key}: ${JSON.stringify(result.refusal)}; legal: ${this.legal.join(' ')}`);
      this.checkInvariants(result.g);
      this.g = result.g;
      this.entries.push(...result.g.log);
      if (canUndo(this.g, seat)) this.undoAndRedo(before, seat, key);
    }
    return this;
  }

  private checkInvariants(g: State): void {
    expect(galaxyDice.invariants(g).filter((problem) => !this.broken.includes(problem))).toEqual([]);
  }

  private undoAndRedo(before: State, seat: SeatId, key: string): void {
    const back = undo(galaxyDice, this.g, seat);
    if (!back.ok) throw new Error(back.refusal.code);
    expect(undoHash(back.g)).toBe(undoHash(before));
    const again = act(galaxyDice, back.g, seat, scenario(back.g).decision.id, key);
    if (!again.ok) throw new Error(again.refusal.code);
    expect(undoHash(again.g)).toBe(undoHash(this.g));
  }

  /** Puts these faces on the dice in the tray, as if they had been rolled. */
  plant(...faces: Face[]): this {
    const g = clone(this.g);
    const tray = turnOf(g).dice.filter((die) => die.state === 'rolled');
    expect(tray.length).toBe(faces.length);
    for (const [index, die] of tray.entries()) die.face = faces[index]!;
    g.undo = hide({ base: { ...g, log: [], undo: hide({ base: null, acts: [] }) }, acts: [] });
    this.g = g;
    return this;
  }

  /** Lets a seat give up. */
  concede(seat: SeatId): this {
    const result = concede(galaxyDice, this.g, seat);
    if (!result.ok) throw new Error(result.refusal.code);
    this.checkInvariants(result.g);
    this.g = result.g;
    this.entries.push(...result.g.log);
    return this;
  }

  view(viewer: Viewer = 'spectator'): GalaxyView {
    return see(galaxyDice, this.g, viewer).view;
  }

  seat(seat: SeatId): GalaxyView['seats'][number] {
    const found = this.view(seat).seats.find((one) => one.seat === seat);
    if (!found) throw new Error(`no seat ${seat}`);
    return found;
  }

  vp(seat: SeatId): number {
    return reveal(playerOf(this.g, seat).vp);
  }

  /** Who covers a space of the planet being played. */
  markerOn(id: SpaceId): SeatId | null | undefined {
    return this.view()
      .rows.flatMap((line) => line.spaces)
      .find((space) => space.id === id)?.coveredBy;
  }

  /** The log as a viewer reads it, the newest last. */
  read(viewer: Viewer): VisibleEntry[] {
    return visibleEntries(this.entries, this.g.outcome ? null : viewer);
  }

  /** Keys of the log, the newest last. */
  get log(): string[] {
    return this.read('spectator').map((entry) => entry.key);
  }
}
