import type { HexId } from '../../engine/hex/index.ts';
import { note } from '../../engine/log.ts';
import type { Side } from '../data/units.ts';
import { infoOf, unitAt } from '../rules/board.ts';
import { award } from '../rules/losses.ts';
import { hexName, sideName } from '../rules/names.ts';
import type { ScenarioRules } from '../rules/scenario-book.ts';
import type { State } from '../state.ts';

/** Hexes of an objective on which a unit of this side stands, where the objective is for it. */
function hexesHeld(g: State, rule: { for: Side | 'either'; hexes: readonly HexId[] }, side: Side): HexId[] {
  if (rule.for !== 'either' && rule.for !== side) return [];
  return rule.hexes.filter((hex) => {
    const unit = unitAt(g, hex);
    return unit && infoOf(unit).side === side;
  });
}

export const objectives: ScenarioRules['objectives'] = {
  // Counts only while a unit of the right side stands there; a group can have a maximum (BH-14.1).
  temporary: {
    heldMedals(g, rule, side) {
      return Math.min(rule.medals * hexesHeld(g, rule, side).length, rule.maxMedals ?? Number.POSITIVE_INFINITY);
    },
  },
  // Won for good on entry, once (BH-14.2, BH-14.3).
  permanent: {
    entered(g, rule, unit, hex) {
      const { side } = infoOf(unit);
      if ((rule.for !== 'either' && rule.for !== side) || !rule.hexes.includes(hex) || g.memory[rule.id]) return;
      g.memory[rule.id] = true;
      note(g, 'log.objective', { side: sideName(side), hex: hexName(hex) }, { at: `hex:${hex}` });
      award(g, side, { for: 'objective', of: rule.id }, rule.medals);
    },
  },
  // Won for good at the start of each own turn with a unit there (BH-14.5).
  perTurn: {
    turnStart(g, rule) {
      const held = hexesHeld(g, rule, g.active);
      award(g, g.active, { for: 'objective', of: rule.id }, rule.medals * held.length);
      return null;
    },
  },
  // Gives no medal: a condition for a sudden victory looks at its hexes.
  occupySet: {},
};
