import { BASE_SPACE, SYSTEMS, type SystemId } from '../../data/systems.ts';
import { factsOf, type UnitId } from '../../data/units.ts';
import { conquest, outlook } from './battle.ts';
import { goals, isThere, leadersIn, once, stepsToGoal, suspects, unitsOf, type World, worth } from './world.ts';

// Which units the Empire sends where: a landing party to search, everything near to fight.

/** Ground units that should stay behind: one where leaving would free a subjugated system, one on Coruscant. */
function garrison(w: World, place: SystemId): number {
  const { loyalty, subjugated } = w.view.systems[place];
  if (place === 'coruscant') return SYSTEMS[place].adjacent.some((id) => isThere(w, id, 'rebel', 'ground')) ? 2 : 1;
  if (subjugated) return 1;
  return loyalty === 'imperial' && SYSTEMS[place].adjacent.some((id) => isThere(w, id, 'rebel', 'ground')) ? 1 : 0;
}

/** Units of a system that could leave it, by what they are good for; nothing where an own leader stands. */
interface Stock {
  readonly carriers: UnitId[];
  readonly troops: UnitId[];
  readonly fighters: UnitId[];
}

const EMPTY: Stock = { carriers: [], troops: [], fighters: [] };

function stockIn(w: World, from: SystemId, stay: number): Stock {
  return once(w, `stock ${from} ${stay}`, () => {
    if (leadersIn(w, from, 'imperial').length > 0) return EMPTY;
    const units = unitsOf(w, from, 'imperial').filter((id) => !factsOf(id).immobile);
    const troops = units.filter((id) => factsOf(id).theatre === 'ground').sort((a, b) => worth(b) - worth(a));
    return {
      carriers: units
        .filter((id) => factsOf(id).capacity > 0)
        .sort((a, b) => factsOf(a).capacity - factsOf(b).capacity),
      troops: troops.slice(0, Math.max(0, troops.length - stay)),
      fighters: units.filter((id) => factsOf(id).class === 'fighter'),
    };
  });
}

const room = (ships: readonly UnitId[]) => ships.reduce((sum, id) => sum + factsOf(id).capacity, 0);

/** Everything that can come from the systems next to a target, ground units before fighters. */
function everything(w: World, target: SystemId, stays: boolean, from: (id: SystemId) => boolean): UnitId[] {
  return SYSTEMS[target].adjacent.filter(from).flatMap((id) => {
    const { carriers, troops, fighters } = stockIn(w, id, stays ? garrison(w, id) : 0);
    return [...carriers, ...[...troops, ...fighters].slice(0, room(carriers))];
  });
}

/** The share of a fleet that one of its ships takes along; the last ship takes all it can. */
function shareOf({ carriers, troops, fighters }: Stock): UnitId[] {
  const [ship] = carriers;
  if (!ship || troops.length === 0) return [];
  const space = factsOf(ship).capacity;
  const share = (n: number) => Math.ceil(n / carriers.length);
  const landing = troops.slice(-Math.min(space, Math.max(Math.min(2, troops.length), share(troops.length))));
  const escort = fighters.slice(0, Math.min(space - landing.length, share(fighters.length)));
  return [ship, ...landing, ...escort];
}

/** The landing party that is missed least where it comes from. */
function party(w: World, target: SystemId, from: (id: SystemId) => boolean): UnitId[] {
  let [best, value]: [UnitId[], number] = [[], Number.NEGATIVE_INFINITY];
  for (const id of SYSTEMS[target].adjacent) {
    if (!from(id)) continue;
    const stock = stockIn(w, id, garrison(w, id));
    const units = shareOf(stock);
    if (units.length === 0) continue;
    const near = SYSTEMS[id].adjacent.filter((one) => suspects(w).includes(one)).length;
    const now = Math.min(3, stock.carriers.length) * 2 + Math.min(4, stock.troops.length) * 0.5 - near * 0.7;
    if (now > value) [best, value] = [units, now];
  }
  return best;
}

/** What the Empire would move into a system, and what for. */
export interface Plan {
  readonly units: readonly UnitId[];
  readonly kind: 'assault' | 'staging' | 'battle' | 'hammer' | 'party' | 'march';
  /** How the battle would go: the chance to clear the system, or the outlook. */
  readonly chance: number;
}

export const planFor = (w: World, target: SystemId): Plan => once(w, `plan ${target}`, () => planNow(w, target));

const anywhere = () => true;

function planNow(w: World, target: SystemId): Plan {
  const aims = goals(w);
  const own = unitsOf(w, target, 'imperial');
  const enemy = unitsOf(w, target, 'rebel');
  const isSuspect = suspects(w).includes(target);
  const base = w.view.base.revealed ? [] : unitsOf(w, BASE_SPACE, 'rebel');
  if (isSuspect && aims.length === 1) {
    const units = everything(w, target, false, anywhere);
    return { units, kind: 'assault', chance: units.length > 0 ? conquest([...units, ...own], [...enemy, ...base]) : 0 };
  }
  if (aims.length > 0 && !isSuspect) return staging(w, target);
  const all = everything(w, target, true, anywhere);
  if (isSuspect) {
    const chance = conquest([...all, ...own], [...enemy, ...base]);
    if (all.length > 0 && chance > 0.45 && suspects(w).length <= 10) return { units: all, kind: 'hammer', chance };
  }
  if (enemy.length > 0) return { units: all, kind: 'battle', chance: outlook([...all, ...own], enemy) };
  const idle = isSuspect || own.length === 0 ? [] : marching(w, target);
  if (idle.length > 0) return { units: idle, kind: 'march', chance: 1 };
  return { units: party(w, target, anywhere), kind: 'party', chance: 1 };
}

const touches = (w: World, id: SystemId) => SYSTEMS[id].adjacent.some((one) => suspects(w).includes(one));

/** Fleets that have nothing left to search around them join others at the front. */
function marching(w: World, target: SystemId): UnitId[] {
  return touches(w, target) ? everything(w, target, true, (id) => !touches(w, id)) : [];
}

/** Towards a base that is as good as found: nothing moves away from it. */
function staging(w: World, target: SystemId): Plan {
  const away = stepsToGoal(w, target);
  const units = everything(w, target, true, (id) => stepsToGoal(w, id) > away);
  const enemy = unitsOf(w, target, 'rebel');
  const chance = enemy.length > 0 ? outlook([...units, ...unitsOf(w, target, 'imperial')], enemy) : 1;
  return { units, kind: 'staging', chance };
}

/** Planned units of each type by place; which miniature of a type goes does not matter. */
export function countPlan(w: World, units: readonly UnitId[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of units) {
    const key = `${w.view.units[id]?.at} ${factsOf(id).id}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
