import { expect } from 'vitest';
import { hide, reveal } from '../../engine/hidden.ts';
import { clone } from '../../engine/json.ts';
import { begin } from '../../engine/match.ts';
import type { SeatId } from '../../engine/state.ts';
import { testSeed } from '../../engine/testing/index.ts';
import { ScenarioBase } from '../../engine/testing/scenario.ts';
import type { AllyId, Face, GalaxyView, LordId, PlanetId, RebelId, SpaceId } from '../client.ts';
import { planetOf, spacesOf } from '../data/planets.ts';
import { galaxyDice } from '../index.ts';
import { galaxyOptions, playerOf, type State, turnOf } from '../state.ts';
import { tested } from './title.ts';

type PerSeat<T> = Readonly<Record<SeatId, T>>;

/** A position in p1's turn, after the first roll, with pieces by name. */
export interface Position {
  /** Default: p1, p2, p3. */
  readonly seats?: readonly SeatId[];
  readonly options?: Partial<Record<'short' | 'hiddenPoints', boolean>>;
  readonly planet?: PlanetId;
  /** Faces of p1's roll. */
  readonly dice?: readonly Face[];
  /** Spaces covered by p2's markers. */
  readonly covered?: readonly SpaceId[];
  /** The only free spaces of the planet; rows without one have been paid. */
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
  return g;
}

/** Starts a scenario from a position or a state. */
export function scenario(from: Position | State): Scenario {
  return new Scenario('flow' in from ? from : build(from));
}

/** Scenario tests of Galaxy Rebellion. */
export class Scenario extends ScenarioBase<State, GalaxyView> {
  constructor(g: State) {
    super(tested, g);
  }

  /** Text key of the second line of an option. */
  detail(key: string): string | undefined {
    return this.option(key)?.detail?.key;
  }

  /** Sets the faces of the dice in the tray, as if they had been rolled. */
  plant(...faces: Face[]): this {
    return this.change((g) => {
      const tray = turnOf(g).dice.filter((die) => die.state === 'rolled');
      expect(tray.length).toBe(faces.length);
      for (const [index, die] of tray.entries()) die.face = faces[index]!;
    });
  }

  seat(seat: SeatId): GalaxyView['seats'][number] {
    const found = this.view(seat).seats.find((one) => one.seat === seat);
    if (!found) throw new Error(`no seat ${seat}`);
    return found;
  }

  vp(seat: SeatId): number {
    return reveal(playerOf(this.g, seat).vp);
  }

  /** The seat that covers a space of the current planet. */
  markerOn(id: SpaceId): SeatId | null | undefined {
    return this.view()
      .rows.flatMap((line) => line.spaces)
      .find((space) => space.id === id)?.coveredBy;
  }
}
