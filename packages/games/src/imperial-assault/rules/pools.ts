import { note } from '../../engine/log.ts';
import { randomInt } from '../../engine/rng.ts';
import type { Text } from '../../engine/text.ts';
import { text } from '../../engine/text.ts';
import type { Surge } from '../data/deployments.ts';
import { type Die, FACES, type Icon } from '../data/dice.ts';
import type { Keyword } from '../data/terms.ts';
import { type Attack, type AttackDie, attackOf, type State, type Totals } from '../state.ts';
import { abilitiesInPlay, abilitiesOf, abilityName, type Modifier } from './ability-book.ts';
import { cardOf, hasCondition, keywordOf } from './board.ts';
import { missionHooks } from './mission-book.ts';
import { pieceName } from './names.ts';

export const newDie = (die: Die): AttackDie => ({ die, face: null, rerolled: false });

/** Whether a hostile player makes the attacker attack: no figure is friendly to it in this attack (IA-9.41). */
export function isLured(g: State, { attacker, seat }: Attack): boolean {
  return g.figures[attacker] !== undefined && g.figures[attacker].seat !== seat;
}

/** The defence dice of a target, with those that effects add. */
export function defenceDice(g: State, target: string): Die[] {
  if (!g.figures[target]) return [...(missionHooks(g).attackable?.defence ?? [])];
  const added = abilitiesOf(g, target).flatMap(({ ability }) => ability.defenceDice ?? []);
  return [...cardOf(g, target).defence, ...added];
}

/** The surge abilities of an attack: printed ones, then those that effects add. */
export function surgeAbilities(g: State, attack: Attack): Surge[] {
  const printed = g.figures[attack.attacker] ? cardOf(g, attack.attacker).surges : [];
  const added = abilitiesInPlay(g).flatMap(({ ability, owner }) => ability.surges?.(g, attack, owner) ?? []);
  return [...printed, ...added];
}

/** The name of a die as rolled, such as "blue: 3 accuracy, 1 damage". */
export function dieName({ die, face }: AttackDie): Text {
  const icons = face === null ? {} : FACES[die][face];
  const n = (icon: Icon) => icons?.[icon] ?? 0;
  const dice = text(`die.${die}`);
  if (die === 'black' || die === 'white')
    return text('die.defence', { die: dice, block: n('block'), evade: n('evade'), dodge: n('dodge') });
  return text('die.attack', { die: dice, accuracy: n('accuracy'), damage: n('damage'), surge: n('surge') });
}

/** Entries of dice that were rolled; those of an attack say so. */
function noteDice(g: State, key: string, dice: readonly AttackDie[], isOfAttack = false): void {
  for (const one of dice) note(g, key, { die: dieName(one), ...(isOfAttack && { of: 'attack' }) });
}

/** Rolls a die outside the pools of an attack. */
export function rollDie(g: State, die: Die): Partial<Record<Icon, number>> {
  const rolled = { ...newDie(die), face: randomInt(g, 6) };
  noteDice(g, 'log.rolls', [rolled]);
  return FACES[die][rolled.face] ?? {};
}

/** Rolls both pools together (IA-9.13). */
export function rollPools(g: State): void {
  const attack = attackOf(g);
  const all = [...attack.attackDice, ...attack.defenceDice];
  for (const die of all) die.face = randomInt(g, 6);
  noteDice(g, 'log.rolls', all, true);
}

/** Rolls dice outside attacks, and sums up their icons. */
export function rollAside(g: State, dice: readonly Die[]): Record<Icon, number> {
  const rolled = dice.map((die) => ({ ...newDie(die), face: randomInt(g, 6) }));
  noteDice(g, 'log.rolls', rolled);
  const icons = ['accuracy', 'damage', 'surge', 'block', 'evade', 'dodge'] as const;
  return Object.fromEntries(icons.map((icon) => [icon, sumOf(rolled, icon)])) as Record<Icon, number>;
}

/** A die of the attack by its key: `a0` for the first attack die, `d1` for the second defence die. */
export function dieAt(attack: Attack, key: string): AttackDie | undefined {
  return (key.startsWith('a') ? attack.attackDice : attack.defenceDice)[Number(key.slice(1))];
}

/** Keys of the dice that may be rerolled: none twice in an attack (IA-9.15). */
export function rerollable(attack: Attack, pools: readonly ('attack' | 'defence')[]): string[] {
  const keysOf = (prefix: string, dice: readonly AttackDie[]) =>
    dice.flatMap(({ rerolled, face }, index) => (rerolled || face === null ? [] : [`${prefix}${index}`]));
  return [
    ...(pools.includes('attack') ? keysOf('a', attack.attackDice) : []),
    ...(pools.includes('defence') ? keysOf('d', attack.defenceDice) : []),
  ];
}

/** Rerolls dice, picked first and rolled together; the new results count (IA-9.47). */
export function rerollDice(g: State, keys: readonly string[]): void {
  const attack = attackOf(g);
  const dice = keys.flatMap((key) => dieAt(attack, key) ?? []);
  const before = dice.map(({ face }) => face ?? 0);
  for (const die of dice) Object.assign(die, { face: randomInt(g, 6), rerolled: true });
  for (const [index, one] of dice.entries()) note(g, 'log.rerolls', { die: dieName(one), was: before[index] ?? 0 });
}

function sumOf(dice: readonly AttackDie[], icon: Icon): number {
  return dice.reduce((sum, { die, face }) => sum + (face === null ? 0 : (FACES[die][face]?.[icon] ?? 0)), 0);
}

/** Modifiers of conditions, which come first (IA-9.1, IA-11.23, IA-11.25). */
function ofConditions(g: State, { attacker, target }: Attack): SourcedModifier[] {
  const has = (figure: string, condition: 'weakened' | 'hidden', icon: Modifier['icon'], n: number) =>
    hasCondition(g, figure, condition) ? [{ icon, n, source: text(`condition.${condition}`) }] : [];
  return [
    ...has(attacker, 'weakened', 'surge', -1),
    ...has(target, 'weakened', 'evade', -1),
    ...has(attacker, 'hidden', 'surge', 1),
    ...has(target, 'hidden', 'accuracy', -2),
  ];
}

/** Passive keywords that concern every attack (IA-9.19). */
function ofKeywords(g: State, { attacker, target }: Attack): Modifier[] {
  const passive = (piece: string, icon: 'accuracy' | 'block' | 'evade'): Modifier[] =>
    g.figures[piece] ? [{ icon, n: keywordOf(g, piece, icon) }] : [];
  return [...passive(attacker, 'accuracy'), ...passive(target, 'block'), ...passive(target, 'evade')];
}

/** What effects of this attack have added: icons, and defence results. */
function ofEffects({ extra, guard }: Attack): Modifier[] {
  const icons = extra.filter(({ keyword }) => keyword === 'accuracy' || keyword === 'damage');
  return [
    ...icons.map(({ keyword, n }) => ({ icon: keyword as 'accuracy' | 'damage', n })),
    { icon: 'block', n: guard.block },
    { icon: 'evade', n: guard.evade },
  ];
}

/** A modifier with what it comes from: an ability or a condition; null for several effects of cards together. */
export interface SourcedModifier extends Modifier {
  readonly source: Text | null;
}

/** Modifiers in their order: conditions, printed keywords, abilities in play, effects of this attack (IA-9.1, IA-9.16). */
export function modifiersOf(g: State, attack: Attack): readonly SourcedModifier[] {
  const hooks = abilitiesInPlay(g).flatMap(({ ability, owner }) =>
    (ability.modifiers?.(g, attack, owner) ?? []).map((one) => ({ ...one, source: abilityName(owner.ability) })),
  );
  const unnamed = (list: readonly Modifier[]) => list.map((one) => ({ ...one, source: null }));
  return [
    ...ofConditions(g, attack),
    ...unnamed(ofKeywords(g, attack)),
    ...hooks,
    ...unnamed(ofEffects(attack)),
  ].filter(({ n }) => n !== 0);
}

/** Sums of the icons on the dice. */
export function rolledOf({ attackDice, defenceDice }: Pick<Attack, 'attackDice' | 'defenceDice'>): Totals {
  return {
    accuracy: sumOf(attackDice, 'accuracy'),
    damage: sumOf(attackDice, 'damage'),
    surge: sumOf(attackDice, 'surge'),
    block: sumOf(defenceDice, 'block'),
    evade: sumOf(defenceDice, 'evade'),
    dodge: sumOf(defenceDice, 'dodge'),
  };
}

/**
 * The results after all modifiers: conditions, the attacker's, the defender's, then those that depend on the sum; a
 * negative icon cancels a positive one of its kind (IA-9.1, IA-9.16, IA-9.18).
 */
export function totalsOf(g: State, attack: Attack): Totals {
  const totals = rolledOf(attack);
  for (const { icon, n } of modifiersOf(g, attack)) totals[icon] += n;
  for (const icon of ['accuracy', 'damage', 'surge', 'block', 'evade'] as const)
    totals[icon] = Math.max(0, totals[icon]);
  const late = abilitiesInPlay(g).flatMap(({ ability, owner }) => ability.late?.(g, attack, owner, totals) ?? []);
  for (const { icon, n } of late) totals[icon] = Math.max(0, totals[icon] + n);
  return totals;
}

/** Surges left after evades have cancelled some (IA-9.17). */
export function surgesOf({ surge, evade }: Totals): number {
  return Math.max(0, surge - evade);
}

/** Keywords and icons of the attack: printed ones, those of effects, and those bought with surges. */
export function attackKeywords(g: State, attack: Attack): Keyword[] {
  const { attacker, extra, bought } = attack;
  if (!g.figures[attacker]) return extra.slice();
  const { keywords } = cardOf(g, attacker);
  const surges = surgeAbilities(g, attack);
  const given = abilitiesOf(g, attacker).flatMap(({ ability, owner }) => ability.keywords?.(g, attack, owner) ?? []);
  return [...keywords, ...given, ...extra, ...bought.flatMap((index) => surges[index]?.gives ?? [])];
}

/** The sum of a keyword of the attack. */
export function keywordSum(g: State, attack: Attack, keyword: Keyword['keyword']): number {
  return attackKeywords(g, attack).reduce((sum, one) => sum + (one.keyword === keyword ? one.n : 0), 0);
}

/** Icons bought with surges. */
export function boughtIcons(g: State, attack: Attack, icon: 'accuracy' | 'damage'): number {
  const surges = surgeAbilities(g, attack);
  const gives = attack.bought.flatMap((index) => surges[index]?.gives ?? []);
  return gives.reduce((sum, one) => sum + (one.keyword === icon ? one.n : 0), 0);
}

/** The sentence of the dice and results of the attack, for the log. */
export function noteTotals(g: State, { attacker, target }: Attack, totals: Totals): void {
  const { accuracy, damage, surge, block, evade, dodge } = totals;
  const names = { attacker: pieceName(g, attacker), target: pieceName(g, target) };
  note(g, 'log.results', { ...names, accuracy, damage, surge, block, evade, dodge });
}

/** Takes a die out of the defence before it is rolled, and says so: the dice that fall do not show it. */
export function removeDefence(g: State, index: number): void {
  for (const { die } of attackOf(g).defenceDice.splice(index, 1)) note(g, 'log.notRolled', { die: text(`die.${die}`) });
}
