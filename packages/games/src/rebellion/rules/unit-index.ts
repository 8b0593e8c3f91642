import type { PlaceId } from '../data/systems.ts';
import { factsOf, type Side, type Theatre, typeOf, type UnitId, type UnitType } from '../data/units.ts';
import type { QueuePlace, State, Unit } from '../state.ts';

type Spot = PlaceId | QueuePlace;
const NONE: readonly UnitId[] = [];

/** Units of one place or queue box, divided by side and theatre when that is first asked. Replaced by every change. */
class Garrison {
  readonly all: readonly UnitId[];
  /** Lists by `2 * side + theatre`. */
  #forces: (readonly UnitId[])[] | undefined;

  constructor(all: readonly UnitId[]) {
    this.all = all;
  }

  force(side: Side, theatre: Theatre): readonly UnitId[] {
    this.#forces ??= this.#divide();
    return this.#forces[forceOf(side, theatre)] ?? NONE;
  }

  #divide(): UnitId[][] {
    const forces: UnitId[][] = [[], [], [], []];
    for (const id of this.all) {
      const { side, theatre } = factsOf(id);
      forces[forceOf(side, theatre)]?.push(id);
    }
    return forces;
  }
}

const forceOf = (side: Side, theatre: Theatre): number => (side === 'rebel' ? 0 : 2) + (theatre === 'space' ? 0 : 1);

/** Index of the units in play by place or queue box, and by type; each list in the order of `State.units`. */
interface UnitIndex {
  readonly byPlace: Map<Spot, Garrison>;
  readonly byType: Map<UnitType, readonly UnitId[]>;
  /** Places with units of a side and theatre, since the last change. */
  readonly spots: Map<number, ReadonlySet<Spot>>;
  /** Rank of each unit in the order of `State.units`. */
  readonly ranks: Map<UnitId, number>;
  nextRank: number;
}

/** By the record of units: rules ask where units are hundreds of times in an act. Follows every change. */
const indexes = new WeakMap<State['units'], UnitIndex>();

function addTo<K>(lists: Map<K, UnitId[]>, key: K, id: UnitId): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}

function newIndex(units: State['units']): UnitIndex {
  const byPlace = new Map<Spot, UnitId[]>();
  const byType = new Map<UnitType, UnitId[]>();
  const ranks = new Map<UnitId, number>();
  for (const key in units) {
    const id = key as UnitId;
    const unit = units[id];
    if (!unit) continue;
    addTo(byPlace, unit.at, id);
    addTo(byType, typeOf(id), id);
    ranks.set(id, ranks.size);
  }
  const garrisons = new Map<Spot, Garrison>();
  for (const [at, ids] of byPlace) garrisons.set(at, new Garrison(ids));
  return { byPlace: garrisons, byType, spots: new Map(), ranks, nextRank: ranks.size };
}

function indexOf({ units }: State): UnitIndex {
  let index = indexes.get(units);
  if (!index) {
    index = newIndex(units);
    indexes.set(units, index);
  }
  return index;
}

/** All units in a place or queue box. */
export function unitsIn(g: State, at: Spot): readonly UnitId[] {
  return indexOf(g).byPlace.get(at)?.all ?? NONE;
}

/** Units of a side and theatre in a place or queue box. */
export function forceIn(g: State, at: Spot, side: Side, theatre: Theatre): readonly UnitId[] {
  return indexOf(g).byPlace.get(at)?.force(side, theatre) ?? NONE;
}

/** Places and queue boxes with units of this side and theatre. */
export function spotsWith(g: State, side: Side, theatre: Theatre): ReadonlySet<Spot> {
  const { byPlace, spots } = indexOf(g);
  const known = spots.get(forceOf(side, theatre));
  if (known) return known;
  const found = new Set<Spot>();
  for (const [at, garrison] of byPlace) if (garrison.force(side, theatre).length > 0) found.add(at);
  spots.set(forceOf(side, theatre), found);
  return found;
}

/** All units of a type, on the board and in the queue. */
export function unitsOfType(g: State, type: UnitType): readonly UnitId[] {
  return indexOf(g).byType.get(type) ?? NONE;
}

type Units = Partial<Record<UnitId, { -readonly [F in keyof Unit]: Unit[F] }>>;
const without = (ids: readonly UnitId[], id: UnitId): UnitId[] => ids.filter((one) => one !== id);

function leave({ byPlace, spots }: UnitIndex, id: UnitId, at: Spot): void {
  if (spots.size > 0) spots.clear();
  const left = without(byPlace.get(at)?.all ?? NONE, id);
  if (left.length > 0) byPlace.set(at, new Garrison(left));
  else byPlace.delete(at);
}

function arrive({ byPlace, spots, ranks }: UnitIndex, id: UnitId, at: Spot): void {
  if (spots.size > 0) spots.clear();
  const all = [...(byPlace.get(at)?.all ?? NONE)];
  const rank = ranks.get(id) ?? 0;
  let place = all.length;
  while (place > 0 && (ranks.get(all[place - 1] as UnitId) ?? 0) > rank) place -= 1;
  all.splice(place, 0, id);
  byPlace.set(at, new Garrison(all));
}

/** Puts a miniature from the supply into play. Throws on one that is in play. */
export function placeUnit(g: State, id: UnitId, at: Spot): void {
  const index = indexOf(g);
  if (g.units[id]) throw new Error(`${id} is in play`);
  (g.units as Units)[id] = { at, damage: 0 };
  index.ranks.set(id, index.nextRank++);
  const type = typeOf(id);
  index.byType.set(type, [...(index.byType.get(type) ?? NONE), id]);
  arrive(index, id, at);
}

/** Moves a unit. Throws on one in the supply. */
export function moveUnit(g: State, id: UnitId, at: Spot): void {
  const unit = (g.units as Units)[id];
  if (!unit) throw new Error(`${id} is not in play`);
  const index = indexOf(g);
  leave(index, id, unit.at);
  unit.at = at;
  arrive(index, id, at);
}

/** Puts a unit back into the supply. */
export function removeUnit(g: State, id: UnitId): void {
  const unit = g.units[id];
  if (!unit) return;
  const index = indexOf(g);
  delete (g.units as Units)[id];
  index.ranks.delete(id);
  index.byType.set(typeOf(id), without(index.byType.get(typeOf(id)) ?? NONE, id));
  leave(index, id, unit.at);
}
