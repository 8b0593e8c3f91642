import type { HexId } from '../../engine/hex/index.ts';
import type { SeatId } from '../../engine/state.ts';
import type { Effect, UnitFilter } from '../data/card-list.ts';
import { effectOfCard } from '../data/cards.ts';
import { isClosedTo } from '../data/scenarios/check.ts';
import { type TerrainInfo, terrainInfo } from '../data/terrain.ts';
import { rivalOf, type Side, type UnitInfo, unitInfo } from '../data/units.ts';
import { seatOfTurn } from '../seats.ts';
import type { Order, Ordered, State, Structure, Unit } from '../state.ts';

export function unitOf(g: State, id: string): Unit {
  const unit = g.units[id];
  if (!unit) throw new Error(`no unit ${id} on the board`);
  return unit;
}

export function infoOf(unit: Unit): UnitInfo {
  return unitInfo(unit.type);
}

/** Units on the board, all and by side, in the order they came into play. */
interface Roster {
  readonly all: readonly Unit[];
  readonly rebels: readonly Unit[];
  readonly empire: readonly Unit[];
}

function rosterOf(units: State['units']): Roster {
  const all = Object.values(units);
  const of = (side: Side) => all.filter((unit) => unitInfo(unit.type).side === side);
  return { all, rebels: of('rebels'), empire: of('empire') };
}

/** By the record of units, which is replaced when one comes or goes: rules ask for them dozens of times in an act. */
const rosters = new WeakMap<State['units'], Roster>();

function roster({ units }: State): Roster {
  const known = rosters.get(units);
  if (known) return known;
  const made = rosterOf(units);
  rosters.set(units, made);
  return made;
}

/** Units on the board, in the order they came into play. */
export function allUnits(g: State): readonly Unit[] {
  return roster(g).all;
}

/** Units of a side, in the order they came into play. */
export function unitsOf(g: State, side: Side): readonly Unit[] {
  return roster(g)[side];
}

/** Whether a side has a unit on the board. */
export function hasUnits(g: State, side: Side): boolean {
  return unitsOf(g, side).length > 0;
}

/** What stands in each hex, for searches that ask for many. */
export type Taken = ReadonlyMap<HexId, Unit | Structure>;

export function takenHexes(g: State): Taken {
  const taken = new Map<HexId, Unit | Structure>();
  for (const structure of g.structures) taken.set(structure.hex, structure);
  for (const unit of allUnits(g)) taken.set(unit.hex, unit);
  return taken;
}

export function isUnit(piece: Unit | Structure): piece is Unit {
  return 'figures' in piece;
}

export function unitAt(g: State, hex: HexId): Unit | undefined {
  for (const unit of allUnits(g)) if (unit.hex === hex) return unit;
  return undefined;
}

export function structureAt(g: State, hex: HexId): Structure | undefined {
  return g.structures.find((structure) => structure.hex === hex);
}

/** What the terrain of a hex does; open snow does nothing. */
export function groundOf(g: State, hex: HexId): TerrainInfo {
  const terrain = g.terrain[hex];
  return terrain ? terrainInfo(terrain) : {};
}

/** Whether the terrain of a hex lets this kind of unit in. */
export function isOpenTo(g: State, unit: Pick<Unit, 'type'>, hex: HexId): boolean {
  const terrain = g.terrain[hex];
  return !(terrain && isClosedTo(terrain, unit.type));
}

/** Whether nothing but other units keeps this kind of unit out of a hex. */
export function isPassable(g: State, unit: Pick<Unit, 'type'>, hex: HexId): boolean {
  return isOpenTo(g, unit, hex) && !structureAt(g, hex);
}

/** Whether a unit may stand in a hex: free and passable (BH-7.6, BH-13.1). */
export function canEnter(g: State, unit: Pick<Unit, 'type'>, hex: HexId): boolean {
  return isPassable(g, unit, hex) && !unitAt(g, hex);
}

/** Whether a unit is of the kind a card names. */
export function isKind(unit: Unit, only: UnitFilter): boolean {
  return only === 'artillery' ? unit.type === 'rebelArtillery' : infoOf(unit).class === only;
}

/** The seat whose turn it is. */
export function activeSeat(g: State): SeatId {
  return g.order?.seat && !g.conceded.includes(g.order.seat)
    ? g.order.seat
    : seatOfTurn(g, g.active, g.turns[g.active]);
}

/** The seat that decides for a side: in the other side's turn the one whose turn comes next (BH-16.14). */
export function deciderOf(g: State, side: Side): SeatId {
  return side === g.active ? activeSeat(g) : seatOfTurn(g, side, g.turns[side] + 1);
}

/** The running order. Throws between turns. */
export function orderOf(g: State): Order {
  if (!g.order) throw new Error('no card is in play');
  return g.order;
}

/** What an ordered unit did; undefined for a unit that was not ordered. */
export function orderedOf(g: State, id: string): Ordered | undefined {
  return g.order?.units[id];
}

/** Ordered units that may act now, with what they did: all of them, or the one in its second activation (BH-6.15). */
export function acting(g: State): [string, Ordered][] {
  const { units, solo } = orderOf(g);
  const entries = Object.entries(units);
  return solo === null ? entries : entries.filter(([id]) => solo === id);
}

const NO_EFFECT: Effect = {};

/** Benefits and limits of the card for a unit; none for one that it did not order (BH-6.28). */
export function effectOn(g: State, id: string): Effect {
  const ordered = orderedOf(g, id);
  return ordered && !ordered.plain ? effectOf(g) : NO_EFFECT;
}

/** Benefits and limits of the card of the turn. */
export function effectOf(g: State): Effect {
  return g.order?.benefits ? effectOfCard(g.order.card) : NO_EFFECT;
}

/** Units of the other side. */
export function enemiesOf(g: State, unit: Unit): readonly Unit[] {
  return unitsOf(g, rivalOf(infoOf(unit).side));
}

/** A unit that comes into play, at full strength unless `figures` says otherwise. */
export function placeUnit(
  g: State,
  type: Unit['type'],
  hex: HexId,
  more: { badge?: Unit['badge']; figures: number },
): Unit {
  g.numbers[type] += 1;
  const id = `${type}-${g.numbers[type]}`;
  const unit = { id, type, hex, figures: more.figures, badge: more.badge ?? null, deployed: more.badge === 'eweb' };
  g.units = { ...g.units, [id]: unit };
  return unit;
}

/** Takes a unit off the board. */
export function removeUnit(g: State, id: string): void {
  const { [id]: _gone, ...others } = g.units;
  g.units = others;
}
