import { unitsOf } from '../../rules/board.ts';
import type { Cards } from '../../rules/card-book.ts';
import { heal } from '../../rules/healing.ts';
import { strike } from '../../rules/strike.ts';
import { deployTheFleet } from './fleet.ts';

/** Cards that do more than their data says, by id. */
export const cards: Cards = {
  // Every unit below its starting strength gets a figure back, then a unit is ordered (BH-6.36).
  'rebels-assistance': {
    before(g) {
      for (const unit of unitsOf(g, 'rebels')) heal(g, unit, 1);
      return null;
    },
  },
  'empire-deploy-the-fleet': { before: () => ({ rule: deployTheFleet, vars: {} }) },
  // One die against each of three units; retreats are hits, and no terrain protects.
  'empire-orbital-strike': {
    before: () => ({
      rule: strike,
      vars: { targets: [], count: 3, dice: 1, retreatIsHit: true, ignoreProtection: true },
    }),
  },
};
