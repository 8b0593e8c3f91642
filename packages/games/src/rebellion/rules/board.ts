import { reveal } from '../../engine/hidden.ts';
import { boxOf } from '../box.ts';
import { hasTactics, LEADERS, type LeaderId } from '../data/leaders.ts';
import { BASE_SPACE, type PlaceId, SYSTEMS, type SystemId } from '../data/systems.ts';
import { factsOf, type Side, type Theatre, typeOf, UNITS, type UnitId, type UnitType } from '../data/units.ts';
import type { QueuePlace, State, Unit } from '../state.ts';
import { leadersIn } from './leader-index.ts';
import { forceIn, unitsIn, unitsOfType } from './unit-index.ts';

export const isSystem = (place: PlaceId): place is SystemId => place !== BASE_SPACE;

/** Not destroyed and with a loyalty space (RB-2.1, RB-2.11). */
export const isPopulous = (g: State, id: SystemId) => SYSTEMS[id].populous && !g.systems[id].destroyed;
export const isRemote = (g: State, id: SystemId) => !SYSTEMS[id].populous && !g.systems[id].destroyed;
/** No loyalty marker, subjugated or not (RB-2.5). */
export const isNeutral = (g: State, id: SystemId) => g.systems[id].loyalty === null;
/** Rebel loyalty and no subjugation marker (RB-2.8). */
export const isRebel = (g: State, id: SystemId) => g.systems[id].loyalty === 'rebel' && !g.systems[id].subjugated;
/** Imperial loyalty or subjugated (RB-2.9). */
export const isImperial = (g: State, id: SystemId) => g.systems[id].loyalty === 'imperial' || g.systems[id].subjugated;
/** A system of that side in the sense of RB-2.8 and RB-2.9. */
export const belongsTo = (g: State, side: Side, id: SystemId) =>
  side === 'rebel' ? isRebel(g, id) : isImperial(g, id);
/** Systems that satisfy a condition, in board order. */
export const systemsWhere = (g: State, where: (id: SystemId) => boolean): SystemId[] =>
  boxOf(g.options).systems.filter(where);
/** Systems of the same region, the system itself included. */
export const regionOf = (g: State, id: SystemId): SystemId[] =>
  boxOf(g.options).systems.filter((one) => SYSTEMS[one].region === SYSTEMS[id].region);

/** Which units are meant; absent fields mean any. */
export interface UnitFilter {
  readonly side?: Side;
  readonly theatre?: Theatre;
  readonly type?: UnitType;
}

const fits = (id: UnitId, { side, theatre, type }: UnitFilter): boolean => {
  const facts = factsOf(id);
  return (
    (side === undefined || facts.side === side) &&
    (theatre === undefined || facts.theatre === theatre) &&
    (type === undefined || facts.id === type)
  );
};

const THEATRES = ['space', 'ground'] as const;

/** Units in a place or queue box that fit. */
export function unitsAt(g: State, at: PlaceId | QueuePlace, filter: UnitFilter = {}): UnitId[] {
  const { side, theatre, type } = filter;
  if (side && theatre && !type) return forceIn(g, at, side, theatre).slice();
  const found: UnitId[] = [];
  for (const id of unitsIn(g, at)) if (fits(id, filter)) found.push(id);
  return found;
}

/** Whether any unit there fits. */
export function hasUnit(g: State, at: PlaceId | QueuePlace, filter: UnitFilter = {}): boolean {
  const { side, theatre, type } = filter;
  if (side && !type) {
    if (theatre) return forceIn(g, at, side, theatre).length > 0;
    return forceIn(g, at, side, 'space').length > 0 || forceIn(g, at, side, 'ground').length > 0;
  }
  for (const id of unitsIn(g, at)) if (fits(id, filter)) return true;
  return false;
}

/** A unit in play. Throws on one in the supply. */
export function unitOf(g: State, id: UnitId): Unit {
  const unit = g.units[id];
  if (!unit) throw new Error(`${id} is not in play`);
  return unit;
}

/** Units of a type in play, on the board and in the queue. */
export function inPlay(g: State, type: UnitType): readonly UnitId[] {
  return unitsOfType(g, type);
}

/** Miniatures of a type left in the supply (RB-1.5). */
export function supplyOf(g: State, type: UnitType): number {
  return UNITS[type].count - inPlay(g, type).length;
}

/** Whether both sides have units in one theatre; in a destroyed system only space counts (RB-8.17). */
export function sharesTheatre(g: State, system: SystemId): boolean {
  return areBothIn(g, system, 'space') || (!g.systems[system].destroyed && areBothIn(g, system, 'ground'));
}

/** Theatres of a system in which both sides have units and a battle can be fought. */
export function theatresShared(g: State, system: SystemId): Theatre[] {
  const theatres: readonly Theatre[] = g.systems[system].destroyed ? ['space'] : THEATRES;
  return theatres.filter((theatre) => areBothIn(g, system, theatre));
}

/** Whether both sides have units of a theatre there. */
function areBothIn(g: State, system: SystemId, theatre: Theatre): boolean {
  return forceIn(g, system, 'rebel', theatre).length > 0 && forceIn(g, system, 'imperial', theatre).length > 0;
}

/** One representative of each kind of unit that cannot be told apart: type and damage. */
export function oneOfEach(g: State, ids: readonly UnitId[]): UnitId[] {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const kind = `${typeOf(id)} ${unitOf(g, id).damage} ${unitOf(g, id).at}`;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

// --- leaders ---

/** The side a leader now serves; a lured one serves the Empire (RB-13). */
export function sideOf(g: Pick<State, 'leaders'>, id: LeaderId): Side {
  return g.leaders[id].ring === 'lure-of-the-dark-side' ? 'imperial' : LEADERS[id].side;
}

/** Captured, in carbonite too. */
export function isCaptured(g: State, id: LeaderId): boolean {
  const { ring } = g.leaders[id];
  return ring === 'captured' || ring === 'carbonite';
}

/** Leaders of a side in a place; captives are not among them. */
export function leadersAt(g: State, side: Side, place: PlaceId): LeaderId[] {
  return leadersIn(g, place).filter((id) => sideOf(g, id) === side && !isCaptured(g, id));
}

/** Captured leaders in a place, or anywhere. */
export function captives(g: State, place?: PlaceId): LeaderId[] {
  return (place === undefined ? boxOf(g.options).leaders : leadersIn(g, place)).filter((id) => isCaptured(g, id));
}

/** Leaders in a side's pool. */
export function pool(g: State, side: Side): LeaderId[] {
  return leadersIn(g, 'pool').filter((id) => sideOf(g, id) === side);
}

const OFF_BOARD: ReadonlySet<string> = new Set(['box', 'pool', 'mission', 'spent', 'gone']);

/** Whether a leader stands somewhere on the board, captured or not. */
export function onBoard(g: State, id: LeaderId): boolean {
  return !OFF_BOARD.has(g.leaders[id].at);
}

/** Leaders with tactic values among these. */
export const tacticians = (ids: readonly LeaderId[]): LeaderId[] => ids.filter(hasTactics);

// --- the base; callers decide who may know ---

/** The base system. Throws before it is chosen. */
export function baseSystem(g: State): SystemId {
  const system = reveal(g.base.system);
  if (!system) throw new Error('the base has not been chosen');
  return system;
}

/** Where things meant for the base go: the base space, or the base system once revealed (RB-11.3.7, RB-11.3.9). */
export function baseHome(g: State): PlaceId {
  return g.base.revealed ? baseSystem(g) : BASE_SPACE;
}
