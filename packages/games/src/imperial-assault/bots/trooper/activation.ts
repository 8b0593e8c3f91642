import { placeOf, spacesOf } from '../../../engine/grid/index.ts';
import type { Option } from '../../../engine/rule.ts';
import { attackWorth, bestAttack, type Field, type Soldier } from './field.ts';
import { standing } from './goals.ts';
import { expectedDamage } from './odds.ts';

/** What special actions are worth besides damage, by ability or command card. */
const SPECIALS: Readonly<Record<string, number>> = {
  'on-my-mark': 2.5,
  'executive-order': 3,
  order: 0.6,
  'generals-orders': 0.6,
  'tactical-maneuver': 0.6,
  charge: 5,
  pounce: 2,
  'price-on-their-heads': 1.5,
  'take-cover': 1,
  meditation: 0.5,
  'knowledge-and-defense': 1.2,
  'expose-weakness': 1,
  planning: 1.5,
  recovery: 1.5,
  regroup: 0.5,
  'shadow-ops': 0.6,
  urgency: 0.7,
};
/** Damage that special actions deal to a chosen figure. */
const DAMAGE: Readonly<Record<string, number>> = {
  'force-choke': 3,
  slam: 2,
  'telekinetic-throw': 2.3,
  'force-lightning': 4,
};
/** Special actions with attacks, by what they are worth in attacks of the figure. */
const ATTACKS: Readonly<Record<string, number>> = {
  brutality: 1.6,
  'sarlacc-sweep': 1.6,
  pummel: 1.5,
  'burst-fire': 1.2,
  'maximum-firepower': 1.5,
};
/** Tokens that are worth an action. */
const INTERACT = { contraband: 14, holocron: 12, 'launch-panel': 5, door: 1.5 } as const;

/** An attack goes before a movement, and a movement from which there is an attack before all others. */
const FIRST = 10;

/** The worth of damage to a figure. */
function damageWorth(target: Soldier | undefined, damage: number): number {
  if (!target) return 0;
  const share = Math.min(1, damage / Math.max(1, target.left));
  return (share * share * target.card.cost) / target.card.figures + Math.min(damage, target.left) * 0.6;
}

function specialWorth(field: Field, soldier: Soldier, id: string, choice: string, best: number): number {
  const target = field.soldier(choice);
  if (DAMAGE[id] !== undefined) return FIRST / 2 + damageWorth(target, DAMAGE[id]) * (target?.isOwn ? -1 : 1);
  if (ATTACKS[id] !== undefined) return best > 0 ? FIRST + best * ATTACKS[id] : 0;
  if (id === 'saber-strike') {
    const near = field.foes.filter((foe) =>
      foe.spaces.some((space) => soldier.spaces.some((own) => field.grid.isAdjacent(own, space))),
    );
    const damages = near.map((foe) =>
      damageWorth(
        foe,
        expectedDamage({ attacker: soldier.card, target: foe.card, dice: ['red', 'yellow'], pierce: 3, distance: 0 }),
      ),
    );
    return damages.length > 0 ? FIRST + Math.max(...damages) : 0;
  }
  if (id === 'lure-of-the-dark-side' || id === 'take-it-down') return FIRST / 2;
  if (id === 'recovery' && soldier.view.damage < 2) return -1;
  return SPECIALS[id] ?? 0.3;
}

function interactWorth(field: Field, object: string): number {
  const token = field.view.tokens.find(({ id }) => id === object);
  if (!token) return INTERACT.door;
  if (token.type === 'launch-panel') return token.coloured ? -5 : INTERACT['launch-panel'];
  return token.type === 'contraband' || token.type === 'holocron' ? INTERACT[token.type] : 1;
}

/** Rates the options of an activation; the best one is taken, `end` is worth nothing. */
export function rateActivation(field: Field, soldier: Soldier, options: readonly Option[]): (option: Option) => number {
  const { actions = 0, points = 0 } = field.view.activation ?? {};
  const rate = standing(field, soldier);
  const here = rate(soldier.spaces);
  const foes = new Map(field.foes.map((foe) => [foe.id, foe]));
  const worths = options.map(({ key }) => {
    const [kind, target = ''] = key.split(':');
    const foe = foes.get(target);
    if (kind !== 'attack') return 0;
    return foe ? attackWorth(field, soldier, soldier.spaces, foe) : 3;
  });
  const best = Math.max(0, ...worths);
  const mayAttack = options.some(({ key }) => key === 'move') || best > 0;
  const moved = ({ key, detail }: Option) => {
    const spaces = spacesOf(placeOf(key.slice('to:'.length)));
    const isPaid = Number(detail?.params?.n ?? 0) <= points;
    const left = actions - (isPaid ? 0 : 1);
    const attack = mayAttack && left > 0 && best === 0 ? bestAttack(field, soldier, spaces) : 0;
    const gain = rate(spaces) - here;
    if (attack > 0) return FIRST - 1 + attack + gain * 0.3;
    return gain - (isPaid ? 0.1 : 0.3);
  };
  return (option) => {
    const [kind, one = '', ...rest] = option.key.split(':');
    if (kind === 'attack') return FIRST + (worths[options.indexOf(option)] ?? 0);
    if (kind === 'to') return moved(option);
    if (kind === 'special' || kind === 'play') return specialWorth(field, soldier, one, rest.at(-1) ?? '', best);
    if (kind === 'interact') return interactWorth(field, one);
    if (kind === 'discard') return one === 'stunned' ? FIRST : 2;
    return kind === 'end' ? 0 : -1;
  };
}
