import { type Die, FACES, type Icon } from '../../data/dice.ts';
import type { FigureCard } from '../../data/schema.ts';

/** Mean of an icon on a die. */
function mean(die: Die, icon: Icon): number {
  return FACES[die].reduce((sum, face) => sum + (face[icon] ?? 0), 0) / FACES[die].length;
}

const MEANS = Object.fromEntries(
  (Object.keys(FACES) as Die[]).map((die) => [
    die,
    Object.fromEntries(
      (['accuracy', 'damage', 'surge', 'block', 'evade', 'dodge'] as const).map((icon) => [icon, mean(die, icon)]),
    ) as Record<Icon, number>,
  ]),
) as Record<Die, Record<Icon, number>>;

const sum = (dice: readonly Die[], icon: Icon) => dice.reduce((all, die) => all + MEANS[die][icon], 0);
const passive = (card: FigureCard, keyword: string) =>
  card.keywords.reduce((all, one) => all + (one.keyword === keyword ? one.n : 0), 0);

/** What a surge ability is worth in damage. */
export function surgeWorth(gives: FigureCard['surges'][number]['gives']): number {
  const worth: Partial<Record<string, number>> = {
    damage: 1,
    pierce: 0.7,
    blast: 0.6,
    cleave: 0.5,
    stun: 1,
    bleed: 0.5,
  };
  return gives.reduce((all, { keyword, n }) => all + (worth[keyword] ?? 0.4) * n, 0);
}

/** The dice of a card's attack; those of its player's choice are taken as red and blue in turn. */
function attackDice(card: FigureCard): Die[] {
  return card.attack.dice.map((die, index) => (die === 'any' ? (index % 2 === 0 ? 'red' : 'blue') : die));
}

/** An attack whose damage is to be estimated. */
export interface Attempt {
  readonly attacker: FigureCard;
  readonly target: Pick<FigureCard, 'defence' | 'keywords'>;
  readonly dice?: readonly Die[];
  readonly pierce?: number;
  /** Spaces between them; 0 where accuracy does not matter. */
  readonly distance: number;
  readonly isHidden?: boolean;
}

/** Damage to be expected of an attack, from means of the dice. */
export function expectedDamage({ attacker, target, dice, pierce = 0, distance, isHidden }: Attempt): number {
  const pool = dice ?? attackDice(attacker);
  const evade = sum(target.defence, 'evade') + passive(target as FigureCard, 'evade');
  const surges = Math.max(0, sum(pool, 'surge') - evade * 0.6);
  const bestSurges = attacker.surges.map(({ gives }) => surgeWorth(gives)).sort((a, b) => b - a);
  const bought = bestSurges
    .slice(0, 2)
    .reduce((all, worth, index) => all + worth * Math.min(1, Math.max(0, surges - index)), 0);
  const block = Math.max(0, sum(target.defence, 'block') + passive(target as FigureCard, 'block') - pierce);
  const raw = sum(pool, 'damage') + bought - block;
  const hits = 1 - Math.min(1, sum(target.defence, 'dodge'));
  if (attacker.attack.type === 'melee' || distance === 0) return Math.max(0.3, raw) * hits;
  const accuracy = sum(pool, 'accuracy') + passive(attacker, 'accuracy') - (isHidden ? 2 : 0);
  const reaches = 1 / (1 + Math.exp(-1.4 * (accuracy + 0.5 - distance)));
  return Math.max(0.3, raw) * hits * reaches;
}

/** How good a rolled face is for its side, against the mean of the die: below 0 it is worth a reroll. */
export function faceWorth(die: Die, face: number): number {
  const weights = { accuracy: 0.1, damage: 1, surge: 0.6, block: 1, evade: 0.6, dodge: 4 } as const;
  const worthOf = (icons: Partial<Record<Icon, number>>) =>
    (Object.keys(weights) as Icon[]).reduce((all, icon) => all + weights[icon] * (icons[icon] ?? 0), 0);
  return worthOf(FACES[die][face] ?? {}) - worthOf(MEANS[die]);
}
