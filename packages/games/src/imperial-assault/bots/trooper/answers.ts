import type { Decision } from '../../../engine/decision.ts';
import { placeOf, type SpaceId, spacesOf } from '../../../engine/grid/index.ts';
import type { Option } from '../../../engine/rule.ts';
import type { View } from '../../client.ts';
import { FIRST_ARMIES } from '../../data/armies.ts';
import { figureCardOf } from '../../data/deployments.ts';
import { attackWorth, bestAttack, distance, type Field } from './field.ts';
import { standing } from './goals.ts';
import { faceWorth, surgeWorth } from './odds.ts';

/** Abilities and command cards that are used whenever they can be. */
const ALWAYS = new Set([
  'hair-trigger',
  'return-fire',
  'executor',
  'nimble',
  'trooper-assault',
  'celebration',
  'deadeye',
  'deflection',
  'one-in-a-million',
  'element-of-surprise',
  'furious-charge',
  'son-of-skywalker',
  'hunter-protocol',
  'covering-fire',
  'lord-of-the-sith',
  'marksman',
  'ferocity',
  'rally',
]);

/** The option that a rating likes best. */
export function bestOf(options: readonly Option[], rate: (option: Option) => number): string {
  let best = options[0];
  let worth = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const rated = rate(option);
    if (rated > worth) [best, worth] = [option, rated];
  }
  return best?.key ?? '';
}

/** The worth of a reroll: a bad face of the own pool. */
function rerollWorth({ attack }: View, choice: string, seat: string): number {
  const isAttack = choice.startsWith('a');
  const die = (isAttack ? attack?.attackDice : attack?.defenceDice)?.[Number(choice.slice(1))];
  if (!die || die.face === null || die.rerolled) return 0;
  const isOwnAttack = attack?.attacker.startsWith(`${seat}-`) === true;
  return isOwnAttack === isAttack ? -faceWorth(die.die, die.face) - 0.3 : faceWorth(die.die, die.face) - 0.8;
}

/** An answer in a window: what is always used, rerolls of bad dice, else passing. */
export function inWindow(view: View, seat: string, options: readonly Option[]): string {
  return bestOf(options, ({ key }) => {
    const [, id = '', , choice = ''] = key.split(':');
    if (key === 'pass') return 0;
    if (ALWAYS.has(id)) return 1;
    return /^[ad]\d$/.test(choice) && id !== 'shattering-blow' ? rerollWorth(view, choice, seat) : -1;
  });
}

/** The most useful surges that the budget pays for. */
export function surges({ attack, figures }: View, { options, budgets = [] }: Decision): string[] {
  const card = figureCardOf(figures.find(({ id }) => id === attack?.attacker)?.card ?? '');
  let left = budgets[0]?.limit ?? 0;
  const rated = options.map((option) => ({
    option,
    worth: surgeWorth(card?.surges[Number(option.key.split(':')[1])]?.gives ?? []),
  }));
  return rated
    .sort((a, b) => b.worth - a.worth)
    .flatMap(({ option }) => {
      const cost = option.costs?.surges ?? 1;
      if (cost > left) return [];
      left -= cost;
      return [option.key];
    });
}

/** An army of the first skirmish, as keys of the options; its deck likewise. */
export function army(options: readonly Option[], seat: string): string[] {
  const keys = new Set(options.map(({ key }) => key));
  const [imperial, rebel] = [...FIRST_ARMIES.values()];
  const isDeck = options.some(({ key }) => key.startsWith('command:'));
  const chosen = seat === 'p1' ? imperial : rebel;
  const copies = new Map<string, number>();
  const numbered = (kind: string, ids: readonly string[]) =>
    ids.map((id) => {
      copies.set(id, (copies.get(id) ?? 0) + 1);
      return `${kind}:${id}:${copies.get(id)}`;
    });
  const all = isDeck
    ? numbered('command', chosen?.deck ?? [])
    : [`affiliation:${seat === 'p1' ? 'imperial' : 'rebel'}`, ...numbered('card', chosen?.cards ?? [])];
  return all.filter((key) => keys.has(key));
}

/** The group to activate: the one with the best attack now, of figures in danger first; never a pass. */
export function nextTurn(field: Field, options: readonly Option[]): string {
  return bestOf(options, ({ key }) => {
    const soldier = field.soldier(key.slice('activate:'.length));
    if (!soldier) return -1;
    return bestAttack(field, soldier, soldier.spaces) + soldier.card.cost / 20;
  });
}

/** Where a figure is deployed: as near to the enemy as the zone allows. */
export function deployment(field: Field, options: readonly Option[]): string {
  const { view, map, seat, grid } = field;
  const own = view.players.find((player) => player.seat === seat)?.zone;
  const rival = map[own === 'red' ? 'blue' : 'red'];
  return bestOf(options, ({ key }) => {
    const spaces = spacesOf(placeOf(key.split(':')[2] ?? 'a1'));
    return -distance(grid, spaces, rival);
  });
}

/** Where to move a figure: `to:<place>` and the like. */
export function movement(field: Field, figure: string, options: readonly Option[]): string {
  const soldier = field.soldier(figure);
  if (!soldier) return options.at(-1)?.key ?? '';
  const rate = standing(field, soldier);
  const here = rate(soldier.spaces) + 0.2;
  return bestOf(options, ({ key }) => {
    const place = key.split(':').at(-1) ?? '';
    return /^[a-z]\d/.test(place) ? rate(spacesOf(placeOf(place))) - here : 0;
  });
}

/** The target of an attack, also of one made for another figure. */
export function target(field: Field, options: readonly Option[]): string {
  return bestOf(options, ({ key, from = '' }) => {
    const [, id = ''] = key.split(':');
    const [one, other] = [field.soldier(from.slice('figure:'.length)), field.soldier(id)];
    if (key === 'none') return 0.1;
    if (!one || !other) return 2;
    return (other.isOwn ? -1 : 1) * attackWorth(field, one, one.spaces, other);
  });
}

/** Whether a bombardment hits more of the enemy. */
export function bombard({ own, foes, map }: Field): string {
  const hit = (all: Field['own']) =>
    all.filter(({ spaces }) => spaces.some((space: SpaceId) => map.exterior.includes(space))).length;
  return hit(foes) > hit(own) ? 'call' : 'pass';
}
