import { BASE_SPACE, SYSTEMS, type SystemId } from '../../data/systems.ts';
import { factsOf, type UnitId } from '../../data/units.ts';
import { battleAim, holds, missing, presenceWorth } from './aims.ts';
import { outlook } from './battle.ts';
import { danger } from './missions.ts';
import { baseHome, invaders, isSystemId, isThere, movable, once, steps, unitsOf, type World, worth } from './world.ts';

/** Units that would move into a place. */
export const planFor = (w: World, target: string): readonly UnitId[] =>
  once(w, `plan ${target}`, () => {
    if (target === BASE_SPACE) return homeward(w);
    return isSystemId(target) ? reach(w, target) : [];
  });

function homeward(w: World): UnitId[] {
  const home = w.view.base.system;
  return home ? [home, ...SYSTEMS[home].adjacent].flatMap((from) => movable(w, from, 'rebel')) : [];
}

/** Rebel units that could enter a system: all but the base's, and to an empty system only a few. */
function reach(w: World, target: SystemId): UnitId[] {
  const near = SYSTEMS[target].adjacent.filter((from) => from !== baseHome(w));
  if (isThere(w, target, 'imperial'))
    return [...near.flatMap((from) => movable(w, from, 'rebel')), ...raiders(w, target)];
  const outpost = near.map((from) => scouts(w, from)).find((units) => units.length > 0);
  return outpost ?? [];
}

/** Ships of a hidden base that may strike at its neighbours once the Empire is near anyway. */
function raiders(w: World, target: SystemId): readonly UnitId[] {
  const { base } = w.view;
  if (!base.system || danger(w) < 0.5) return [];
  const beside = base.system === target || SYSTEMS[target].adjacent.includes(base.system);
  return beside && !(base.revealed && base.system === target) ? movable(w, baseHome(w), 'rebel') : [];
}

/** A small part of a group that holds a system of its own: the rest stays where it is. */
function scouts(w: World, from: SystemId): UnitId[] {
  const units = movable(w, from, 'rebel');
  const ship = units.find((id) => factsOf(id).theatre === 'space');
  if (!ship || units.length < 2) return [];
  const troops = units.filter((id) => factsOf(id).theatre === 'ground');
  return factsOf(ship).capacity > 0 && troops.length > 1 ? [ship, ...troops.slice(-1)] : [ship];
}

/** Reputation is what the Rebels fight for. */
const REPUTATION = 8;

/** What activating a system is worth to the Rebels: objectives, beating weak garrisons, freeing systems, spreading out. */
export function activationWorth(w: World, target: SystemId): number {
  const force = planFor(w, target);
  if (force.length === 0) return -5;
  const own = unitsOf(w, target, 'rebel');
  const enemy = unitsOf(w, target, 'imperial');
  if (enemy.length === 0) return presenceWorth(w, target) * 1.2 - 1 - invaders(w, target).length * 0.05;
  const all = [...force, ...own];
  const aim = battleAim(w, target, all, enemy) * REPUTATION;
  const result = outlook(all, enemy);
  const station = enemy.some((id) => factsOf(id).class === 'space-station');
  if (aim < 3 && (result < 0.3 || station)) return -5;
  const kill = enemy.reduce((sum, id) => sum + worth(id), 0);
  const freed = w.view.systems[target].subjugated && result > 0.3 ? 2 : 0;
  return aim + result * 3 + Math.min(8, kill * 0.3) * Math.max(0, result) + freed;
}

/** What activating the base space is worth: bringing defenders home. */
export function homecoming(w: World): number {
  const units = planFor(w, BASE_SPACE).reduce((sum, id) => sum + worth(id), 0);
  return danger(w) > 0.5 && !w.view.base.revealed && units > 3 ? 1 + units * 0.1 : -3;
}

/** How good a system is as a base: far from the Empire, hard to reach, with room to run. */
export function baseWorth(w: World, id: SystemId): number {
  const state = w.view.systems[id];
  if (state.destroyed || isThere(w, id, 'imperial')) return -20;
  const away = once(w, 'troops', () => troopPlaces(w)).reduce((least, at) => Math.min(least, steps(at, id)), 6);
  const threat = invaders(w, id).reduce((sum, unit) => sum + worth(unit), 0);
  const guard = unitsOf(w, id, 'rebel', 'ground').length;
  return (
    away * 3 - threat * 0.2 + (SYSTEMS[id].populous ? 0 : 1) + (4 - SYSTEMS[id].adjacent.length) * 0.5 + guard * 0.3
  );
}

/** Systems with Imperial ground units. */
function troopPlaces(w: World): SystemId[] {
  return [...w.units.keys()].filter((at): at is SystemId => isSystemId(at) && isThere(w, at, 'imperial', 'ground'));
}

/** Where new Rebel units go: the base first, but single units to systems an objective counts. */
export function deployWorth(w: World, place: string, theatre: 'space' | 'ground'): number {
  if (!isSystemId(place) || place === baseHome(w)) return (theatre === 'ground' ? 4 : 3.4) + danger(w);
  const aim = presenceWorth(w, place);
  const hold = isThere(w, place, 'rebel') ? -1 : 1 + (holds(w, 'liberation') ? 0.3 : 0);
  const risk = invaders(w, place).length > 3 ? 1.5 : 0;
  return 2.6 + aim * 1.2 + hold - risk + (missing(w, 'defend-the-people') > 0 ? 0.4 : 0);
}
