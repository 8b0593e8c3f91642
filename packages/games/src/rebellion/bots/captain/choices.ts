import type { Decision } from '../../../engine/flow.ts';
import type { Option } from '../../../engine/rule.ts';
import { hasTactics, LEADERS, type LeaderId, SKILLS } from '../../data/leaders.ts';
import type { MissionCard, MissionId } from '../../data/missions.ts';
import { SYSTEMS, type SystemId } from '../../data/systems.ts';
import { factsOf, UNITS, type UnitId, type UnitType } from '../../data/units.ts';
import { assignWorth, fitOf, secondWorth } from './assigning.ts';
import { outlook } from './battle.ts';
import { frontWorth, startWorth, usefulActivations } from './empire.ts';
import { ACTION_WORTH, MINOR, named } from './minor.ts';
import { cardWorth, missionWorth } from './missions.ts';
import { baseWorth, deployWorth } from './rebels.ts';
import { activationWorth, moveScorer, percentOf, targetScorer, turnScorer } from './turn.ts';
import { isSystemId, ownPool, unitsOf, type World, worth } from './world.ts';

/** How good an option is; the best one is taken. */
export type Scorer = (option: Option) => number;
type Scoring = (w: World, decision: Decision) => Scorer;

const last = (key: string) => key.slice(key.lastIndexOf(':') + 1);

const assigning: Scoring = (w) => (option) => {
  const [verb, name = ''] = option.key.split(':');
  if (verb === 'assign') return assignWorth(w, name as MissionId);
  if (verb === 'second') return secondWorth(w, name as LeaderId);
  if (verb === 'play') return ACTION_WORTH[name] ?? 4;
  return verb === 'done' ? 0 : -20;
};

const leaderFor: Scoring = (_w, decision) => {
  const id = named(decision, 'card') as MissionId;
  return ({ key }) => (key === 'back' ? -99 : fitOf(id, key as LeaderId));
};

const second: Scoring = (w, decision) => {
  const first = named(decision, 'leader') as LeaderId;
  const card = w.view.assigned.find((one) => one.leaders[0] === first)?.card;
  const id = card ? (card.slice(0, card.indexOf('#')) as MissionId) : null;
  return ({ key }) => (key === 'back' ? -99 : id ? fitOf(id, key as LeaderId, [first]) : 0);
};

/** A leader is sent where it changes the odds enough. */
const opposing: Scoring = (w, decision) => {
  const none = decision.options.find((option) => option.key === 'none');
  const before = none ? percentOf(none) : 1;
  const id = named(decision, 'mission') as MissionId;
  const stake = Math.min(10, Math.max(2, missionWorth({ ...w, side: w.rival, rival: w.side }, id)));
  return (option) => {
    if (option.key === 'none') return 0;
    const leader = LEADERS[option.key as LeaderId];
    const needed = leader && leader.space + leader.ground > 0 && w.side === 'imperial' && isNeeded(w) ? 1.5 : 0;
    const cost = 0.6 + needed + (leader ? (leader.space + leader.ground) * 0.12 : 0);
    return (before - percentOf(option)) * stake - cost;
  };
};

/** Whether the leaders left in the pool are all wanted for activations. */
const isNeeded = (w: World) => usefulActivations(w) >= ownPool(w).filter(hasTactics).length;

/** The strongest tactician joins a battle. */
const joining: Scoring =
  () =>
  ({ key }) => {
    const leader = LEADERS[key as LeaderId];
    return leader ? leader.space + leader.ground : 0;
  };

const recruiting: Scoring =
  () =>
  ({ key }) => {
    const leader = LEADERS[last(key) as LeaderId];
    if (!leader) return 0;
    return SKILLS.reduce((sum, skill) => sum + leader.skills[skill], 0) + (leader.space + leader.ground) * 0.8;
  };

const building: Scoring = (w) => {
  const count = (type: UnitType) => Object.keys(w.view.units).filter((id) => id.startsWith(`${type}-`)).length;
  return ({ key }) => {
    if (key in UNITS) {
      if (key === 'rebel-transport') return count('rebel-transport') < 2 ? 2 : 0.5;
      return 1 + 1 / (1 + count(key as UnitType));
    }
    return key === 'none' ? 1 : -worth(key as UnitId);
  };
};

const deploying: Scoring =
  (w) =>
  ({ key }) => {
    const [type = '', place = ''] = key.split(':');
    const facts = UNITS[type as UnitType];
    if (!facts) return -1;
    return w.side === 'rebel'
      ? deployWorth(w, place, facts.theatre)
      : frontWorth(w, place) + (facts.theatre === 'ground' ? 0.2 : 0);
  };

const firstBase: Scoring =
  (w) =>
  ({ key }) =>
    baseWorth(w, key as SystemId);

const newBase: Scoring = (w) => {
  const now = w.view.base.revealed || !w.view.base.system ? -10 : baseWorth(w, w.view.base.system) + 2;
  return ({ key }) => (isSystemId(key) ? baseWorth(w, key) : now);
};

const fighting: Scoring =
  () =>
  ({ key }) => {
    if (key === 'auto') return 9;
    if (key.startsWith('play:')) return 5;
    if (key.startsWith('draw')) return 4;
    return key.startsWith('yoda') ? 3 : 0;
  };

/** Stay while the battle is not lost; the defenders of a base that has been found have nowhere to go. */
const retreating: Scoring = (w, decision) => {
  const system = named(decision, 'system');
  const own = unitsOf(w, system, w.side);
  const result = outlook(own, unitsOf(w, system, w.rival));
  const mustHold = w.view.base.revealed && w.view.base.system === system;
  return ({ key }) => {
    if (key === 'stay') return mustHold ? 5 : result * 4 + 1;
    return isSystemId(key) ? 0.1 * unitsOf(w, key, w.side).length : 0;
  };
};

/** Units destroyed: the enemy's best, never one's own. */
const destroying: Scoring =
  (w) =>
  ({ key }) => {
    const facts = key.includes('-') && /-\d+$/.test(key) ? factsOf(key as UnitId) : null;
    if (!facts) return 0;
    return facts.side === w.rival ? worth(key as UnitId) : -worth(key as UnitId);
  };

/** The Rebels' units start in the base space; the Empire's where fleets can search from. */
const placing: Scoring = (w) => (option) => {
  const { key } = option;
  if (key === 'done') return 99;
  if (key === 'auto') return w.side === 'rebel' ? 50 : -5;
  const [type = '', place = ''] = key.split(':');
  return type in UNITS && isSystemId(place) ? startWorth(w, type as UnitType, place) : -9;
};

/** Objectives are played whenever they are fulfilled. */
const objectives: Scoring =
  () =>
  ({ key }) =>
    key === 'pass' ? 0 : 5;

const reacting: Scoring =
  () =>
  ({ key }) =>
    key === 'pass' ? 0 : 1;

const loyalty: Scoring =
  (w) =>
  ({ key }) => {
    if (!isSystemId(key)) return 0;
    const { loyalty: now } = w.view.systems[key];
    return now === w.side ? -5 : SYSTEMS[key].icons.length * (SYSTEMS[key].box ?? 0) + (now === w.rival ? 1 : 2);
  };

const mobilizing: Scoring =
  () =>
  ({ key }) =>
    key === 'base' ? 5 : 0;

const expelling: Scoring =
  (w) =>
  ({ key }) =>
    isSystemId(key) ? frontWorth(w, key) : 0;

/** Scoring by the question's text key. */
const SCORINGS: Readonly<Record<string, Scoring>> = {
  ...MINOR,
  'ask.assignDie': fighting,
  'ask.destroyOne': destroying,
  'ask.turn': turnScorer,
  'ask.roleTurn': turnScorer,
  'ask.activate':
    (w) =>
    ({ key }) =>
      activationWorth(w, key),
  'ask.move': moveScorer,
  'ask.target': targetScorer,
  'ask.assign': assigning,
  'ask.assignLeader': leaderFor,
  'ask.assignSecond': second,
  'ask.oppose': opposing,
  'ask.addLeader': joining,
  'ask.recruit': recruiting,
  'ask.build': building,
  'ask.gain': building,
  'ask.queue': building,
  'ask.deploy': deploying,
  'ask.base': firstBase,
  'ask.newBase': newBase,
  'ask.mobilize': mobilizing,
  'ask.combatAction': fighting,
  'ask.block': fighting,
  'ask.cardDamage': destroying,
  'ask.destroyHealth': destroying,
  'ask.destroyQueued': destroying,
  'ask.surplus': destroying,
  'ask.retreat': retreating,
  'ask.place.imperial': placing,
  'ask.place.rebel': placing,
  'ask.refreshObjective': objectives,
  'ask.combatObjective': objectives,
  'ask.plans': objectives,
  'ask.startCard': reacting,
  'ask.loyaltyInRegion': loyalty,
  'ask.expel': expelling,
};

/** Windows of cards that react: what is held is played. */
export function scoringOf(key: string): Scoring | undefined {
  return Object.hasOwn(SCORINGS, key) ? SCORINGS[key] : key.startsWith('window.') ? reacting : undefined;
}

/** Which cards to discard to the hand limit: those worth least. */
export function discards(w: World, decision: Decision): string[] {
  const sorted = decision.options
    .filter((option) => !option.refused)
    .sort((a, b) => cardWorth(w, a.key as MissionCard) - cardWorth(w, b.key as MissionCard));
  return sorted.slice(0, decision.min ?? 0).map((option) => option.key);
}

/** Which dice to roll again: blanks, and hits that nothing can take are left to luck. */
export function rerolls(w: World, decision: Decision): string[] {
  const dice = w.view.combat?.attack?.dice ?? [];
  const blank = decision.options.filter(({ key, refused }) => !refused && dice[Number(last(key))]?.face === 'blank');
  const keys = blank.map((option) => option.key).slice(0, decision.max ?? 0);
  const rest = decision.options.filter((option) => !option.refused && !keys.includes(option.key));
  while (keys.length < (decision.min ?? 0)) keys.push(rest.shift()?.key ?? '');
  return keys;
}
