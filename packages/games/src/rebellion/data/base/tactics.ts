import type { Theatre } from './units.ts';

/** A tactic card's printed facts. */
export interface TacticFacts {
  readonly id: TacticId;
  readonly theatre: Theatre;
  readonly copies: number;
  /** Playing it costs a die that shows special (RB-9.1.9). */
  readonly special: boolean;
  readonly category: 'damage' | 'block' | 'other';
}

export const TACTIC_IDS = [
  'space-critical-hit',
  'space-onslaught',
  'space-take-it-down',
  'space-concentrate-fire',
  'space-unstoppable-assault',
  'space-brilliant-strategy',
  'space-defensive-formation',
  'space-outmaneuver',
  'ground-critical-hit',
  'ground-onslaught',
  'ground-take-it-down',
  'ground-concentrate-fire',
  'ground-unstoppable-assault',
  'ground-brilliant-strategy',
  'ground-defensive-formation',
  'ground-dig-in',
  'space-no-escape',
  'ground-escape-plan',
  'ground-bombardment',
] as const;
export type TacticId = (typeof TACTIC_IDS)[number];
export type TacticCard = `${TacticId}#${number}`;

/** All tactic cards by id. */
// biome-ignore format: one line each
export const TACTICS: Readonly<Record<TacticId, TacticFacts>> = {
  'space-critical-hit': { id: 'space-critical-hit', theatre: 'space', copies: 2, special: false, category: 'damage' },
  'space-onslaught': { id: 'space-onslaught', theatre: 'space', copies: 1, special: true, category: 'damage' },
  'space-take-it-down': { id: 'space-take-it-down', theatre: 'space', copies: 2, special: true, category: 'damage' },
  'space-concentrate-fire': { id: 'space-concentrate-fire', theatre: 'space', copies: 2, special: false, category: 'other' },
  'space-unstoppable-assault': { id: 'space-unstoppable-assault', theatre: 'space', copies: 1, special: true, category: 'other' },
  'space-brilliant-strategy': { id: 'space-brilliant-strategy', theatre: 'space', copies: 1, special: true, category: 'other' },
  'space-defensive-formation': { id: 'space-defensive-formation', theatre: 'space', copies: 3, special: false, category: 'block' },
  'space-outmaneuver': { id: 'space-outmaneuver', theatre: 'space', copies: 2, special: false, category: 'block' },
  'ground-critical-hit': { id: 'ground-critical-hit', theatre: 'ground', copies: 2, special: false, category: 'damage' },
  'ground-onslaught': { id: 'ground-onslaught', theatre: 'ground', copies: 1, special: true, category: 'damage' },
  'ground-take-it-down': { id: 'ground-take-it-down', theatre: 'ground', copies: 1, special: true, category: 'damage' },
  'ground-concentrate-fire': { id: 'ground-concentrate-fire', theatre: 'ground', copies: 2, special: false, category: 'other' },
  'ground-unstoppable-assault': { id: 'ground-unstoppable-assault', theatre: 'ground', copies: 1, special: true, category: 'other' },
  'ground-brilliant-strategy': { id: 'ground-brilliant-strategy', theatre: 'ground', copies: 1, special: true, category: 'other' },
  'ground-defensive-formation': { id: 'ground-defensive-formation', theatre: 'ground', copies: 3, special: false, category: 'block' },
  'ground-dig-in': { id: 'ground-dig-in', theatre: 'ground', copies: 2, special: false, category: 'block' },
  'space-no-escape': { id: 'space-no-escape', theatre: 'space', copies: 1, special: false, category: 'other' },
  'ground-escape-plan': { id: 'ground-escape-plan', theatre: 'ground', copies: 1, special: false, category: 'other' },
  'ground-bombardment': { id: 'ground-bombardment', theatre: 'ground', copies: 1, special: true, category: 'damage' },
};
