import type { PlaceId } from '../data/systems.ts';
import { typeOf, type UnitId, type UnitType } from '../data/units.ts';
import type { QueuePlace, State, Unit } from '../state.ts';

/** Index of the units in play by place or queue box, and by type; each list in the order of `State.units`. */
interface UnitIndex {
  readonly byPlace: ReadonlyMap<PlaceId | QueuePlace, readonly UnitId[]>;
  readonly byType: ReadonlyMap<UnitType, readonly UnitId[]>;
}

const NONE: readonly UnitId[] = [];

/** By the record of units: rules ask where units are hundreds of times in an act. Dropped by every change. */
const indexes = new WeakMap<State['units'], UnitIndex>();

function addTo<K>(lists: Map<K, UnitId[]>, key: K, id: UnitId): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}

function indexOf({ units }: State): UnitIndex {
  const known = indexes.get(units);
  if (known) return known;
  const byPlace = new Map<PlaceId | QueuePlace, UnitId[]>();
  const byType = new Map<UnitType, UnitId[]>();
  for (const key in units) {
    const id = key as UnitId;
    const unit = units[id];
    if (unit) addTo(byPlace, unit.at, id);
    addTo(byType, typeOf(id), id);
  }
  const index = { byPlace, byType };
  indexes.set(units, index);
  return index;
}

/** All units in a place or queue box. */
export function unitsIn(g: State, at: PlaceId | QueuePlace): readonly UnitId[] {
  return indexOf(g).byPlace.get(at) ?? NONE;
}

/** Every place and queue box with units, and the units there. */
export function unitsByPlace(g: State): UnitIndex['byPlace'] {
  return indexOf(g).byPlace;
}

/** All units of a type, on the board and in the queue. */
export function unitsOfType(g: State, type: UnitType): readonly UnitId[] {
  return indexOf(g).byType.get(type) ?? NONE;
}

/** The record of units to change in place. */
function changedUnits({ units }: State): Partial<Record<UnitId, { -readonly [F in keyof Unit]: Unit[F] }>> {
  indexes.delete(units);
  return units;
}

/** Puts a miniature from the supply into play. */
export function placeUnit(g: State, id: UnitId, at: PlaceId | QueuePlace): void {
  changedUnits(g)[id] = { at, damage: 0 };
}

/** Moves a unit. Throws on one in the supply. */
export function moveUnit(g: State, id: UnitId, at: PlaceId | QueuePlace): void {
  const unit = changedUnits(g)[id];
  if (!unit) throw new Error(`${id} is not in play`);
  unit.at = at;
}

/** Puts a unit back into the supply. */
export function removeUnit(g: State, id: UnitId): void {
  delete changedUnits(g)[id];
}
