import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import { type Text, type TextParams, text } from '../../engine/text.ts';
import type { Surge } from '../data/deployments.ts';
import type { Keyword } from '../data/terms.ts';
import { type Attack, attackOf, type State } from '../state.ts';
import { isFelt } from './attack-after.ts';
import { distanceOf } from './board.ts';
import { book } from './book.ts';
import { lifeOf, suffer } from './damage.ts';
import { pieceName } from './names.ts';
import { attackKeywords, boughtIcons, keywordSum, surgeAbilities, surgesOf, totalsOf } from './pools.ts';

/** "Pierce 2", or two of them joined. */
function surgeName({ gives }: Surge): Text {
  const names = gives.map(({ keyword, n }) => text(`keyword.${keyword}`, { n }));
  const [first, second] = names;
  return first && second ? text('keyword.and', { first, second }) : (first ?? text('keyword.damage', { n: 0 }));
}

/** Options of the surge question: each ability as often as it may be used (IA-9.20, IA-9.21). */
function surgeOptions(g: State, attack: Attack): Option[] {
  return surgeAbilities(g, attack).flatMap((surge, index) =>
    Array.from({ length: attack.surgeUses }, (_one, use) => ({
      key: `surge:${index}${use > 0 ? `:${use + 1}` : ''}`,
      label: surgeName(surge),
      costs: { surges: surge.cost },
    })),
  );
}

/** Sets of surges that a number of surges pays for, by index of the ability. */
function affordable(surges: readonly Surge[], uses: number, budget: number): number[][] {
  let sets: { bought: number[]; left: number }[] = [{ bought: [], left: budget }];
  for (const [index, { cost }] of surges.entries())
    for (let use = 0; use < uses; use++)
      sets = [
        ...sets,
        ...sets.flatMap(({ bought, left }) =>
          left >= cost ? [{ bought: [...bought, index], left: left - cost }] : [],
        ),
      ];
  return sets.map(({ bought }) => bought);
}

/** What an attack with these totals comes to: how it ends, the damage, and what it does besides. */
function resultOf(g: State, attack: Attack): string {
  const missed = missOf(g, attack);
  const suffered = damageOf(g, { ...attack, missed });
  const figure = g.figures[attack.attacker];
  const recovered = Math.min(keywordSum(g, attack, 'recover'), figure?.damage ?? 0);
  if (suffered === 0) return `${missed} ${recovered}`;
  const isDefeat = suffered >= lifeOf(g, attack.target);
  const struck = { ...attack, missed, suffered };
  const isPlain = ({ keyword }: Keyword) => ['damage', 'pierce', 'accuracy', 'recover'].includes(keyword);
  const besides = attackKeywords(g, attack).filter((one) => !isPlain(one) && isFelt(g, struck, one.keyword, isDefeat));
  const reach = besides.some(({ keyword }) => keyword === 'cleave')
    ? (attack.totals?.accuracy ?? 0) + boughtIcons(g, attack, 'accuracy')
    : 0;
  // A defeat may lead to more before the attacker recovers.
  const life = isDefeat ? keywordSum(g, attack, 'recover') : recovered;
  return JSON.stringify([suffered, life, reach, besides.map(({ keyword, n }) => `${keyword} ${n}`).sort()]);
}

/** Whether it matters which surges are bought, for all the table knows (IA-12.43). */
function surgesMatter(g: State, attack: Attack): boolean {
  const { totals } = attack;
  if (!totals) return false;
  const sets = affordable(surgeAbilities(g, attack), attack.surgeUses, surgesOf(totals));
  return new Set(sets.map((bought) => resultOf(g, { ...attack, bought }))).size > 1;
}

/** Whether more accuracy could change what a ranged attack comes to, whatever surges are bought afterwards (IA-12.43). */
export function helpsAccuracy(g: State, attack: Attack, n: number): boolean {
  const before = totalsOf(g, attack);
  const after = { ...before, accuracy: before.accuracy + n };
  // Twice: Hunter Protocol may follow.
  return affordable(surgeAbilities(g, attack), 2, surgesOf(before)).some(
    (bought) =>
      resultOf(g, { ...attack, totals: before, bought }) !== resultOf(g, { ...attack, totals: after, bought }),
  );
}

/** The attacker spends surges in one answer; unspent ones are lost (IA-9.22, IA-12.26). */
export const spendSurges = book.rule<Record<string, never>, 'ask'>('surges', {
  start: {
    run(g, at) {
      return surgesMatter(g, attackOf(g)) ? at.goto('ask') : at.end();
    },
  },
  ask: {
    shape: 'some',
    ask(g) {
      const { totals, attacker } = attackOf(g);
      return text('ask.surges', { n: totals ? surgesOf(totals) : 0, figure: pieceName(g, attacker) });
    },
    options: (g) => surgeOptions(g, attackOf(g)),
    bounds: (_g, _at, options) => ({ min: 0, max: options.length }),
    budgets(g) {
      const { totals } = attackOf(g);
      return [{ id: 'surges', label: text('budget.surges'), limit: totals ? surgesOf(totals) : 0, clause: 'IA-9.20' }];
    },
    chosen(g, at, keys) {
      const attack = attackOf(g);
      attack.bought = keys.map((key) => Number(key.split(':')[1])).sort((a, b) => a - b);
      const surges = surgeAbilities(g, attack);
      for (const index of attack.bought) {
        const surge = surges[index];
        if (surge) note(g, 'log.surge', { figure: pieceName(g, attack.attacker), effect: surgeName(surge) });
      }
      return at.end();
    },
  },
});

/** Whether the attack misses, and why (IA-9.24 to IA-9.27, IA-9.44). */
function missOf(g: State, attack: Attack): Attack['missed'] {
  const { totals, type, attacker, target } = attack;
  if (attack.missed || !totals) return attack.missed;
  if (totals.dodge > 0) return 'dodge';
  if (type === 'melee') return null;
  const accuracy = totals.accuracy + boughtIcons(g, attack, 'accuracy');
  return accuracy >= Math.max(1, distanceOf(g, attacker, target)) ? null : 'accuracy';
}

/** By how much a ranged attack misses; nothing for other misses. */
function shortOf(g: State, attack: Attack): TextParams {
  if (attack.missed !== 'accuracy') return {};
  const { attacker, target, totals } = attack;
  const accuracy = (totals?.accuracy ?? 0) + boughtIcons(g, attack, 'accuracy');
  return { short: Math.max(1, distanceOf(g, attacker, target)) - accuracy };
}

/** Damage that reaches the target (IA-9.28 to IA-9.31). */
function damageOf(g: State, attack: Attack): number {
  const { totals, target } = attack;
  if (!totals || attack.missed) return 0;
  const block = Math.max(0, totals.block - keywordSum(g, attack, 'pierce'));
  const damage = Math.max(0, totals.damage + boughtIcons(g, attack, 'damage') - block);
  return Math.min(damage, lifeOf(g, target));
}

/** Accuracy, damage and defeat of the target (IA-9.32, IA-9.58). */
export const resolveDamage = book.rule<Record<string, never>, 'end'>('damage', {
  start: {
    run(g, at) {
      const attack = attackOf(g);
      attack.missed = missOf(g, attack);
      attack.suffered = damageOf(g, attack);
      const names = { attacker: pieceName(g, attack.attacker), target: pieceName(g, attack.target) };
      if (attack.missed) note(g, `log.misses.${attack.missed}`, { ...names, ...shortOf(g, attack) });
      else if (attack.suffered === 0) note(g, 'log.blocked', names);
      if (attack.suffered === 0) return at.end();
      return at.call(suffer, null, { hits: [{ piece: attack.target, n: attack.suffered }], seat: attack.seat }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});
