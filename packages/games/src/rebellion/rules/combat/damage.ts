import { note } from '../../../engine/log.ts';
import type { Option } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import type { TacticId } from '../../data/tactics.ts';
import { type Side, type Theatre, typeOf, type UnitId } from '../../data/units.ts';
import type { Attack, State } from '../../state.ts';
import { unitOf } from '../board.ts';
import { book } from '../book.ts';
import { doneOption, unitName, unitOption } from '../names.ts';
import { combatOf } from './effects.ts';
import { commander, damageOn, enemyTargets, healthNow, lifeLeft, targetKinds } from './force.ts';

/** The running attack. Throws when there is none. */
export function attackOf(g: State): Attack {
  const { attack } = combatOf(g);
  if (!attack) throw new Error('no attack is running');
  return attack;
}

/** A unit as a target, with the damage on it and its health. */
export function targetOption(g: State, id: UnitId): Option {
  const detail = text('detail.damage', { damage: damageOn(g, id), health: healthNow(g, id) ?? 0 });
  return unitOption(g, id, { detail });
}

/** Assigns damage to a unit; it can still be blocked (RB-9.1.19). */
export function assign(g: State, id: UnitId, amount: number): void {
  const { hits } = attackOf(g);
  hits[id] = (hits[id] ?? 0) + amount;
  note(g, 'log.damage', { unit: unitName(typeOf(id)), n: amount }, { at: `unit:${id}` });
}

/** Takes one damage of this attack off a unit. */
export function unassign(g: State, id: UnitId): void {
  const { hits } = attackOf(g);
  const left = (hits[id] ?? 0) - 1;
  if (left > 0) hits[id] = left;
  else delete hits[id];
  note(g, 'log.blocked', { unit: unitName(typeOf(id)) }, { at: `unit:${id}`, clause: 'RB-9.1.19' });
}

/** What has not been blocked stays; units with as much damage as health are set aside (RB-9.1.22, RB-9.1.24). */
export function sufferDamage(g: State): void {
  const { doomed } = combatOf(g);
  const attack = attackOf(g);
  const hit = Object.entries(attack.hits) as [UnitId, number][];
  attack.hits = {};
  for (const [id, damage] of hit) {
    unitOf(g, id).damage += damage;
    if (lifeLeft(g, id) > 0 || doomed.includes(id)) continue;
    doomed.push(id);
    note(g, 'log.doomed', { unit: unitName(typeOf(id)) }, { at: `unit:${id}`, clause: 'RB-9.1.22' });
  }
}

/** Damage a tactic card deals: `picks` times `amount`, to different units or not, all of it or up to that much. */
export type DealVars = {
  card: TacticId;
  side: Side;
  theatre: Theatre;
  picks: number;
  amount: number;
  distinct: boolean;
  upTo: boolean;
  hit: UnitId[];
};

function dealTargets(g: State, { side, theatre, distinct, hit }: DealVars): UnitId[] {
  return enemyTargets(g, side, theatre).filter((id) => !distinct || !hit.includes(id));
}

function deal(g: State, vars: DealVars, id: UnitId): void {
  assign(g, id, vars.amount);
  vars.hit.push(id);
  vars.picks -= 1;
}

/** Assigns the damage of a tactic card the moment it is played, whatever the colour of health (RB-9.1.16). */
export const dealDamage = book.rule<DealVars, 'choose'>('deal-damage', {
  start: {
    run(g, at) {
      const targets = targetKinds(g, dealTargets(g, at.vars));
      const [only] = targets;
      if (at.vars.picks === 0 || !only) return at.end();
      if (at.vars.upTo || targets.length > 1) return at.goto('choose');
      deal(g, at.vars, only);
      return at.goto('start');
    },
  },
  choose: {
    ask: (_g, { vars }) => text('ask.cardDamage', { n: vars.amount }),
    source: (_g, { vars }) => text(`tactic.${vars.card}`),
    who: (g, { vars }) => [commander(g, vars.side, vars.theatre)],
    options: (g, { vars }) => [
      ...targetKinds(g, dealTargets(g, vars)).map((id) => targetOption(g, id)),
      ...(vars.upTo ? [doneOption({ kind: 'plain' })] : []),
    ],
    chosen(g, at, key) {
      if (key === 'done') return at.end();
      deal(g, at.vars, key as UnitId);
      return at.goto('start');
    },
  },
});
