import type { Decision } from '../../../engine/decision.ts';
import { LEADERS, type LeaderId, SKILLS } from '../../data/leaders.ts';
import { MISSIONS, type MissionCard, type MissionId, missionOf } from '../../data/missions.ts';
import { OBJECTIVES, type ObjectiveId } from '../../data/objectives.ts';
import { SYSTEMS, type SystemId } from '../../data/systems.ts';
import type { UnitId } from '../../data/units.ts';
import { objectiveWorth } from './aims.ts';
import { frontWorth } from './empire.ts';
import { cardWorth, missionWorth } from './missions.ts';
import type { Question, Scoring } from './question.ts';
import { activationWorth } from './turn.ts';
import { WEIGHTS } from './weights.ts';
import { isSystemId, suspects, unitsOf, type World, worth } from './world.ts';

// Questions that come up seldom: cards, rings, dice.

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
    isUnit(key) ? WEIGHTS.unit.any + worth(key) : key === 'all' ? WEIGHTS.unit.all : 0;
const anyRather: Scoring =
  () =>
  ({ key }) =>
    key === 'pass' ? 0 : WEIGHTS.react;
const byKeys =
  (values: Readonly<Record<string, number>>): Scoring =>
  () =>
  ({ key }) =>
    values[key] ?? values[key.slice(0, key.indexOf(':'))] ?? 0;

/** Where a leader goes with an action card: what the place is worth for it. */
export function actionPlaceWorth(w: World, card: string, place: string): number {
  const { sabotaged, ambush, freed, troops: perTroop, rebelLoyalty } = WEIGHTS.actionPlace;
  if (!isSystemId(place)) return 0;
  const troops = unitsOf(w, place, 'imperial', 'ground').length;
  const { loyalty, subjugated, sabotaged: isSabotaged } = w.view.systems[place];
  if (card === 'catch-them-by-surprise') return activationWorth(w, place);
  if (card === 'public-support') return frontWorth(w, place);
  if (card === 'local-rumors') return suspects(w).filter((id) => SYSTEMS[id].region === SYSTEMS[place].region).length;
  if (card === 'ambush') return Math.min(ambush, troops) + (subjugated && troops < ambush ? freed : 0);
  if (card === 'independent-operation')
    return troops * perTroop + icons(place) + (loyalty === 'rebel' ? rebelLoyalty : 0);
  return icons(place) + (isSabotaged ? sabotaged : 0);
}

/** What playing an Assignment card is worth, where it differs from the others. */
export function actionWorth(card: string): number | undefined {
  const worths: Readonly<Record<string, number>> = WEIGHTS.actions;
  return worths[card];
}

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
    const { setDie: is } = WEIGHTS;
    const worthOf = face === wanted ? is.wanted : face === 'blank' ? is.blank : key === 'done' ? is.done : is.other;
    return worthOf + (key.startsWith('red') ? is.red : 0);
  };

/** Tactic cards for the theatre that is being fought over. */
const strategy: Scoring =
  (w) =>
  ({ key }) =>
    key === w.view.combat?.battle ? 1 : 0;

export const MINOR = {
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
  'ask.misdirection': (_w) => (option) =>
    (option.detail ? WEIGHTS.misdirect.assigned : 0) + ability(option.key) * WEIGHTS.misdirect.ability,
  'ask.advance': byUnit,
  'ask.deployHere': byUnit,
  'ask.bombardment': byUnit,
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
  'ask.ringDice': byKeys(WEIGHTS.ringDice),
  'ask.setDie': setDie,
  'ask.strategy': strategy,
  'ask.chooseOne': byKeys(WEIGHTS.chooseOne),
} satisfies Partial<Record<Question, Scoring>>;
