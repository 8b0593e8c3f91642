import { hasTactics, LEADERS, type LeaderId, SKILLS } from '../../data/leaders.ts';
import type { MissionId } from '../../data/missions.ts';
import { SYSTEMS, type SystemId } from '../../data/systems.ts';
import { factsOf, UNITS, type UnitId, type UnitType } from '../../data/units.ts';
import { outlook } from './battle.ts';
import { buildWorth } from './drafts.ts';
import { frontWorth, usefulActivations } from './empire.ts';
import { MINOR, named } from './minor.ts';
import { missionWorth } from './missions.ts';
import type { Question, Scoring } from './question.ts';
import { baseWorth } from './rebels.ts';
import type { SEVERAL } from './several.ts';
import { percentOf, sourceScorer, turnScorer } from './turn.ts';
import { WEIGHTS } from './weights.ts';
import { isSystemId, ownPool, unitsOf, type World, worth } from './world.ts';

const last = (key: string) => key.slice(key.lastIndexOf(':') + 1);

/** A leader is sent where it changes the odds enough. */
const opposing: Scoring = (w, decision) => {
  const none = decision.options.find((option) => option.key === 'none');
  const before = none ? percentOf(none) : 1;
  const id = named(decision, 'mission') as MissionId;
  const [least, most] = WEIGHTS.oppose.stake;
  const stake = Math.min(most, Math.max(least, missionWorth({ ...w, side: w.rival, rival: w.side }, id)));
  return (option) => {
    if (option.key === 'none') return 0;
    const leader = LEADERS[option.key as LeaderId];
    const tactics = leader ? leader.space + leader.ground : 0;
    const needed = tactics > 0 && w.side === 'imperial' && isNeeded(w) ? WEIGHTS.oppose.needed : 0;
    const cost = WEIGHTS.oppose.leader + needed + tactics * WEIGHTS.oppose.tactic;
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
    return (
      SKILLS.reduce((sum, skill) => sum + leader.skills[skill], 0) +
      (leader.space + leader.ground) * WEIGHTS.recruit.tactic
    );
  };

const building: Scoring =
  (w) =>
  ({ key }) => {
    if (key in UNITS) return buildWorth(w, key as UnitType);
    return key === 'none' ? WEIGHTS.build.none : -worth(key as UnitId);
  };

const firstBase: Scoring =
  (w) =>
  ({ key }) =>
    baseWorth(w, key as SystemId);

const newBase: Scoring = (w) => {
  const { revealed, system } = w.view.base;
  const now = revealed || !system ? WEIGHTS.base.found : baseWorth(w, system) + WEIGHTS.base.stay;
  return ({ key }) => (isSystemId(key) ? baseWorth(w, key) : now);
};

const fighting: Scoring =
  (w) =>
  ({ key }) => {
    if (key === 'auto') return WEIGHTS.combat.auto;
    if (key.startsWith('play:')) return WEIGHTS.combat.card + shareOf(w, key);
    if (key.startsWith('draw')) return WEIGHTS.combat.draw;
    return key.startsWith('yoda') ? WEIGHTS.combat.yoda : 0;
  };

/** What is named with a card: the best units, of the enemy for damage, of one's own for a block; blanks; the own battle. */
function shareOf(w: World, key: string): number {
  const { combat } = w.view;
  if (key.includes('concentrate-fire')) return rerollShare(w, last(key));
  return last(key)
    .split('+')
    .reduce((sum, part) => {
      if (part === combat?.battle) return sum + WEIGHTS.combat.battle;
      return sum + (w.view.units[part as UnitId] ? worth(part as UnitId) * WEIGHTS.combat.unit : 0);
    }, 0);
}

/** Blanks are rolled again, and nothing else; played alone, the card takes the only die. */
function rerollShare({ view: { combat } }: World, named: string): number {
  const dice = combat?.attack?.dice ?? [];
  const all = dice.flatMap((die, index) => (die.spent ? [] : [`${index}`]));
  const rolled = /^\d/.test(named) ? named.split('+') : all;
  const { blank, other } = WEIGHTS.reroll;
  return rolled.reduce((sum, index) => sum + (dice[Number(index)]?.face === 'blank' ? blank : other), 0);
}

/** Stay while the battle is not lost; the defenders of a base that has been found have nowhere to go. */
const retreating: Scoring = (w, decision) => {
  const system = named(decision, 'system');
  const own = unitsOf(w, system, w.side);
  const result = outlook(own, unitsOf(w, system, w.rival));
  const mustHold = w.view.base.revealed && w.view.base.system === system;
  return ({ key }) => {
    const { stay, outlook: odds, holdBase, perUnit } = WEIGHTS.retreat;
    if (key === 'stay') return mustHold ? holdBase : result * odds + stay;
    return isSystemId(key) ? perUnit * unitsOf(w, key, w.side).length : 0;
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

/** Objectives are played whenever they are fulfilled. */
const objectives: Scoring =
  () =>
  ({ key }) =>
    key === 'pass' ? 0 : WEIGHTS.objective;

const reacting: Scoring =
  () =>
  ({ key }) =>
    key === 'pass' ? 0 : WEIGHTS.react;

const loyalty: Scoring =
  (w) =>
  ({ key }) => {
    if (!isSystemId(key)) return 0;
    const { loyalty: now } = w.view.systems[key];
    const { own, rival, neutral } = WEIGHTS.loyalty;
    return now === w.side
      ? own
      : SYSTEMS[key].icons.length * (SYSTEMS[key].box ?? 0) + (now === w.rival ? rival : neutral);
  };

const mobilizing: Scoring =
  () =>
  ({ key }) =>
    key === 'base' ? WEIGHTS.mobilize.base : 0;

const expelling: Scoring =
  (w) =>
  ({ key }) =>
    isSystemId(key) ? frontWorth(w, key) : 0;

/** Scoring by question. The type asks for an entry of each; null: a question without a plan. */
const SCORINGS: Readonly<Record<Exclude<Question, keyof typeof SEVERAL>, Scoring | null>> = {
  ...MINOR,
  'ask.assignDie': fighting,
  'ask.destroyOne': destroying,
  'ask.turn': turnScorer,
  'ask.roleTurn': turnScorer,
  'ask.moveFrom': sourceScorer,
  'ask.oppose': opposing,
  'ask.addLeader': joining,
  'ask.recruit': recruiting,
  'ask.build': building,
  'ask.gain': building,
  'ask.queue': building,
  'ask.base': firstBase,
  'ask.newBase': newBase,
  'ask.mobilize': mobilizing,
  'ask.combatAction': fighting,
  'ask.block': fighting,
  'ask.destroyHealth': destroying,
  'ask.destroyQueued': destroying,
  'ask.surplus': destroying,
  'ask.retreat': retreating,
  'ask.refreshObjective': objectives,
  'ask.combatObjective': objectives,
  'ask.plans': objectives,
  'ask.startCard': reacting,
  'ask.loyaltyInRegion': loyalty,
  'ask.expel': expelling,
  'ask.immediate': null,
  'ask.mobilizationOrder': null,
  'ask.recolour': null,
};

/** Scoring of a question with one answer; null without a plan. In response windows what is held is played. */
export function scoringOf(key: string): Scoring | null {
  if (key.startsWith('window.')) return reacting;
  const scorings: Readonly<Record<string, Scoring | null>> = SCORINGS;
  return scorings[key] ?? null;
}
