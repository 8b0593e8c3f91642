import type { Budget } from '../../../engine/budgets.ts';
import { reveal } from '../../../engine/hidden.ts';
import { note } from '../../../engine/log.ts';
import { memoizeByIds } from '../../../engine/memoize-ids.ts';
import type { Option, Piece } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import { boxOf, builtBy } from '../../box.ts';
import { queueBoxOf, spareFor } from '../../data/building.ts';
import { BASE_SPACE_ICONS, type PlaceId, SYSTEMS } from '../../data/systems.ts';
import { type Icon, type Side, typeOf, type UnitId, type UnitType } from '../../data/units.ts';
import { rivalOf, seatOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { belongsTo, hasUnit, isSystem, supplyOf, unitOf } from '../board.ts';
import { book } from '../book.ts';
import { bring, destroyUnits } from '../changes.ts';
import { settle } from '../checks.ts';
import { listText, placeName, placeOption, sideName, unitName, unitsText } from '../names.ts';
import { replaceOption, spareable } from './build.ts';

/** Icons of the base space: a revealed base builds while the Empire has neither units nor loyalty there (RB-11.3.8). */
function baseIcons(g: State): readonly Icon[] {
  const system = reveal(g.base.system);
  if (!system) return [];
  if (!g.base.revealed) return BASE_SPACE_ICONS;
  const held = g.systems[system].loyalty === 'imperial' || hasUnit(g, system, { side: 'imperial' });
  return held ? [] : BASE_SPACE_ICONS;
}

/** Icons with which a side builds in a place now (RB-14.0.24, RB-14.0.25, RB-14.0.27, RB-12.14). */
function iconsAt(g: State, side: Side, place: PlaceId): readonly Icon[] {
  if (!isSystem(place)) return side === 'rebel' ? baseIcons(g) : [];
  const { sabotaged, subjugated } = g.systems[place];
  if (!belongsTo(g, side, place) || sabotaged || hasUnit(g, place, { side: rivalOf(side) })) return [];
  return subjugated ? SYSTEMS[place].icons.slice(0, 1) : SYSTEMS[place].icons;
}

/** An icon that builds one unit now. */
interface Slot {
  readonly place: PlaceId;
  readonly icon: Icon;
}

/** A unit built with an icon of a place. */
type Order = { place: PlaceId; type: UnitType };

/** All icons a side builds with, in board order. */
function slotsOf(g: State, side: Side): Slot[] {
  const slots: Slot[] = [];
  for (const place of boxOf(g.options).places) for (const icon of iconsAt(g, side, place)) slots.push({ place, icon });
  return slots;
}

/** Own units that may be destroyed for more of a type: where the supply is less than the icons (RB-14.0.30). */
function sparesOf(g: State, type: UnitType, icons: number): UnitId[] {
  return supplyOf(g, type) < icons ? spareable(g, type, 'queue-1') : [];
}

/** Whether the builder has a choice with these icons of one kind: types, places, or units to destroy (RB-14.0.39). */
function isOpen(g: State, side: Side, slots: readonly Slot[], icon: Icon): boolean {
  const own = slots.filter((slot) => slot.icon === icon);
  const types = builtBy(boxOf(g.options), side, icon);
  if (types.some((type) => sparesOf(g, type, own.length).length > 0)) return true;
  const left = types.filter((type) => supplyOf(g, type) > 0);
  if (left.length !== 1) return left.length > 1;
  const isShared = own.some(({ place }) => queueBoxOf(place) !== queueBoxOf(own[0]?.place ?? place));
  return isShared && supplyOf(g, left[0] as UnitType) < own.length;
}

/** Icons whose units are chosen. */
function openSlots(g: State, side: Side): Slot[] {
  const slots = slotsOf(g, side);
  const icons = [...new Set(slots.map(({ icon }) => icon))].filter((icon) => isOpen(g, side, slots, icon));
  return slots.filter(({ icon }) => icons.includes(icon));
}

/** Types that these icons build, each once, with their icon. */
function typesOf(g: State, side: Side, slots: readonly Slot[]): { type: UnitType; icon: Icon; icons: number }[] {
  const icons = [...new Set(slots.map(({ icon }) => icon))];
  return icons.flatMap((icon) =>
    builtBy(boxOf(g.options), side, icon).map((type) => ({
      type,
      icon,
      icons: slots.filter((slot) => slot.icon === icon).length,
    })),
  );
}

const countOf = (slots: readonly Slot[], { place, icon }: Slot) =>
  slots.filter((one) => one.place === place && one.icon === icon).length;

const buildOption = memoizeByIds((type: UnitType, place: PlaceId, icon: Icon, number: number): Option => {
  const costs = { [`type:${type}`]: 1, [`${icon}:${place}`]: 1 };
  return placeOption(place, { key: `${type}:${place}:${number}`, detail: unitName(type), from: `type:${type}`, costs });
});

/** Every type for every icon: equal units of a place differ in the number of their key. */
function unitOptions(g: State, side: Side, slots: readonly Slot[]): Option[] {
  const all = typesOf(g, side, slots);
  const kinds = slots.filter((slot, n) => slots.findIndex((s) => s.place === slot.place && s.icon === slot.icon) === n);
  return kinds.flatMap((slot) => {
    const { place, icon } = slot;
    return all
      .filter((one) => one.icon === icon)
      .flatMap(({ type, icons }) => {
        const most = Math.min(countOf(slots, slot), supplyOf(g, type) + sparesOf(g, type, icons).length);
        return Array.from({ length: most }, (_one, n) => buildOption(type, place, icon, n + 1));
      });
  });
}

/** Units that make room in the supply for one more of their type; of equal ones as many as there are icons. */
function spareOptions(g: State, side: Side, slots: readonly Slot[]): Option[] {
  return typesOf(g, side, slots).flatMap(({ type, icons }) => {
    const equal = new Map<string, number>();
    return sparesOf(g, type, icons).flatMap((id) => {
      const { at } = unitOf(g, id);
      const count = (equal.get(at) ?? 0) + 1;
      equal.set(at, count);
      return count > icons ? [] : [replaceOption(g, id, { costs: { [`type:${type}`]: -1 } })];
    });
  });
}

/** As many units of a type as the supply holds, and one for each icon (RB-14.0.26, RB-14.0.28). */
function budgets(g: State, side: Side, slots: readonly Slot[]): Budget[] {
  const types = typesOf(g, side, slots).map(({ type }): Budget => {
    return { id: `type:${type}`, label: unitName(type), limit: supplyOf(g, type), clause: 'RB-14.0.30' };
  });
  const icons = new Map(slots.map((slot) => [`${slot.icon}:${slot.place}`, slot] as const));
  return [
    ...types,
    ...[...icons].map(([id, slot]): Budget => {
      return { id, label: placeName(slot.place), limit: countOf(slots, slot), clause: 'RB-14.0.28' };
    }),
  ];
}

/** Types with the numbers in the supply. */
const pieces = (g: State, side: Side, slots: readonly Slot[]): Piece[] =>
  typesOf(g, side, slots).map(({ type }) => ({
    id: `type:${type}`,
    label: text('piece.units', { unit: unitName(type), n: supplyOf(g, type) }),
  }));

/** Type with which an icon that the builder leaves open is built: the one with most in the supply. */
function commonest(g: State, side: Side, icon: Icon): UnitType | undefined {
  const left = builtBy(boxOf(g.options), side, icon).filter((type) => supplyOf(g, type) > 0);
  return left.toSorted((one, other) => supplyOf(g, other) - supplyOf(g, one))[0];
}

function noteBuilt(g: State, side: Side, orders: readonly Order[]): void {
  for (const place of boxOf(g.options).places.filter((id) => orders.some((order) => order.place === id))) {
    const types = orders.filter((order) => order.place === place).map(({ type }) => type);
    const counts = [...new Set(types)].map((type) => unitsText(type, types.filter((one) => one === type).length));
    const params = { side: sideName(side), units: listText(counts), from: placeName(place) };
    note(g, 'log.builtUnits', params, { at: `place:${place}` });
  }
}

/**
 * Builds from the supply: first what is ordered, then with the icons that are left. Returns the orders for which the
 * supply has no unit.
 */
function buildAll(g: State, side: Side, orders: readonly Order[]): Order[] {
  const built: Order[] = [];
  const short: Order[] = [];
  const take = (order: Order) => {
    const isBuilt = bring(g, order.type, `queue-${queueBoxOf(order.place)}`) !== null;
    (isBuilt ? built : short).push(order);
  };
  const open = slotsOf(g, side);
  for (const order of orders) {
    const at = open.findIndex(
      ({ place, icon }) => place === order.place && builtBy(boxOf(g.options), side, icon).includes(order.type),
    );
    if (at < 0) throw new Error(`${order.place} builds no ${order.type}`);
    open.splice(at, 1);
    take(order);
  }
  const wasted = new Set<Icon>();
  for (const { place, icon } of open) {
    const type = commonest(g, side, icon);
    if (type) take({ place, type });
    else wasted.add(icon);
  }
  noteBuilt(g, side, built);
  for (const icon of wasted) {
    note(
      g,
      'log.noneLeft',
      { unit: unitName(builtBy(boxOf(g.options), side, icon)[0] as UnitType) },
      { clause: 'RB-14.0.30' },
    );
  }
  return short;
}

export type BuildVars = {
  side: Side;
  /** Orders for which a unit on the board is destroyed. */
  orders?: Order[];
  /** Units on the board that may be destroyed for them. */
  spares?: UnitId[];
};

/** The unit destroyed for an order. */
function spareNow(g: State, { orders = [], spares = [] }: BuildVars, { type, place }: Order): UnitId | undefined {
  const left = spares.filter((id) => g.units[id] && typeOf(id) === type).map((id) => ({ id, at: unitOf(g, id).at }));
  return spareFor(
    left,
    place,
    orders.map((order) => order.place),
  );
}

const canBuild = (g: State, side: Side, { place, type }: Order): boolean =>
  iconsAt(g, side, place).some((icon) => builtBy(boxOf(g.options), side, icon).includes(type));

const isUnit = (key: string): key is UnitId => !key.includes(':');

/**
 * The build icon: a side places one unit per icon of its systems on the queue, all with one answer (RB-14.0.16,
 * RB-14.0.24 to RB-14.0.30).
 */
export const build = book.rule<BuildVars, 'choose' | 'replace' | 'freed'>('build', {
  start: {
    run(g, at) {
      if (openSlots(g, at.vars.side).length > 0) return at.goto('choose');
      buildAll(g, at.vars.side, []);
      return at.end();
    },
  },
  choose: {
    shape: 'some',
    ask: () => text('ask.buildAll'),
    help: (g, { vars: { side } }) =>
      spareOptions(g, side, openSlots(g, side)).length > 0 ? text('help.shortBuild') : undefined,
    who: (g, { vars }) => [seatOf(g, vars.side, 'admiral')],
    pieces: (g, { vars: { side } }) => pieces(g, side, openSlots(g, side)),
    options(g, { vars: { side } }) {
      const slots = openSlots(g, side);
      return [...unitOptions(g, side, slots), ...spareOptions(g, side, slots)];
    },
    bounds: (g, { vars: { side } }, options) => {
      const spares = options.filter(({ key }) => isUnit(key)).length;
      return { min: 0, max: openSlots(g, side).length + spares };
    },
    budgets: (g, { vars: { side } }) => budgets(g, side, openSlots(g, side)),
    chosen(g, at, keys) {
      const orders = keys
        .filter((key) => !isUnit(key))
        .map((key): Order => {
          const [type, place] = key.split(':') as [UnitType, PlaceId];
          return { type, place };
        });
      at.vars.orders = buildAll(g, at.vars.side, orders);
      at.vars.spares = keys.filter(isUnit);
      return at.goto('replace');
    },
  },
  // One unit after the other: the loss of a guard may free a system, which then builds no more.
  replace: {
    run(g, at) {
      const [order, ...others] = at.vars.orders ?? [];
      if (!order) return at.end();
      const unit = canBuild(g, at.vars.side, order) ? spareNow(g, at.vars, order) : undefined;
      if (!unit) {
        at.vars.orders = others;
        return at.goto('replace');
      }
      // The miniature may come back as the unit built, which is no spare.
      at.vars.spares = at.vars.spares?.filter((id) => id !== unit) ?? [];
      destroyUnits(g, [unit]);
      return at.call(settle, null, { fight: false }, 'freed');
    },
  },
  freed: {
    run(g, at) {
      const [order, ...others] = at.vars.orders ?? [];
      at.vars.orders = others;
      if (order && bring(g, order.type, `queue-${queueBoxOf(order.place)}`)) noteBuilt(g, at.vars.side, [order]);
      return at.goto('replace');
    },
  },
});
