import type { Option } from '../../engine/rule.ts';
import { type Text, text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import { lookup } from '../data/names.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { DicePart, State, Unit } from '../state.ts';
import { acting, effectOn, type Taken, takenHexes } from './board.ts';
import { BOOSTS, type Boost, isBoostedBy, judge, silencedBy, type Target, targetsOf, totalOf } from './dice.ts';
import { hexName, placedName, supportName } from './names.ts';
import { canPlay, couldPlay } from './support.ts';

/** Attacks an ordered unit may make (BH-9.2, BH-6.14). */
function attacksOf(g: State, id: string): number {
  return effectOn(g, id).attacks ?? 1;
}

/** Ordered units on the board that have an attack left, in the order they came into play. */
export function armed(g: State): Unit[] {
  const units: Unit[] = [];
  for (const [id, { attacks }] of acting(g)) {
    const unit = g.units[id];
    if (unit && attacks < attacksOf(g, id)) units.push(unit);
  }
  return units;
}

/** Names of the dice of an attack by their reasons, as numbers of one sentence. */
function diceText(parts: readonly DicePart[]) {
  const params = { n: totalOf(parts), base: 0, card: 0, scouts: 0, support: 0, less: 0, inside: 0 };
  for (const { why, dice } of parts) {
    if (why === 'protection') params.less = -dice;
    else if (why === 'inside') params.inside = -dice;
    else if (why === 'base' || why === 'scouts' || why === 'support') params[why] = dice;
    else params.card += dice;
  }
  return text('attack.dice', params);
}

const attackName = lookup(UNIT_TYPES, (type) =>
  lookup(GRID.hexes, (hex) => text('attack.on', { target: placedName(type, hex) })),
);

/** Label of an attack on a target. */
function attackLabel(target: Target): Text {
  return target.kind === 'unit'
    ? attackName(target.unit.type)(target.hex)
    : text('attack.on', { target: targetName(target) });
}

function targetName(target: Target) {
  if (target.kind === 'unit') return placedName(target.unit.type, target.hex);
  return text('unit.at', { unit: text(`structure.${target.structure.type}`), hex: hexName(target.hex) });
}

/** Attacks with a support card that is played as they are declared. */
function boostedAttacks(g: State, unit: Unit, taken: Taken): Option[] {
  const boosts = BOOSTS.filter((boost) => canPlay(g, boost));
  return boosts.flatMap((boost: Boost) =>
    targetsOf(g, unit).flatMap((target): Option[] => {
      const { parts } = isBoostedBy(g, unit, target, boost) ? judge(g, unit, target, boost, taken) : NO_ATTACK;
      if (!parts) return [];
      return [
        {
          key: `attack:${unit.id}:${target.id}:${boost}`,
          label: text('attack.with', { target: targetName(target), card: supportName(boost) }),
          detail: diceText(parts),
          from: `unit:${unit.id}`,
          at: `${boost}:${target.id}`,
        },
      ];
    }),
  );
}

const NO_ATTACK = { parts: null } as const;

/** Targets of a unit, the nearest first: boards give the first reason for a unit that can attack nothing. */
function nearestFirst(g: State, unit: Unit): Target[] {
  const distance = ({ hex }: Target) => GRID.distance(unit.hex, hex);
  return targetsOf(g, unit).sort((one, other) => distance(one) - distance(other));
}

/** Attacks of one unit: targets it can attack with their dice, the others with what bars them (BH-9.22). */
export function attacksOfUnit(g: State, unit: Unit, taken = takenHexes(g)): Option[] {
  const silenced = silencedBy(g, unit);
  const from = `unit:${unit.id}`;
  const options: Option[] = [];
  for (const target of nearestFirst(g, unit)) {
    const { parts, refused } = silenced ? { parts: null, refused: silenced } : judge(g, unit, target, null, taken);
    const key = `attack:${unit.id}:${target.id}`;
    const label = attackLabel(target);
    const at = `${target.kind}:${target.id}`;
    options.push(parts ? { key, label, detail: diceText(parts), from, at } : { key, label, from, at, refused });
  }
  if (!silenced) options.push(...boostedAttacks(g, unit, taken));
  return options;
}

/** Whether a unit can attack anything now, as far as the other side knows: whether its owner is asked tells nothing of the hand. */
export function canAttack(g: State, unit: Unit): boolean {
  if (silencedBy(g, unit)) return false;
  const taken = takenHexes(g);
  const boosts = BOOSTS.filter((boost) => couldPlay(g, boost));
  return targetsOf(g, unit).some(
    (target) =>
      judge(g, unit, target, null, taken).parts ||
      boosts.some((boost) => isBoostedBy(g, unit, target, boost) && judge(g, unit, target, boost, taken).parts),
  );
}

/** An attack that could be made now, for boards: its dice by reason (BH-19.8). */
export interface Aim {
  readonly attacker: string;
  readonly target: string;
  readonly parts: readonly DicePart[];
  readonly dice: number;
}

/** Every attack that ordered units could make now. */
export function aimsOf(g: State): Aim[] {
  const taken = takenHexes(g);
  return armed(g)
    .filter((unit) => !silencedBy(g, unit))
    .flatMap((unit) =>
      targetsOf(g, unit).flatMap((target): Aim[] => {
        const { parts } = judge(g, unit, target, null, taken);
        if (!parts) return [];
        return [{ attacker: unit.id, target: target.id, parts, dice: totalOf(parts) }];
      }),
    );
}
