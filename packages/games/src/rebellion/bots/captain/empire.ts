import { idsIn } from '../../data/ids.ts';
import { SYSTEMS, type SystemId } from '../../data/systems.ts';
import { factsOf, UNITS, type UnitType } from '../../data/units.ts';
import { outlook } from './battle.ts';
import { type Plan, planFor } from './landing.ts';
import { baseHome, goals, once, steps, stepsToGoal, suspects, unitsOf, type World, worth } from './world.ts';

/** The value of winning a system: production, and what the Rebels lose with it. */
function prize(w: World, target: SystemId): number {
  const state = w.view.systems[target];
  if (unitsOf(w, target, 'imperial', 'ground').length > 0) return 0;
  const icons = SYSTEMS[target].icons.length * (SYSTEMS[target].box ?? 0);
  const gain = state.loyalty === 'imperial' || state.destroyed || !SYSTEMS[target].populous ? 0 : 0.7 + icons * 0.25;
  return gain + (state.loyalty === 'rebel' ? 1.5 : 0);
}

/** What searching a system is worth: the fewer suspects are left the more, above all where the base could be taken. */
function search(w: World, target: SystemId, { kind, chance }: Plan): number {
  const left = suspects(w);
  const onward = SYSTEMS[target].adjacent.filter((id) => left.includes(id)).length * 0.3;
  if (!left.includes(target)) return onward - 1;
  return 5 + onward + (20 + (kind === 'hammer' ? 60 * chance : 0)) / Math.max(1, left.length);
}

/** How soon the Rebels win by time, in rounds. */
const roundsLeft = (w: World) => w.view.reputation - w.view.time;

/** What activating a system is worth to the Empire. */
export function activationWorth(w: World, target: SystemId): number {
  const plan = planFor(w, target);
  const enemy = unitsOf(w, target, 'rebel');
  const own = unitsOf(w, target, 'imperial');
  if (plan.kind === 'assault') return assault(w, target, plan);
  if (plan.units.length === 0) return -5;
  if (plan.kind === 'staging') return staging(w, target, plan);
  if (plan.kind === 'march') return Math.min(6, plan.units.reduce((sum, id) => sum + worth(id), 0) * 0.3);
  const kills = enemy.reduce((sum, id) => sum + worth(id), 0);
  if (plan.kind === 'hammer') return prize(w, target) + search(w, target, plan) + kills * 0.4;
  if (plan.kind === 'battle') {
    if (plan.chance < 0.15) return -5;
    return plan.chance * 2 + kills * 0.4 + prize(w, target) + search(w, target, plan);
  }
  if (own.some((id) => factsOf(id).theatre === 'ground')) return -3;
  return prize(w, target) + search(w, target, plan);
}

/** The battle that decides: begun as soon as the odds are fair, before the Rebels can run. */
function assault(w: World, target: SystemId, { units, chance }: Plan): number {
  if (units.length === 0) return unitsOf(w, target, 'imperial').length > 0 && chance > 0 ? 50 : -5;
  if (isAimed(w) && units.some((id) => id === 'death-star-1' || id === 'death-star-2')) return 95;
  const fair = roundsLeft(w) <= 2 ? 0.12 : 0.3;
  return chance >= fair ? 40 + 100 * chance : -5;
}

/** Whether a Superlaser Online lies face down on the table: the Death Star must reach the base in this round. */
const isAimed = (w: World) =>
  w.view.assigned.some(({ side, card }) => side === 'imperial' && card?.startsWith('superlaser-online'));

/** Bringing forces nearer to the base that has been found. */
function staging(w: World, target: SystemId, { units, chance }: Plan): number {
  if (chance < 0.2) return -5;
  const away = stepsToGoal(w, target);
  const moved = units.reduce((sum, id) => sum + worth(id), 0);
  if (moved < 3) return -3;
  // A vanguard that the fleet at the base could destroy waits for the others one step behind.
  const sortie = unitsOf(w, baseHome(w), 'rebel').filter((id) => !factsOf(id).immobile);
  const own = [...units, ...unitsOf(w, target, 'imperial')];
  if (away === 1 && sortie.length > 5 && outlook(sortie, own) > 0.3) return 1;
  return goals(w).length === 1 ? 8 + Math.min(20, moved) - 5 * away : 4 + Math.min(10, moved * 0.5) - 2 * away;
}

/** Activations worth a leader this round, the best first; each needs a leader of its own. */
export function usefulActivations(w: World): number {
  return once(w, 'useful activations', () => idsIn(w.view.systems).filter((id) => activationWorth(w, id) > 4).length);
}

/** Where the Empire deploys: the search, or the assault, starts from there. */
export function frontWorth(w: World, place: string): number {
  if (!Object.hasOwn(SYSTEMS, place)) return 1;
  const id = place as SystemId;
  if (goals(w).length > 0) return 10 - stepsToGoal(w, id);
  const left = suspects(w);
  const near = SYSTEMS[id].adjacent.filter((one) => left.includes(one)).length;
  const second = new Set(SYSTEMS[id].adjacent.flatMap((one) => SYSTEMS[one].adjacent)).size;
  const carried = unitsOf(w, id, 'imperial', 'space').reduce((sum, one) => sum + factsOf(one).capacity, 0);
  const troops = unitsOf(w, id, 'imperial', 'ground').length;
  return 3 + near + second * 0.05 + Math.min(2, carried / 4) - Math.min(2, troops * 0.15);
}

/** Where a unit starts: a guard everywhere, ships where many suspects are near, and troops as ships can carry them. */
export function startWorth(w: World, type: UnitType, place: SystemId): number {
  const { theatre, capacity } = UNITS[type];
  const ships = unitsOf(w, place, 'imperial', 'space');
  const carriers = ships.filter((id) => factsOf(id).capacity > 0).length;
  const room = ships.reduce((sum, id) => sum + factsOf(id).capacity, 0);
  const troops = unitsOf(w, place, 'imperial', 'ground').length;
  const left = suspects(w);
  if (capacity > 0) {
    const near =
      left.filter((id) => steps(place, id) === 1).length + left.filter((id) => steps(place, id) === 2).length / 5;
    return 20 + near * 0.4 - carriers * 2;
  }
  if (theatre === 'ground') return troops === 0 ? 16 : 10 + (room > troops ? 3 - (4 * troops) / room : -4);
  const fighters = ships.length - carriers;
  return room > troops + fighters ? 3 - (4 * (fighters + troops)) / room : 0;
}
