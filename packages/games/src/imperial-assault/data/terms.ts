/** Conditions: harmful ones, then beneficial ones. */
export const HARMFUL = ['stunned', 'bleeding', 'weakened'] as const;
const BENEFICIAL = ['focused', 'hidden'] as const;
export const CONDITIONS = [...HARMFUL, ...BENEFICIAL] as const;
type HarmfulId = (typeof HARMFUL)[number];
export type ConditionId = HarmfulId | (typeof BENEFICIAL)[number];

/** Keywords that give a condition after an attack, and whom: the target, or the attacker. */
export const CONDITION_KEYWORDS = {
  stun: { condition: 'stunned', on: 'target' },
  bleed: { condition: 'bleeding', on: 'target' },
  weaken: { condition: 'weakened', on: 'target' },
  focus: { condition: 'focused', on: 'attacker' },
  hide: { condition: 'hidden', on: 'attacker' },
} as const satisfies Record<string, { condition: ConditionId; on: 'target' | 'attacker' }>;

export const KEYWORDS = [
  'reach',
  'blast',
  'cleave',
  'pierce',
  'recover',
  'mobile',
  'massive',
  'stun',
  'bleed',
  'weaken',
  'focus',
  'hide',
  'accuracy',
  'block',
  'evade',
  'damage',
  'critical-hit',
] as const;
export type KeywordId = (typeof KEYWORDS)[number];

/** A keyword, or icons of a surge ability, with its number; 1 for keywords without one. */
export type Keyword = {
  readonly keyword: KeywordId;
  readonly n: number;
};

export const AFFILIATIONS = ['imperial', 'rebel', 'mercenary'] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

export const TRAITS = [
  'brawler',
  'creature',
  'droid',
  'force-user',
  'guardian',
  'heavy-weapon',
  'hunter',
  'leader',
  'smuggler',
  'spy',
  'trooper',
  'vehicle',
  'wookiee',
] as const;

/** Moments at which players may use abilities or command cards (IA-12). */
export const WINDOWS = [
  'ROUND_START',
  'ROUND_END',
  'ACTIVATION_START',
  'ACTIVATION_END',
  'DURING_ACTIVATION',
  'SPECIAL_ACTION',
  'ACTION_AFTER',
  'BEFORE_DECLARE_ATTACK',
  'ATTACK_DECLARED',
  'ATTACK_POOLS',
  'ATTACK_REROLL',
  'ATTACK_MODIFY',
  'ATTACK_SURGE',
  'ATTACK_AFTER_RESOLVE',
  'FIGURE_DEFEATED',
] as const;
export type WindowId = (typeof WINDOWS)[number];

/** Kinds of questions whether an ability or a card is used, which standing orders decline: one for each window that asks. */
export const REACTIONS = [
  'round-start',
  'round-end',
  'activation-start',
  'activation-end',
  'action-after',
  'before-declare-attack',
  'attack-declared',
  'attack-reroll',
  'attack-modify',
  'attack-surge',
  'attack-after-resolve',
  'figure-defeated',
] as const;
