import { note } from '../../../engine/log.ts';
import type { Option } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import { withFields } from '../../../engine/with-fields.ts';
import type { TacticId } from '../../data/tactics.ts';
import { type Side, type Theatre, typeOf, type UnitId } from '../../data/units.ts';
import type { Attack, State } from '../../state.ts';
import { unitOf } from '../board.ts';
import { book } from '../book.ts';
import { unitName, unitOption } from '../names.ts';
import { combatOf } from './effects.ts';
import { commander, damageOn, enemyTargets, healthNow, lifeLeft, targetKinds } from './force.ts';

/** The running attack. Throws when there is none. */
export function attackOf(g: State): Attack {
  const { attack } = combatOf(g);
  if (!attack) throw new Error('no attack is running');
  return attack;
}

/** A unit as a target, with the damage on it and its health; if only a part of the damage is of this attack, with that part. */
export function targetOption(g: State, id: UnitId): Option {
  const facts = { damage: damageOn(g, id), health: healthNow(g, id) ?? 0 };
  const n = combatOf(g).attack?.hits[id] ?? 0;
  const isMixed = n > 0 && n < facts.damage;
  const detail = isMixed ? text('detail.damageNew', { ...facts, n }) : text('detail.damage', facts);
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
};

/** Of units that cannot be told apart in this attack, the first `most`. */
export function fewOfEach(g: State, ids: readonly UnitId[], most: number): UnitId[] {
  const left = new Set(ids);
  const found = Array.from({ length: most }, () => {
    const kinds = targetKinds(g, [...left]);
    for (const id of kinds) left.delete(id);
    return kinds;
  });
  const all = new Set(found.flat());
  return ids.filter((id) => all.has(id));
}

/** Units with the number of times each may be chosen: one option for each time. */
export function timesOptions(g: State, ids: readonly UnitId[], most: number, times: (id: UnitId) => number): Option[] {
  return fewOfEach(g, ids, most).flatMap((id) =>
    Array.from({ length: Math.min(most, times(id)) }, (_one, n) =>
      withFields(targetOption(g, id), { key: `${id}:${n + 1}` }),
    ),
  );
}

/** The unit of such an option. */
export const unitIn = (key: string): UnitId => key.slice(0, key.indexOf(':')) as UnitId;

/** Assigns the damage of a tactic card the moment it is played, whatever the colour of health (RB-9.1.16). */
export const dealDamage = book.rule<DealVars, 'choose'>('deal-damage', {
  start: {
    run(g, at) {
      const { side, theatre, picks, amount, upTo } = at.vars;
      const targets = enemyTargets(g, side, theatre);
      const [only, other] = picks > 1 ? targets : targetKinds(g, targets);
      if (picks === 0 || !only) return at.end();
      if (upTo || other) return at.goto('choose');
      for (let n = 0; n < picks; n++) assign(g, only, amount);
      return at.end();
    },
  },
  choose: {
    shape: 'some',
    ask: (_g, { vars: { picks, amount, distinct } }) =>
      distinct ? text('ask.cardDamageEach', { picks, n: amount }) : text('ask.cardDamage', { picks, n: amount }),
    source: (_g, { vars }) => text(`tactic.${vars.card}`),
    who: (g, { vars }) => [commander(g, vars.side, vars.theatre)],
    options: (g, { vars: { side, theatre, picks, distinct } }) =>
      timesOptions(g, enemyTargets(g, side, theatre), picks, () => (distinct ? 1 : picks)),
    bounds: (_g, { vars: { picks, upTo } }, options) => {
      const max = Math.min(picks, options.length);
      return { min: upTo ? 0 : max, max };
    },
    chosen(g, at, keys) {
      for (const key of keys) assign(g, unitIn(key), at.vars.amount);
      return at.end();
    },
  },
});
