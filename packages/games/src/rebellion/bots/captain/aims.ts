import { idsIn } from '../../data/ids.ts';
import type { MissionId } from '../../data/missions.ts';
import type { ObjectiveId } from '../../data/objectives.ts';
import { BASE_SPACE, SYSTEMS, type SystemId } from '../../data/systems.ts';
import { factsOf, type Theatre, type UnitId } from '../../data/units.ts';
import { battle } from './battle.ts';
import { isThere, once, type World } from './world.ts';

// What the Rebels' objectives ask for.

/** Whether the Rebels hold an objective. */
export const holds = (w: World, id: ObjectiveId): boolean => w.view.objectives.hand?.includes(id) ?? false;

const isRebel = (w: World, id: SystemId) => w.view.systems[id].loyalty === 'rebel' && !w.view.systems[id].subjugated;
const isImperial = (w: World, id: SystemId) =>
  w.view.systems[id].loyalty === 'imperial' || w.view.systems[id].subjugated;
const isCut = (w: World, id: SystemId) => w.view.systems[id].sabotaged || isThere(w, id, 'rebel');
const loyal = (w: World, id: SystemId) => w.view.systems[id].loyalty === 'rebel';
const count = (w: World, of: (id: SystemId) => boolean) => idsIn(w.view.systems).filter(of).length;

/** Systems still missing for the objectives that count; 0 where the objective is not held. */
export const missing = (w: World, id: ObjectiveId): number => once(w, `missing ${id}`, () => missingNow(w, id));

function missingNow(w: World, id: ObjectiveId): number {
  if (!holds(w, id)) return 0;
  if (id === 'defend-the-people') return 4 - count(w, (one) => isRebel(w, one) && isThere(w, one, 'rebel'));
  if (id === 'establish-outposts') return 5 - count(w, (one) => isThere(w, one, 'rebel'));
  if (id === 'cut-supply-lines') return 3 - count(w, (one) => isImperial(w, one) && isCut(w, one));
  if (id === 'popular-support') return 6 - count(w, (one) => loyal(w, one));
  return 0;
}

/** Closer to done is worth more; done or not held is worth nothing. */
const urge = (left: number) => (left <= 0 ? 0 : 3.5 / left);

/** What a Rebel unit in a system does for the objectives. */
export function presenceWorth(w: World, id: SystemId): number {
  if (isThere(w, id, 'rebel')) return 0;
  const defend = isRebel(w, id) ? urge(missing(w, 'defend-the-people')) : 0;
  const supply = isImperial(w, id) && !isCut(w, id) ? urge(missing(w, 'cut-supply-lines')) : 0;
  return defend + supply + urge(missing(w, 'establish-outposts'));
}

/** What a sabotage marker in a system does for them. */
export const sabotageWorth = (w: World, id: SystemId): number =>
  isImperial(w, id) && !isCut(w, id) ? urge(missing(w, 'cut-supply-lines')) : 0;

/** What Rebel loyalty in a system does for them. */
export function loyaltyAim(w: World, id: SystemId): number {
  if (loyal(w, id) || !SYSTEMS[id].populous) return 0;
  const others = idsIn(w.view.systems).filter(
    (one) => SYSTEMS[one].region === SYSTEMS[id].region && SYSTEMS[one].populous && !loyal(w, one) && one !== id,
  ).length;
  const steps = w.view.systems[id].loyalty === 'imperial' ? 1 : 0;
  const region = holds(w, 'regional-support') ? urge(others + 1 + steps) : 0;
  return region + urge(missing(w, 'popular-support'));
}

/** The best reputation a battle the Rebels begin may bring, times its chance. */
export function battleAim(w: World, target: SystemId, force: readonly UnitId[], enemy: readonly UnitId[]): number {
  const chance = (theatre: Theatre) => {
    const margin = battle(force, enemy, theatre);
    return margin === null ? 0 : 1 / (1 + Math.exp(-5 * margin));
  };
  const [space, ground] = [chance('space'), chance('ground')];
  const health = (theatre: Theatre) =>
    enemy.reduce((sum, id) => sum + (factsOf(id).theatre === theatre ? (factsOf(id).health ?? 0) : 0), 0);
  const has = (test: RegExp) => enemy.some((id) => test.test(id));
  const tyrant = (['darth-vader', 'emperor-palpatine'] as const).some((id) => w.view.leaders[id].at === target);
  const plans = holds(w, 'death-star-plans-ii') || holds(w, 'death-star-plans-iii');
  const fighters = force.filter((id) => factsOf(id).class === 'fighter').length;
  return Math.max(
    holds(w, 'liberation') && w.view.systems[target].subjugated ? ground : 0,
    holds(w, 'crippling-blow') && health('ground') >= 3 ? Math.sqrt(ground) : 0,
    holds(w, 'rebel-assault') && has(/star-destroyer/) ? Math.sqrt(space) : 0,
    holds(w, 'major-victory') && health('space') >= 3 ? Math.sqrt(space) : 0,
    plans && has(/^death-star/) && fighters > 0 ? 0.8 * Math.min(1, fighters / 3) : 0,
    holds(w, 'return-of-the-jedi') && tyrant ? 2 * Math.max(space, ground) : 0,
    holds(w, 'heart-of-the-empire') && target === 'coruscant' ? 2 * space * ground : 0,
  );
}

/** What a mission adds to the objectives, wherever it is carried out. */
export function missionAim(w: World, id: MissionId): number {
  const battles = holds(w, 'liberation') || holds(w, 'crippling-blow') ? 2.5 : 0;
  const captives = holds(w, 'leave-no-one-behind') ? 2 : 0;
  const fleets = (['rebel-assault', 'major-victory', 'death-star-plans-ii', 'death-star-plans-iii'] as const).some(
    (one) => holds(w, one),
  );
  const gains: { readonly [one in MissionId]?: number } = {
    'build-alliance': urge(missing(w, 'popular-support')),
    sabotage: urge(missing(w, 'cut-supply-lines')),
    'incite-rebellion': battles,
    'public-uprising': battles,
    'lead-the-strike-team': battles,
    'daring-rescue': captives,
    'for-the-greater-good': captives,
    'plan-the-assault': fleets ? 3 : 0,
    'hidden-fleet': missing(w, 'establish-outposts') > 0 || missing(w, 'defend-the-people') > 0 ? 2 : 0,
  };
  return gains[id] ?? 0;
}

/** How soon an objective can be fulfilled, for choosing among objectives. */
export function objectiveWorth(w: World, id: ObjectiveId): number {
  const close: { readonly [one in ObjectiveId]?: number } = {
    'cut-supply-lines': 4,
    'popular-support': 1 + 0.6 * count(w, (one) => loyal(w, one)),
    'defend-the-people': 3,
    'establish-outposts':
      1 + 0.6 * [...idsIn(w.view.systems), BASE_SPACE].filter((one) => isThere(w, one, 'rebel')).length,
    liberation: 4,
    'crippling-blow': 3.5,
    'leave-no-one-behind': Object.values(w.view.leaders).some(({ ring }) => ring === 'captured') ? 1.5 : 5,
    'death-star-plans-ii': 4,
    'death-star-plans-iii': 4,
    'inspire-sympathy': 3 * count(w, (one) => w.view.systems[one].destroyed),
    'heart-of-the-empire': 1,
  };
  return close[id] ?? 2.5;
}
