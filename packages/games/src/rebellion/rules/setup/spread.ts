import type { Force } from '../../data/setup.ts';
import { BASE_SPACE, type PlaceId, type SystemId } from '../../data/systems.ts';
import { factsOf, type Side, UNITS, type UnitType } from '../../data/units.ts';
import type { State } from '../../state.ts';
import { hasUnit, isImperial, systemsWhere, unitsAt } from '../board.ts';

/** What stands in a system, counted while the rest is spread. */
interface Tally {
  readonly id: SystemId;
  ground: boolean;
  capacity: number;
  carried: number;
  warships: number;
}

function tally(g: State, id: SystemId): Tally {
  const facts = unitsAt(g, id, { side: 'imperial' }).map(factsOf);
  return {
    id,
    ground: hasUnit(g, id, { side: 'imperial', theatre: 'ground' }),
    capacity: facts.reduce((sum, one) => sum + one.capacity, 0),
    carried: facts.filter((one) => one.needsTransport).length,
    warships: facts.filter((one) => one.red > 0 && one.theatre === 'space').length,
  };
}

/** The item with the least value; the first of equals. */
function least<T>(items: readonly T[], value: (item: T) => number): T {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('nothing to choose from');
  return others.reduce((best, item) => (value(item) < value(best) ? item : best), first);
}

/** Units in the order in which they find their place: guards first, then ships, then what ships carry. */
const ORDER: readonly UnitType[] = [
  'death-star',
  'star-destroyer',
  'assault-carrier',
  'at-at',
  'at-st',
  'stormtrooper',
];

/**
 * A sensible place for every unit not placed yet: a guard for every Imperial system without one, warships evenly,
 * and ground units and fighters where ships can carry them. Rebel units hide in the base space.
 */
export function spread(g: State, { side, left }: { side: Side; left: Force }): [UnitType, PlaceId][] {
  const units = (Object.entries(left) as [UnitType, number][]).flatMap(([type, n]) => Array<UnitType>(n).fill(type));
  if (side === 'rebel') return units.map((type) => [type, BASE_SPACE]);
  const systems = systemsWhere(g, (id) => isImperial(g, id)).map((id) => tally(g, id));
  const placed: [UnitType, PlaceId][] = [];
  const put = (type: UnitType, to: Tally) => {
    placed.push([type, to.id]);
    to.ground ||= UNITS[type].theatre === 'ground';
    to.capacity += UNITS[type].capacity;
    if (UNITS[type].needsTransport) to.carried += 1;
    else to.warships += 1;
  };
  const guards = units.filter((type) => UNITS[type].theatre === 'ground').sort(byHealth);
  for (const system of systems.filter((one) => !one.ground)) {
    const guard = guards.shift();
    if (!guard) break;
    put(guard, system);
    units.splice(units.indexOf(guard), 1);
  }
  for (const type of units.sort((a, b) => rank(a) - rank(b))) {
    const to = UNITS[type].needsTransport
      ? least(systems, (one) => one.carried - one.capacity)
      : least(systems, (one) => one.warships);
    put(type, to);
  }
  return placed;
}

const rank = (type: UnitType) => (ORDER.includes(type) ? ORDER.indexOf(type) : ORDER.length);
const byHealth = (a: UnitType, b: UnitType) => (UNITS[a].health ?? 0) - (UNITS[b].health ?? 0);
