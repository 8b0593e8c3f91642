import type { Decision } from '../../../engine/flow.ts';
import type { Option } from '../../../engine/rule.ts';
import type { Choice } from '../../../engine/state.ts';
import { LEADERS, type LeaderId, SKILLS } from '../../data/leaders.ts';
import { MISSIONS, type MissionCard, type MissionId, missionOf } from '../../data/missions.ts';
import { OBJECTIVES, type ObjectiveId } from '../../data/objectives.ts';
import { SYSTEMS, type SystemId } from '../../data/systems.ts';
import type { UnitId } from '../../data/units.ts';
import { objectiveWorth } from './aims.ts';
import { frontWorth } from './empire.ts';
import { cardWorth, missionWorth } from './missions.ts';
import { baseWorth } from './rebels.ts';
import { activationWorth } from './turn.ts';
import { isSystemId, suspects, unitsOf, type World, worth } from './world.ts';

// Questions that come up seldom: cards, rings, dice.

type Scoring = (w: World, decision: Decision) => (option: Option) => number;
const last = (key: string) => key.slice(key.lastIndexOf(':') + 1);
const isUnit = (key: string): key is UnitId => /-\d+$/.test(key);

/** The id behind a text parameter such as `mission.sabotage`. */
export function named(decision: Decision, param: string): string {
  const value = decision.prompt.params?.[param];
  return typeof value === 'object' ? value.key.slice(value.key.indexOf('.') + 1) : '';
}

const icons = (id: SystemId) => SYSTEMS[id].icons.length * (SYSTEMS[id].box ?? 0);
const objective = (w: World, key: string) => (key in OBJECTIVES ? objectiveWorth(w, key as ObjectiveId) : 0);

/** A mission by its card or its id. */
function mission(w: World, key: string): number {
  const name = last(key);
  const id = name.includes('#') ? missionOf(name as MissionCard).id : name;
  return id in MISSIONS ? missionWorth(w, id as keyof typeof MISSIONS) : 0;
}

/** How able a leader is. */
function ability(key: string): number {
  const leader = LEADERS[last(key) as LeaderId];
  return leader ? leader.space + leader.ground + SKILLS.reduce((sum, skill) => sum + leader.skills[skill], 0) : 0;
}

const byAbility: Scoring =
  () =>
  ({ key }) =>
    ability(key);
const byMission: Scoring =
  (w) =>
  ({ key }) =>
    mission(w, key);
const byUnit: Scoring =
  () =>
  ({ key }) =>
    isUnit(key) ? 1 + worth(key) : key === 'all' ? 99 : 0;
const anyRather: Scoring =
  () =>
  ({ key }) =>
    key === 'pass' ? 0 : 1;
const byKeys =
  (values: Readonly<Record<string, number>>): Scoring =>
  () =>
  ({ key }) =>
    values[key] ?? values[key.slice(0, key.indexOf(':'))] ?? 0;

/** Where a leader goes with an action card. */
const actionPlace: Scoring = (w, decision) => {
  const card = named(decision, 'card');
  const troops = (id: SystemId) => unitsOf(w, id, 'imperial', 'ground').length;
  return ({ key }) => {
    if (!isSystemId(key)) return key === 'back' ? -99 : 0;
    if (card === 'catch-them-by-surprise') return activationWorth(w, key);
    if (card === 'public-support') return frontWorth(w, key);
    if (card === 'local-rumors') return suspects(w).filter((id) => SYSTEMS[id].region === SYSTEMS[key].region).length;
    if (card === 'ambush')
      return Math.min(3, troops(key)) + (w.view.systems[key].subjugated && troops(key) < 3 ? 2 : 0);
    if (card === 'independent-operation')
      return troops(key) * 0.5 + icons(key) + (w.view.systems[key].loyalty === 'rebel' ? 3 : 0);
    return icons(key) + (w.view.systems[key].sabotaged ? -1 : 0);
  };
};

/** What playing an Assignment card is worth, against the missions its leader could go on. */
export const ACTION_WORTH: Readonly<Record<string, number>> = {
  'boba-fett-where': -1,
  'scouting-mission': -1,
  'start-the-evacuation': -1,
  'proceeding-as-planned': 1,
};

/** Captives are kept under many guns. */
const closest: Scoring =
  (w) =>
  ({ key }) =>
    unitsOf(w, key, 'imperial', 'ground').length;

/** A die set as wished: two successes in a mission, a direct hit in a battle. */
const setDie: Scoring =
  (w) =>
  ({ key }) => {
    const face = last(key);
    const wanted = w.view.mission ? 'special' : 'direct';
    return (face === wanted ? 3 : face === 'blank' ? 0 : key === 'done' ? 0.5 : 1) + (key.startsWith('red') ? 0.2 : 0);
  };

/** Tactic cards for the theatre that is being fought over. */
const strategy: Scoring =
  (w) =>
  ({ key }) =>
    key === w.view.combat?.battle ? 1 : 0;

export const MINOR: Readonly<Record<string, Scoring>> = {
  'ask.actionPlace': actionPlace,
  'ask.actionLeader': byAbility,
  'ask.objectiveUnder':
    (w) =>
    ({ key }) =>
      w.side === 'rebel' ? -objective(w, key) : objective(w, key),
  'ask.objectiveTop':
    (w) =>
    ({ key }) =>
      objective(w, key),
  'ask.projectUnder':
    (w) =>
    ({ key }) =>
      -(key in MISSIONS ? cardWorth(w, `${key as MissionId}#1`) : 0),
  'ask.searchMission': byMission,
  'ask.searchDeck': byMission,
  'ask.reassignCard': byMission,
  'ask.reassignLeader': byAbility,
  'ask.returnProbes': byKeys({ under: 1 }),
  'ask.misdirection': (_w) => (option) => (option.detail ? 3 : 0) + ability(option.key) * 0.1,
  'ask.advance': byUnit,
  'ask.deployHere': byUnit,
  'ask.blockUnit': byUnit,
  'ask.bombardment': byUnit,
  'ask.retreatUnits': byUnit,
  'ask.retreatLeader': byAbility,
  'ask.jediVictim': byAbility,
  'ask.ring': byAbility,
  'ask.rescue': byAbility,
  'ask.hunter':
    () =>
    ({ key }) =>
      -ability(key),
  'ask.closest': closest,
  'ask.rescueTo':
    (w) =>
    ({ key }) =>
      -unitsOf(w, key, 'imperial').length,
  'ask.plansTarget':
    () =>
    ({ key }) =>
      key.includes('construction') ? 0 : 1,
  'ask.plansYoda': anyRather,
  'ask.threepio': anyRather,
  'ask.falcon': anyRather,
  'ask.ringDice': byKeys({
    'master-yoda:blank': 3,
    'r2-d2:special': 2.5,
    'r2-d2:hit': 2,
    'r2-d2:direct': 2,
    pass: 1,
  }),
  'ask.setDie': setDie,
  'ask.strategy': strategy,
  'ask.chooseOne': byKeys({ keep: 1, cruiser: 1 }),
};

/** Answers that are no single option: the best so many, or a number. */
export function several(w: World, decision: Decision): Choice | null {
  const { shape, prompt, max = 0 } = decision;
  if (shape === 'number') return max;
  const open = decision.options.filter((option) => !option.refused).map((option) => option.key);
  if (prompt.key === 'ask.escort') return open.slice(0, decision.max ?? open.length);
  if (prompt.key !== 'ask.nameSystems') return null;
  // Systems that could be the base as well as the true one.
  const doubt = (key: string) => (isSystemId(key) && suspects(w).includes(key) ? baseWorth(w, key) : -50);
  return open.sort((a, b) => doubt(b) - doubt(a)).slice(0, decision.min ?? max);
}
