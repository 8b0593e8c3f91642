import { battleOf } from '../data/scenarios/index.ts';
import { rivalOf, unitInfo } from '../data/units.ts';
import { infoOf, unitAt, unitsOf } from '../rules/board.ts';
import { leftOfClass, tokenOf } from '../rules/memory.ts';
import { hooksOf, type ScenarioRules } from '../rules/scenario-book.ts';

export const suddenVictories: ScenarioRules['suddenVictories'] = {
  /** Units of the side on all hexes of an objective at the same time. */
  occupyAll(g, { winner, objective }) {
    const hexes = battleOf(g).objectives.find(({ id }) => id === objective)?.hexes ?? [];
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
  unitsExited: (g, { objective, unitClass, count }) => leftOfClass(g, objective, unitClass) >= count,
  /** Those that have left, those on the board and those still to come are too few. */
  exitsImpossible(g, { winner, objective, unitClass, count }) {
    const side = rivalOf(winner);
    const onBoard = unitsOf(g, side).filter((unit) => infoOf(unit).class === unitClass).length;
    const toCome = hooksOf(g, 'toCome').reduce((sum, { rule, run }) => sum + run(g, rule, side, unitClass), 0);
    return leftOfClass(g, objective, unitClass) + onBoard + toCome < count;
  },
  tokenExits: (g, { token, via }) => tokenOf(g, token)?.exit === via,
  tokenCaptured: (g, { token }) => tokenOf(g, token)?.captured ?? false,
};
