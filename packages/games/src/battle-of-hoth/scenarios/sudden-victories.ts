import { scenarioOf } from '../data/scenarios/index.ts';
import { unitInfo } from '../data/units.ts';
import { infoOf, unitAt } from '../rules/board.ts';
import type { ScenarioRules } from '../rules/scenario-book.ts';

export const suddenVictories: ScenarioRules['suddenVictories'] = {
  /** Units of the side on all hexes of an objective at the same time. */
  occupyAll(g, { winner, objective }) {
    const hexes = scenarioOf(g.scenario).objectives.find(({ id }) => id === objective)?.hexes ?? [];
    return hexes.every((hex) => {
      const unit = unitAt(g, hex);
      return unit && infoOf(unit).side === winner;
    });
  },
  structuresDestroyed: (g, { structureType, count }) =>
    g.destroyed.filter((type) => type === structureType).length >= count,
  unitsEliminated: (g, { unitType, count }) => g.fallen.filter((type) => type === unitType).length >= count,
  classEliminated: (g, { of, unitClass, count }) =>
    g.fallen.filter((type) => unitInfo(type).side === of && unitInfo(type).class === unitClass).length >= count,
};
