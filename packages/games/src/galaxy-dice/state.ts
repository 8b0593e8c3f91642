import { z } from 'zod';
import { type Hidden, hide, reveal } from '../engine/hidden.ts';
import { randomInt } from '../engine/rng.ts';
import type { Core, SeatId } from '../engine/state.ts';
import { boxOf } from './box.ts';
import type { TurnView } from './client.ts';
import type { AllyId } from './data/allies.ts';
import type { Face, LordId, RebelId } from './data/facts.ts';
import type { PlanetId, RowId, SpaceId } from './data/planets.ts';

/** Options of a match; titles and values are text keys of the lobby's form. */
export const galaxyOptions = z.strictObject({
  short: z.boolean().default(false).meta({ title: 'option.short' }),
  firstPlayer: z.enum(['random', 'first-seat']).default('random').meta({ title: 'option.firstPlayer' }),
  rebels: z.enum(['choose', 'dealt']).default('choose').meta({ title: 'option.rebels' }),
  hiddenPoints: z.boolean().default(false).meta({ title: 'option.hiddenPoints' }),
});
export type GalaxyOptions = z.output<typeof galaxyOptions>;

/** A die of the turn. */
export interface Die {
  face: Face;
  state: 'rolled' | 'placed' | 'aside';
  /** The space it covers when placed. */
  space: SpaceId | null;
  /** Placed or set aside before the second roll: it stays. */
  locked: boolean;
}

/** Possessions of a seat. */
export interface Player {
  /** Null until chosen. */
  rebel: RebelId | null;
  /** Points won so far, without allies and lords, which count at the end. */
  vp: Hidden<number>;
  allies: AllyId[];
  /** The lord who costs dice in the next turn. */
  lord: LordId | null;
  /** The lord who costs dice in the turn in progress; he leaves at its end (GD-5.2). */
  serving: LordId | null;
}

/** The current turn. */
export interface Turn {
  seat: SeatId;
  dice: Die[];
  roll: 1 | 2;
  freeAtStart: number;
  /** The dice have become markers; help may follow. */
  confirmed: boolean;
  rebelUsed: boolean;
  /** Allies used this turn and the numbers of their symbols still to be used. */
  open: { ally: AllyId; left: number[] }[];
  /** Spaces covered by help. */
  helped: SpaceId[];
  /** The lord taken at the penalty check. */
  lord: LordId | null;
}

/** Summary of the last turn; its dice points are hidden where points are. */
interface LastTurn extends Omit<TurnView, 'vpDice'> {
  readonly vpDice: Hidden<number>;
}

export interface State extends Core {
  options: GalaxyOptions;
  planets: PlanetId[];
  /** Index of the planet being played. */
  planet: number;
  /** Seat whose marker is on each covered space of the planet. */
  covered: Record<SpaceId, SeatId>;
  /** Rows whose reward has been taken, on all planets. */
  paid: RowId[];
  /** Allies that have left the game. */
  gone: AllyId[];
  players: Record<SeatId, Player>;
  /** The seat that begins. */
  firstPlayer: SeatId;
  /** The seat whose turn it is, or that chooses a rebel. */
  active: SeatId;
  turn: Turn | null;
  /** Number of turns begun. */
  turns: number;
  /** Number of rolls in the match. */
  rolls: number;
  /** Summary of the previous turn, for views. */
  lastTurn: LastTurn | null;
}

/** The state before the first rebel is chosen. */
export function setup(core: Core, options: GalaxyOptions): State {
  const g: State = {
    ...core,
    options,
    planets: boxOf(options)
      .planets.filter((planet) => !(options.short && planet.long))
      .map((planet) => planet.id),
    planet: 0,
    covered: {},
    paid: [],
    gone: [],
    players: Object.fromEntries(
      core.seats.map((seat): [SeatId, Player] => [
        seat,
        { rebel: null, vp: hide(0), allies: [], lord: null, serving: null },
      ]),
    ),
    firstPlayer: '',
    active: '',
    turn: null,
    turns: 0,
    rolls: 0,
    lastTurn: null,
  };
  const first = options.firstPlayer === 'random' ? randomInt(g, g.seats.length) : 0;
  g.firstPlayer = g.seats[first] ?? '';
  g.active = g.firstPlayer;
  return g;
}

/** A seat's player. Throws on a seat that is not in the match. */
export function playerOf(g: State, seat: SeatId): Player {
  const player = g.players[seat];
  if (!player) throw new Error(`no player at ${seat}`);
  return player;
}

/** The running turn. Throws between turns. */
export function turnOf(g: State): Turn {
  if (!g.turn) throw new Error('no turn is running');
  return g.turn;
}

/** Changes a seat's points. */
export function gainVp(g: State, seat: SeatId, points: number): void {
  const player = playerOf(g, seat);
  player.vp = hide(reveal(player.vp) + points);
}

/** The next seat clockwise that has not conceded. */
export function seatAfter(g: State, seat: SeatId): SeatId {
  const from = g.seats.indexOf(seat);
  for (let step = 1; step <= g.seats.length; step++) {
    const next = g.seats[(from + step) % g.seats.length];
    if (next !== undefined && !g.conceded.includes(next)) return next;
  }
  throw new Error('no seat is left');
}
