import type { Option } from '../../../engine/rule.ts';
import { refuse } from '../../../engine/text.ts';
import type { TacticId } from '../../data/tactics.ts';
import type { UnitId } from '../../data/units.ts';
import type { TacticRules } from '../../rules/card-book.ts';
import { bombardment, hasBombers } from '../../rules/combat/bombardment.ts';
import { assign, attackOf, dealDamage, fewOfEach, targetOption } from '../../rules/combat/damage.ts';
import { addEffect } from '../../rules/combat/effects.ts';
import { enemyTargets, targetKind, targetKinds } from '../../rules/combat/force.ts';
import { keysNamed, oneOrTwo } from '../../rules/combat/one-or-two.ts';
import { openDice, rerollNamed, rerollOptions } from '../../rules/combat/reroll.ts';
import { drawByStrategy, strategy, strategyOptions } from '../../rules/combat/strategy.ts';
import { rivalOf } from '../../seats.ts';
import type { State } from '../../state.ts';

/** Damage to `picks` units of the enemy, or as often; one unit takes `amount` at a time (RB-9.1.16, RB-9.1.17). */
function deals(card: TacticId, amount: number, picks: number, kind: { upTo: boolean }): TacticRules {
  return {
    refused: (g) => {
      const { side, theatre } = attackOf(g);
      return enemyTargets(g, side, theatre).length > 0 ? null : refuse('no_unit_to_damage', {}, 'RB-9.1.17');
    },
    asks: {
      rule: dealDamage,
      vars: (g) => {
        const { side, theatre } = attackOf(g);
        return { card, side, theatre, picks, amount, distinct: kind.upTo, upTo: kind.upTo };
      },
    },
    aims: {
      options: picks === 1 ? strikeOptions : oneOrTwoTargets,
      hit: (g, key) => {
        for (const id of keysNamed(key)) assign(g, id as UnitId, amount);
      },
    },
  };
}

function targetsNow(g: State): UnitId[] {
  const { side, theatre } = attackOf(g);
  return enemyTargets(g, side, theatre);
}

const strikeOptions = (g: State): Option[] => targetKinds(g, targetsNow(g)).map((id) => targetOption(g, id));

function oneOrTwoTargets(g: State): Option[] {
  const units = fewOfEach(g, targetsNow(g), 2).map((id) => targetOption(g, id));
  return oneOrTwo(units, (key) => targetKind(g, key as UnitId));
}

const criticalHit = (card: TacticId) => deals(card, 1, 1, { upTo: false });
const onslaught = (card: TacticId) => deals(card, 1, 2, { upTo: true });
const takeItDown = (card: TacticId) => deals(card, 2, 1, { upTo: false });

/** Rerolls up to two dice of this attack together (RB-9.1.11). */
const concentrateFire: TacticRules = {
  refused: (g) => (openDice(g).length > 0 ? null : refuse('no_dice', {}, 'RB-9.1.11')),
  aims: { options: rerollOptions, hit: rerollNamed },
};

/** The opponent cannot block for the rest of the battle step (RB-9.1.21). */
const unstoppableAssault: TacticRules = { does: (g) => addEffect(g, 'no-block', rivalOf(attackOf(g).side), 'round') };

const brilliantStrategy = (card: TacticId): TacticRules => ({
  asks: { rule: strategy, vars: () => ({ card }) },
  aims: { options: strategyOptions, hit: (g, key) => drawByStrategy(g, card, key) },
});

/** What all 19 tactics do. */
export const TACTIC_RULES: Readonly<Record<TacticId, TacticRules>> = {
  'space-critical-hit': criticalHit('space-critical-hit'),
  'space-onslaught': onslaught('space-onslaught'),
  'space-take-it-down': takeItDown('space-take-it-down'),
  'space-concentrate-fire': concentrateFire,
  'space-unstoppable-assault': unstoppableAssault,
  'space-brilliant-strategy': brilliantStrategy('space-brilliant-strategy'),
  'space-defensive-formation': { blocks: { n: 1 } },
  'space-outmaneuver': { blocks: { n: 2, discards: true } },
  'ground-critical-hit': criticalHit('ground-critical-hit'),
  'ground-onslaught': onslaught('ground-onslaught'),
  'ground-take-it-down': takeItDown('ground-take-it-down'),
  'ground-concentrate-fire': concentrateFire,
  'ground-unstoppable-assault': unstoppableAssault,
  'ground-brilliant-strategy': brilliantStrategy('ground-brilliant-strategy'),
  'ground-defensive-formation': { blocks: { n: 1 } },
  'ground-dig-in': { blocks: { n: 2, discards: true } },
  'space-no-escape': { does: (g) => addEffect(g, 'no-retreat', rivalOf(attackOf(g).side), 'round') },
  'ground-escape-plan': { does: (g) => addEffect(g, 'free-retreat', attackOf(g).side, 'round') },
  'ground-bombardment': {
    refused: (g) => (hasBombers(g) ? null : refuse('no_bomber', {}, 'RB-9.1.16')),
    asks: { rule: bombardment, vars: () => ({}) },
  },
};
