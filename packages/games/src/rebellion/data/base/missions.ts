import type { LeaderId, Skill } from './leaders.ts';
import type { Side } from './units.ts';

/** A mission card's printed facts; what it does stands in `cards/`. */
export interface MissionFacts {
  readonly id: MissionId;
  readonly side: Side;
  readonly deck: 'starting' | 'project' | 'normal';
  readonly copies: number;
  readonly skill: Skill;
  /** Icons of the skill its leaders need together (RB-7.1.1). */
  readonly required: number;
  /** `attempt` can be opposed, `resolve` cannot, `special` has no system. */
  readonly mode: 'attempt' | 'resolve' | 'special';
  /** The pictured leader. */
  readonly leader: LeaderId | null;
  /** What the pictured leader adds when assigned. */
  readonly portrait: 'two-successes' | 'extra-effect' | null;
}

export const MISSION_IDS = [
  'rule-by-fear',
  'gather-intel',
  'capture-rebel-operative',
  'research-and-development',
  'address-delays',
  'secret-weapons-research',
  'double-our-efforts',
  'display-of-power',
  'trade-negotiations',
  'imperial-propaganda',
  'fear-will-keep-them-in-line',
  'lure-of-the-dark-side',
  'homing-beacon',
  'interrogation-droid',
  'intercept-transmission',
  'long-range-probe',
  'probe-droid-initiative',
  'carbon-freezing',
  'collect-bounty',
  'detained',
  'hunt-them-down',
  'interrogation',
  'planetary-conquest',
  'retrieve-the-plans',
  'construct-factory',
  'oversee-project',
  'superlaser-online',
  'construct-super-star-destroyer',
  'construct-death-star',
  'build-alliance',
  'infiltration',
  'rapid-mobilization',
  'sabotage',
  'base-defenses',
  'establish-trade-relations',
  'incite-rebellion',
  'public-uprising',
  'support-of-mon-calamari',
  'covert-operation',
  'daring-rescue',
  'for-the-greater-good',
  'plan-the-assault',
  'seek-yoda',
  'stolen-plans',
  'contingency-plan',
  'hidden-fleet',
  'plant-false-lead',
  'demolition',
  'hit-and-run',
  'lead-the-strike-team',
  'misdirection',
  'rogue-squadron-raid',
  'wookiee-uprising',
] as const;
export type MissionId = (typeof MISSION_IDS)[number];
/** One card; further copies of a mission are cards of their own (RB-1.3). */
export type MissionCard = `${MissionId}#${number}`;

/** Attempts in which every icon of any skill counts (RB-7.1.20). */
export const COUNTING_ALL_SKILLS: ReadonlySet<MissionId> = new Set(['lure-of-the-dark-side', 'interrogation-droid']);

/** All missions by id. */
// biome-ignore format: one line each
export const MISSIONS: Readonly<Record<MissionId, MissionFacts>> = {
  'rule-by-fear': { id: 'rule-by-fear', side: 'imperial', deck: 'starting', copies: 1, skill: 'diplomacy', required: 1, mode: 'attempt', leader: null, portrait: null },
  'gather-intel': { id: 'gather-intel', side: 'imperial', deck: 'starting', copies: 1, skill: 'intel', required: 1, mode: 'attempt', leader: null, portrait: null },
  'capture-rebel-operative': { id: 'capture-rebel-operative', side: 'imperial', deck: 'starting', copies: 1, skill: 'specOps', required: 1, mode: 'attempt', leader: null, portrait: null },
  'research-and-development': { id: 'research-and-development', side: 'imperial', deck: 'starting', copies: 1, skill: 'logistics', required: 1, mode: 'resolve', leader: null, portrait: null },
  'address-delays': { id: 'address-delays', side: 'imperial', deck: 'normal', copies: 2, skill: 'logistics', required: 1, mode: 'resolve', leader: null, portrait: null },
  'secret-weapons-research': { id: 'secret-weapons-research', side: 'imperial', deck: 'normal', copies: 2, skill: 'logistics', required: 1, mode: 'resolve', leader: null, portrait: null },
  'double-our-efforts': { id: 'double-our-efforts', side: 'imperial', deck: 'normal', copies: 1, skill: 'diplomacy', required: 1, mode: 'resolve', leader: 'moff-jerjerrod', portrait: 'extra-effect' },
  'display-of-power': { id: 'display-of-power', side: 'imperial', deck: 'normal', copies: 1, skill: 'diplomacy', required: 3, mode: 'attempt', leader: null, portrait: null },
  'trade-negotiations': { id: 'trade-negotiations', side: 'imperial', deck: 'normal', copies: 2, skill: 'diplomacy', required: 2, mode: 'attempt', leader: null, portrait: null },
  'imperial-propaganda': { id: 'imperial-propaganda', side: 'imperial', deck: 'normal', copies: 1, skill: 'diplomacy', required: 2, mode: 'attempt', leader: 'janus-greejatus', portrait: 'two-successes' },
  'fear-will-keep-them-in-line': { id: 'fear-will-keep-them-in-line', side: 'imperial', deck: 'normal', copies: 1, skill: 'diplomacy', required: 1, mode: 'attempt', leader: 'grand-moff-tarkin', portrait: 'two-successes' },
  'lure-of-the-dark-side': { id: 'lure-of-the-dark-side', side: 'imperial', deck: 'normal', copies: 1, skill: 'diplomacy', required: 3, mode: 'attempt', leader: 'emperor-palpatine', portrait: 'two-successes' },
  'homing-beacon': { id: 'homing-beacon', side: 'imperial', deck: 'normal', copies: 1, skill: 'intel', required: 3, mode: 'attempt', leader: null, portrait: null },
  'interrogation-droid': { id: 'interrogation-droid', side: 'imperial', deck: 'normal', copies: 1, skill: 'intel', required: 3, mode: 'attempt', leader: 'colonel-yularen', portrait: 'two-successes' },
  'intercept-transmission': { id: 'intercept-transmission', side: 'imperial', deck: 'normal', copies: 2, skill: 'intel', required: 2, mode: 'attempt', leader: null, portrait: null },
  'long-range-probe': { id: 'long-range-probe', side: 'imperial', deck: 'normal', copies: 1, skill: 'intel', required: 2, mode: 'attempt', leader: 'admiral-piett', portrait: 'two-successes' },
  'probe-droid-initiative': { id: 'probe-droid-initiative', side: 'imperial', deck: 'normal', copies: 1, skill: 'intel', required: 1, mode: 'resolve', leader: 'admiral-ozzel', portrait: 'extra-effect' },
  'carbon-freezing': { id: 'carbon-freezing', side: 'imperial', deck: 'normal', copies: 1, skill: 'specOps', required: 3, mode: 'attempt', leader: null, portrait: null },
  'collect-bounty': { id: 'collect-bounty', side: 'imperial', deck: 'normal', copies: 1, skill: 'specOps', required: 3, mode: 'attempt', leader: 'boba-fett', portrait: 'two-successes' },
  'detained': { id: 'detained', side: 'imperial', deck: 'normal', copies: 1, skill: 'specOps', required: 1, mode: 'attempt', leader: 'general-tagge', portrait: 'two-successes' },
  'hunt-them-down': { id: 'hunt-them-down', side: 'imperial', deck: 'normal', copies: 1, skill: 'specOps', required: 2, mode: 'attempt', leader: 'soontir-fel', portrait: 'two-successes' },
  'interrogation': { id: 'interrogation', side: 'imperial', deck: 'normal', copies: 2, skill: 'specOps', required: 2, mode: 'attempt', leader: null, portrait: null },
  'planetary-conquest': { id: 'planetary-conquest', side: 'imperial', deck: 'normal', copies: 1, skill: 'specOps', required: 2, mode: 'attempt', leader: 'general-veers', portrait: 'two-successes' },
  'retrieve-the-plans': { id: 'retrieve-the-plans', side: 'imperial', deck: 'normal', copies: 1, skill: 'specOps', required: 3, mode: 'attempt', leader: 'darth-vader', portrait: 'two-successes' },
  'construct-factory': { id: 'construct-factory', side: 'imperial', deck: 'project', copies: 2, skill: 'logistics', required: 1, mode: 'resolve', leader: null, portrait: null },
  'oversee-project': { id: 'oversee-project', side: 'imperial', deck: 'project', copies: 2, skill: 'logistics', required: 1, mode: 'resolve', leader: null, portrait: null },
  'superlaser-online': { id: 'superlaser-online', side: 'imperial', deck: 'project', copies: 3, skill: 'logistics', required: 1, mode: 'resolve', leader: null, portrait: null },
  'construct-super-star-destroyer': { id: 'construct-super-star-destroyer', side: 'imperial', deck: 'project', copies: 2, skill: 'logistics', required: 1, mode: 'resolve', leader: null, portrait: null },
  'construct-death-star': { id: 'construct-death-star', side: 'imperial', deck: 'project', copies: 1, skill: 'logistics', required: 1, mode: 'resolve', leader: null, portrait: null },
  'build-alliance': { id: 'build-alliance', side: 'rebel', deck: 'starting', copies: 1, skill: 'diplomacy', required: 1, mode: 'attempt', leader: null, portrait: null },
  'infiltration': { id: 'infiltration', side: 'rebel', deck: 'starting', copies: 1, skill: 'intel', required: 1, mode: 'attempt', leader: null, portrait: null },
  'rapid-mobilization': { id: 'rapid-mobilization', side: 'rebel', deck: 'starting', copies: 1, skill: 'logistics', required: 1, mode: 'resolve', leader: null, portrait: null },
  'sabotage': { id: 'sabotage', side: 'rebel', deck: 'starting', copies: 1, skill: 'specOps', required: 1, mode: 'attempt', leader: null, portrait: null },
  'base-defenses': { id: 'base-defenses', side: 'rebel', deck: 'normal', copies: 1, skill: 'diplomacy', required: 1, mode: 'attempt', leader: 'general-rieekan', portrait: 'two-successes' },
  'establish-trade-relations': { id: 'establish-trade-relations', side: 'rebel', deck: 'normal', copies: 1, skill: 'diplomacy', required: 3, mode: 'attempt', leader: 'mon-mothma', portrait: 'two-successes' },
  'incite-rebellion': { id: 'incite-rebellion', side: 'rebel', deck: 'normal', copies: 2, skill: 'diplomacy', required: 2, mode: 'attempt', leader: null, portrait: null },
  'public-uprising': { id: 'public-uprising', side: 'rebel', deck: 'normal', copies: 1, skill: 'diplomacy', required: 3, mode: 'attempt', leader: null, portrait: null },
  'support-of-mon-calamari': { id: 'support-of-mon-calamari', side: 'rebel', deck: 'normal', copies: 1, skill: 'diplomacy', required: 2, mode: 'attempt', leader: 'admiral-ackbar', portrait: 'two-successes' },
  'covert-operation': { id: 'covert-operation', side: 'rebel', deck: 'normal', copies: 1, skill: 'intel', required: 3, mode: 'attempt', leader: null, portrait: null },
  'daring-rescue': { id: 'daring-rescue', side: 'rebel', deck: 'normal', copies: 2, skill: 'intel', required: 2, mode: 'attempt', leader: null, portrait: null },
  'for-the-greater-good': { id: 'for-the-greater-good', side: 'rebel', deck: 'normal', copies: 1, skill: 'intel', required: 3, mode: 'attempt', leader: 'obi-wan-kenobi', portrait: 'two-successes' },
  'plan-the-assault': { id: 'plan-the-assault', side: 'rebel', deck: 'normal', copies: 1, skill: 'intel', required: 2, mode: 'attempt', leader: 'jan-dodonna', portrait: 'two-successes' },
  'seek-yoda': { id: 'seek-yoda', side: 'rebel', deck: 'normal', copies: 1, skill: 'intel', required: 1, mode: 'resolve', leader: 'luke-skywalker', portrait: 'extra-effect' },
  'stolen-plans': { id: 'stolen-plans', side: 'rebel', deck: 'normal', copies: 1, skill: 'intel', required: 2, mode: 'attempt', leader: 'princess-leia', portrait: 'two-successes' },
  'contingency-plan': { id: 'contingency-plan', side: 'rebel', deck: 'normal', copies: 1, skill: 'logistics', required: 1, mode: 'special', leader: 'lando-calrissian', portrait: 'extra-effect' },
  'hidden-fleet': { id: 'hidden-fleet', side: 'rebel', deck: 'normal', copies: 3, skill: 'logistics', required: 1, mode: 'resolve', leader: null, portrait: null },
  'plant-false-lead': { id: 'plant-false-lead', side: 'rebel', deck: 'normal', copies: 1, skill: 'logistics', required: 1, mode: 'resolve', leader: null, portrait: null },
  'demolition': { id: 'demolition', side: 'rebel', deck: 'normal', copies: 1, skill: 'specOps', required: 3, mode: 'attempt', leader: null, portrait: null },
  'hit-and-run': { id: 'hit-and-run', side: 'rebel', deck: 'normal', copies: 2, skill: 'specOps', required: 2, mode: 'attempt', leader: null, portrait: null },
  'lead-the-strike-team': { id: 'lead-the-strike-team', side: 'rebel', deck: 'normal', copies: 1, skill: 'specOps', required: 2, mode: 'attempt', leader: 'han-solo', portrait: 'two-successes' },
  'misdirection': { id: 'misdirection', side: 'rebel', deck: 'normal', copies: 1, skill: 'specOps', required: 1, mode: 'attempt', leader: 'general-madine', portrait: 'two-successes' },
  'rogue-squadron-raid': { id: 'rogue-squadron-raid', side: 'rebel', deck: 'normal', copies: 1, skill: 'specOps', required: 2, mode: 'attempt', leader: 'wedge-antilles', portrait: 'two-successes' },
  'wookiee-uprising': { id: 'wookiee-uprising', side: 'rebel', deck: 'normal', copies: 1, skill: 'specOps', required: 3, mode: 'attempt', leader: 'chewbacca', portrait: 'two-successes' },
};
