import { BASE_SPACE, SYSTEMS, type SystemId } from '../../data/systems.ts';
import { factsOf, type UnitId } from '../../data/units.ts';
import { groundOutlook, outlook } from './battle.ts';
import { danger } from './missions.ts';
import { baseHome, invaders, isSystemId, isThere, movable, steps, unitsOf, type World, worth } from './world.ts';

/** Rebel units that could enter a system, those of a hidden base included where the base is near. */
export function reach(w: World, target: SystemId): UnitId[] {
  const near = SYSTEMS[target].adjacent.flatMap((from) => (from === baseHome(w) ? [] : movable(w, from, 'rebel')));
  return near;
}

/** Units that would move into a place: from the base only those brought home, from elsewhere all. */
export function planFor(w: World, target: string): readonly UnitId[] {
  if (target === BASE_SPACE) {
    const home = w.view.base.system;
    return home ? [home, ...SYSTEMS[home].adjacent].flatMap((from) => movable(w, from, 'rebel')) : [];
  }
  return isSystemId(target) ? reach(w, target) : [];
}

/** How many Rebel systems hold a Rebel unit: several objectives count them. */
const worthHolding = (w: World, id: SystemId) =>
  w.view.systems[id].loyalty === 'rebel' && !isThere(w, id, 'rebel') ? 2 : 0;

/** What activating a system is worth to the Rebels: beating weak garrisons, freeing systems, spreading out. */
export function activationWorth(w: World, target: SystemId): number {
  const force = reach(w, target);
  if (force.length === 0) return -5;
  const own = unitsOf(w, target, 'rebel');
  const enemy = unitsOf(w, target, 'imperial');
  if (enemy.length === 0) return worthHolding(w, target) - 1 + (own.length === 0 ? 0.5 : 0);
  if (enemy.some((id) => factsOf(id).class === 'space-station')) return -5;
  const result = outlook([...force, ...own], enemy);
  const ground = groundOutlook([...force, ...own], enemy);
  if (result < 0.35) return -5;
  const kill = enemy.reduce((sum, id) => sum + worth(id), 0);
  return result * 3 + kill * 0.3 + (w.view.systems[target].subjugated && ground > 0.3 ? 3 : 0);
}

/** What activating the base space is worth: bringing defenders home. */
export function homecoming(w: World): number {
  return danger(w) > 0.5 && !w.view.base.revealed ? 1.5 : -3;
}

/** How good a system is as a base: far from the Empire, hard to reach, with room to run. */
export function baseWorth(w: World, id: SystemId): number {
  const state = w.view.systems[id];
  if (state.destroyed || isThere(w, id, 'imperial')) return -20;
  const troops = (Object.keys(w.view.units) as UnitId[]).filter(
    (unit) => factsOf(unit).side === 'imperial' && factsOf(unit).theatre === 'ground',
  );
  const away = Math.min(
    6,
    ...troops.flatMap((unit) => {
      const at = w.view.units[unit]?.at;
      return at && at in SYSTEMS ? [steps(at as SystemId, id)] : [];
    }),
  );
  const threat = invaders(w, id).reduce((sum, unit) => sum + worth(unit), 0);
  return away * 3 - threat * 0.2 + (SYSTEMS[id].populous ? 0 : 1) + (4 - SYSTEMS[id].adjacent.length) * 0.5;
}

/** Where new Rebel units go: the base first, then systems an objective counts. */
export function deployWorth(w: World, place: string, theatre: 'space' | 'ground'): number {
  if (place === baseHome(w) || place === BASE_SPACE) return theatre === 'ground' ? 4 : 3;
  const id = place as SystemId;
  if (invaders(w, id).length > 3) return 0.5;
  return 2 + worthHolding(w, id) * 1.5;
}
