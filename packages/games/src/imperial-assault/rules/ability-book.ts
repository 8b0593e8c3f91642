import { givenOnce } from '../../engine/given-once.ts';
import type { SpaceId } from '../../engine/grid/index.ts';
import type { Option, Rule } from '../../engine/rule.ts';
import type { SeatId, Vars } from '../../engine/state.ts';
import type { Text } from '../../engine/text.ts';
import { figureCardOf, type Surge } from '../data/deployments.ts';
import type { Die } from '../data/dice.ts';
import type { Keyword, WindowId } from '../data/terms.ts';
import type { Attack, Figure, State, Totals } from '../state.ts';

/** A rule that an effect hands back, to be run before the game goes on. */
export interface Call {
  // biome-ignore lint/suspicious/noExplicitAny: rules of every type of variables.
  readonly rule: Rule<any>;
  readonly vars: Vars;
}

/** Makes a `Call`; the compiler checks the variables. */
export function callOf<V extends Vars>(rule: Rule<V>, vars: V): Call {
  return { rule, vars };
}

/**
 * The call with the ability or command card that makes it, as the key of its name: the questions that it asks say what
 * they come from (see `effectHelp`).
 */
export function withEffect(call: Call | null, { key }: Text): Call | null {
  return call && { ...call, vars: { ...call.vars, effect: key } };
}

/** Who uses an ability or a command card: a figure and its player; the figure is empty for a player. */
export interface Owner {
  readonly ability: string;
  readonly figure: string;
  readonly seat: SeatId;
}

/** A figure that has just been defeated, with the distances of the others before it was removed. */
export type Fallen = {
  figure: string;
  seat: SeatId;
  group: string;
  card: string;
  spaces: SpaceId[];
  distances: Record<string, number>;
};

/** The moment of a window; plain JSON, because it is kept while players are asked. */
export type WindowEvent = {
  window: WindowId;
  /** The figure whose activation begins or ends, that has resolved an action, or that is about to attack. */
  figure?: string;
  /** Whether the resolved action was a special one. */
  isSpecial?: boolean;
  /** Whether the attack to be declared would be an action of the activation. */
  isAction?: boolean;
  /** The only target that the attack to be declared may have. */
  only?: string;
  fallen?: Fallen[];
};

/** An icon or keyword that an ability adds to an attack, negative to take it away. */
export interface Modifier {
  readonly icon: 'accuracy' | 'damage' | 'surge' | 'block' | 'evade';
  readonly n: number;
}

/** An ability that a player may use in a window, or a command card. */
export interface Trigger {
  /** Once per round for each figure. */
  readonly oncePerRound?: boolean;
  /** Whether it could be used now: public facts only, because it decides who is asked (IA-12.33, IA-12.40). */
  could(g: State, owner: Owner, event: WindowEvent): boolean;
  /** Whether its user really can, the hand included. */
  has?(g: State, owner: Owner, event: WindowEvent): boolean;
  /** In place of the gist of an ability without choices. */
  detail?(g: State, owner: Owner, event: WindowEvent): Text | undefined;
  /** What to choose; keys without colons. Without it there is nothing to choose. */
  options?(g: State, owner: Owner, event: WindowEvent): readonly Option[];
  run(g: State, owner: Owner, event: WindowEvent, choice: string): Call | null;
}

/** A special action; command cards that cost actions are such, too. */
export interface Special {
  readonly actions: 1 | 2;
  /** `may`: an attack that is left out does not count for the limit (IA-5.16). */
  readonly attacks: 'no' | 'yes' | 'may';
  /** What to choose, refused ones with their reason; an empty list where it cannot be used. */
  options(g: State, owner: Owner): readonly Option[];
  run(g: State, owner: Owner, choice: string): Call | null;
}

/** Hooks of an ability or a lasting effect. All but `run` only read the state. */
export interface Ability {
  readonly special?: Special;
  readonly triggers?: Readonly<Partial<Record<WindowId, Trigger>>>;
  /** What happens without a choice when a window opens, before players are asked (IA-12.38). */
  readonly automatic?: Readonly<Partial<Record<WindowId, (g: State, owner: Owner, event: WindowEvent) => Call | null>>>;
  /** What the defeat of the owner itself does; the figure is not on the map any more (IA-10.25). */
  whenDefeated?(g: State, owner: Owner, fallen: Fallen): Call | null;
  /** Results it adds in the modifier step (IA-9.19); the owner's part in the attack is for the ability to check. */
  modifiers?(g: State, attack: Attack, owner: Owner): readonly Modifier[];
  /** Results that depend on the sum of all others (Cunning, IA-9.18). */
  late?(g: State, attack: Attack, owner: Owner, totals: Totals): readonly Modifier[];
  /** Keywords it gives the owner's attack. */
  keywords?(g: State, attack: Attack, owner: Owner): readonly Keyword[];
  /** Surge abilities it adds to an attack; the attacker is for the ability to check (Covering Fire). */
  surges?(g: State, attack: Attack, owner: Owner): readonly Surge[];
  /** Dice it adds to the owner's defence pool (Knowledge and Defense). */
  readonly defenceDice?: readonly Die[];
  /** What comes after an attack that lists the ability in `Attack.after`. */
  afterAttack?(g: State, owner: Owner): Call | null;
  liftsAttackLimit?(g: State, owner: Owner): boolean;
  readonly seesPastFigures?: boolean;
  forbidsTarget?(g: State, owner: Owner, target: string): boolean;
  /** Times that each surge ability may be used in an attack of the owner (IA-9.21). */
  readonly surgeUses?: number;
  /** The owner chooses its attack dice: their number, and how many of one colour (Arsenal). */
  readonly choosesDice?: { readonly n: number; readonly ofOneColour: number };
  readonly forbidsInteract?: boolean;
  forbidsMoving?(g: State, owner: Owner): boolean;
  forbidsAttack?(g: State, owner: Owner): boolean;
}

/** Text of an ability's name. */
export function abilityName(ability: string): Text {
  return { key: `ability.${ability}` };
}

/** A command card: a special action where it costs actions, a trigger of its window otherwise. */
export type Command = { readonly special: Special } | { readonly trigger: Trigger };

/** Abilities, lasting effects and command cards, each by id. */
interface Cards {
  readonly abilities: Readonly<Record<string, Ability>>;
  readonly commands: Readonly<Record<string, Command>>;
}

/** The cards, which the title gives. */
export const cardBook = givenOnce<Cards>('the cards of Imperial Assault');

/** The rules of a command card; undefined while it has none, and then it cannot be played. */
export function commandRules(id: string): Command | undefined {
  return cardBook.get().commands[id];
}

/** The rules of an ability; empty for one that counts in army building or set-up only. */
export function abilityRules(id: string): Ability {
  return cardBook.get().abilities[id] ?? {};
}

/** An ability with its owner. */
export interface Owned {
  readonly owner: Owner;
  readonly ability: Ability;
}

const owned = (ability: string, figure: string, seat: SeatId): Owned => ({
  owner: { ability, figure, seat },
  ability: abilityRules(ability),
});

/** The printed abilities of figures by id, which names seat and card. */
const printed = new Map<string, readonly Owned[]>();

function printedOf(g: State, { id, group, seat }: Figure): readonly Owned[] {
  const known = printed.get(id);
  if (known) return known;
  const ids = figureCardOf(g.groups[group]?.card ?? '')?.abilities ?? [];
  const abilities = ids.map((ability) => owned(ability, id, seat));
  printed.set(id, abilities);
  return abilities;
}

/** All abilities and lasting effects of a figure. */
export function abilitiesOf(g: State, figure: string): readonly Owned[] {
  const found = g.figures[figure];
  if (!found) return [];
  const abilities = printedOf(g, found);
  if (!g.effects.some((effect) => effect.figure === figure)) return abilities;
  const lasting = g.effects.filter((effect) => effect.figure === figure);
  return [...abilities, ...lasting.map((effect) => owned(effect.ability, figure, effect.seat))];
}

/** The printed abilities of figures that have just been defeated. */
export function abilitiesOfFallen(fallen: readonly Fallen[]): Owned[] {
  return fallen.flatMap(({ card, figure, seat }) =>
    (figureCardOf(card)?.abilities ?? []).map((ability) => owned(ability, figure, seat)),
  );
}

/** Abilities in play that fit: of figures, of Skirmish Upgrades, and effects that lie on players. */
export function abilitiesInPlay(g: State, fits: (ability: Ability) => boolean = () => true): Owned[] {
  const found: Owned[] = [];
  const add = (ability: string, figure: string, seat: SeatId) => {
    const rules = abilityRules(ability);
    if (fits(rules)) found.push({ owner: { ability, figure, seat }, ability: rules });
  };
  for (const id in g.figures) {
    const figure = g.figures[id];
    if (figure) for (const one of printedOf(g, figure)) if (fits(one.ability)) found.push(one);
    for (const effect of g.effects) if (effect.figure === id) add(effect.ability, id, effect.seat);
  }
  for (const id in g.groups) {
    const group = g.groups[id];
    if (group?.figures === 0) add(group.card, '', group.seat);
  }
  for (const { ability, figure, seat } of g.effects) if (figure === '') add(ability, '', seat);
  return found;
}
