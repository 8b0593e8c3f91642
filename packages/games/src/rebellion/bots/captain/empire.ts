import { BASE_SPACE, type PlaceId, SYSTEMS, type SystemId } from '../../data/systems.ts';
import { factsOf, type UnitId } from '../../data/units.ts';
import { groundOutlook, outlook } from './battle.ts';
import { isThere, movable, steps, suspects, unitsOf, type World, worth } from './world.ts';

/** Ground units that should stay behind: one where leaving would free a subjugated system, one on Coruscant. */
export function garrison(w: World, place: PlaceId): number {
  if (place === BASE_SPACE) return 0;
  const { loyalty, subjugated } = w.view.systems[place];
  if (place === 'coruscant') return isThere(w, place, 'rebel') ? 2 : 1;
  if (subjugated) return 1;
  return loyalty === 'imperial' && SYSTEMS[place].adjacent.some((id) => isThere(w, id, 'rebel', 'ground')) ? 1 : 0;
}

/** Imperial units next to a system that could enter it, garrisons left out. */
export function reach(w: World, target: SystemId): UnitId[] {
  return SYSTEMS[target].adjacent.flatMap((from) => {
    let stay = garrison(w, from);
    const units = movable(w, from, 'imperial');
    return units
      .slice()
      .reverse()
      .filter((id) => factsOf(id).theatre !== 'ground' || stay-- <= 0);
  });
}

/** The value of winning a system: production, and its place among the suspects. */
function prize(w: World, target: SystemId): number {
  const state = w.view.systems[target];
  const icons = SYSTEMS[target].icons.length * (SYSTEMS[target].box ?? 0);
  const gain = state.loyalty === 'imperial' || state.subjugated || state.destroyed ? 0 : 1 + icons * 0.6;
  return gain + (state.loyalty === 'rebel' ? 1.5 : 0);
}

/** What searching a system is worth: the fewer suspects are left the more. */
function search(target: SystemId, left: readonly SystemId[]): number {
  if (!left.includes(target)) return 0;
  const onward = SYSTEMS[target].adjacent.filter((id) => left.includes(id)).length;
  return 5 + 40 / left.length + onward * 0.5;
}

/** What activating a system is worth to the Empire. */
export function activationWorth(w: World, target: SystemId): number {
  const force = reach(w, target);
  const own = unitsOf(w, target, 'imperial');
  const enemy = unitsOf(w, target, 'rebel');
  const { base } = w.view;
  if (base.revealed && base.system === target) return assault(force, own, enemy);
  if (base.revealed && base.system) return staging(w, target, base.system, force, own, enemy);
  const troops = force.filter((id) => factsOf(id).theatre === 'ground');
  if (enemy.length > 0) {
    const result = outlook([...force, ...own], enemy);
    if (result < 0.15) return -5;
    return (
      result * 3 + enemy.reduce((sum, id) => sum + worth(id), 0) * 0.4 + prize(w, target) + search(target, suspects(w))
    );
  }
  if (troops.length === 0 || own.some((id) => factsOf(id).theatre === 'ground')) return -3;
  return prize(w, target) + search(target, suspects(w));
}

/** The battle that decides: wait until it can be won, but not for ever. */
function assault(force: readonly UnitId[], own: readonly UnitId[], enemy: readonly UnitId[]): number {
  if (enemy.length === 0) return force.length > 0 ? 200 : -5;
  const troops = [...force, ...own];
  const ground = groundOutlook(troops, enemy);
  const all = outlook(troops, enemy);
  if (force.length === 0) return -5;
  if (all < -0.1 || ground < -0.2) return -5;
  return 40 + 40 * all + 20 * ground;
}

/** Bringing forces nearer to the base that has been found. */
function staging(
  w: World,
  target: SystemId,
  base: SystemId,
  force: readonly UnitId[],
  own: readonly UnitId[],
  enemy: readonly UnitId[],
): number {
  if (enemy.length > 0 && outlook([...force, ...own], enemy) < 0.2) return -5;
  const away = steps(target, base);
  const nearer = force.filter((id) => {
    const at = w.view.units[id]?.at as SystemId;
    return steps(at, base) > away;
  });
  const moved = nearer.reduce((sum, id) => sum + worth(id), 0);
  return moved < 4 ? prize(w, target) * 0.5 - 1 : 10 + moved - 5 * away;
}

/** Whether a movement into a system is more than an occupation: everything that can come is wanted. */
export function wantsAll(w: World, target: SystemId): boolean {
  const { base } = w.view;
  return isThere(w, target, 'rebel') || (base.revealed && base.system !== null && steps(target, base.system) <= 2);
}
