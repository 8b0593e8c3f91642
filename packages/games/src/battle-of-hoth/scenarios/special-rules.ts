import { note } from '../../engine/log.ts';
import { rivalOf } from '../data/units.ts';
import { infoOf } from '../rules/board.ts';
import { award } from '../rules/losses.ts';
import { chargesOf } from '../rules/memory.ts';
import type { ScenarioRules } from '../rules/scenario-book.ts';
import { deployFromCarrier } from './carriers.ts';
import { handBonus } from './hand-bonus.ts';
import { reinforceEliminated, scheduledReinforcement } from './reinforcements.ts';
import { carryToken } from './tokens.ts';

export const specialRules: ScenarioRules['specialRules'] = {
  // Medals for one type of unit in place of the usual number (BH-14.14).
  killMedals: {
    killMedals(_g, rule, victim) {
      return victim.type === rule.unitType && rivalOf(infoOf(victim).side) === rule.side ? rule.medals : null;
    },
  },
  // Directions of a retreat step in place of the usual ones (BH-11.3). Edges come with them: there is no hex beyond.
  retreatDirections: {
    retreatDirections: (_g, rule, side) => rule[side],
  },
  moveCost: {
    moveCost(g, rule, unit, hex) {
      if (g.terrain[hex] !== rule.terrain || (rule.exceptFlying && infoOf(unit).flying)) return null;
      return rule.cost;
    },
  },
  // At the end of each own turn the structure gains a charge, and so many charges are a medal; it needs no unit (BH-4.11).
  chargeStructure: {
    turnEnd(g, rule) {
      if (g.active !== rule.side || !g.structures.some(({ id }) => id === rule.structure)) return null;
      const charges = chargesOf(g, rule.id) + 1;
      const isFired = charges >= rule.chargesPerMedal;
      g.memory[rule.id] = isFired ? 0 : charges;
      note(g, isFired ? 'log.fired' : 'log.charged', { n: charges }, { at: `structure:${rule.structure}` });
      const won = g.medals[rule.side].filter(({ of }) => of === rule.id).length;
      if (isFired && won < rule.maxMedals) award(g, rule.side, { for: 'objective', of: rule.id }, 1);
      return null;
    },
    playsOn: (_g, rule, side) => side === rule.side,
    prospect(g, rule, side) {
      const isOpen = side === rule.side && g.structures.some(({ id }) => id === rule.structure);
      const won = g.medals[side].filter(({ of }) => of === rule.id).length;
      return { kept: isOpen ? Math.max(0, rule.maxMedals - won) : 0, each: [] };
    },
  },
  carryToken,
  deployFromCarrier,
  handBonus,
  reinforceEliminated,
  scheduledReinforcement,
};
