import type { HexId } from '../../engine/hex/index.ts';
import { battleOf } from '../data/scenarios/index.ts';
import { rivalOf, unitInfo } from '../data/units.ts';
import { infoOf, unitAt, unitsOf } from '../rules/board.ts';
import { carryRules, leftOfClass, tokenOf, tokenState } from '../rules/memory.ts';
import { freeFor } from '../rules/prospects.ts';
import { hooksOf, type ScenarioRules } from '../rules/scenario-book.ts';
import type { State } from '../state.ts';

const hexesOf = (g: State, objective: string): readonly HexId[] =>
  battleOf(g).objectives.find(({ id }) => id === objective)?.hexes ?? [];

/** Where a token is: with its carrier, or on its hex. */
function placeOf(g: State, id: string): HexId | null {
  const token = tokenOf(g, id);
  return token && (token.carrier === null ? token.hex : (g.units[token.carrier]?.hex ?? token.hex));
}

/** No enemy unit falls or leaves any more once there is none. */
const never = () => false;

export const suddenVictories: ScenarioRules['suddenVictories'] = {
  /** Units of the side on all hexes of an objective at the same time. */
  occupyAll: {
    holds: (g, { winner, objective }) =>
      hexesOf(g, objective).every((hex) => {
        const unit = unitAt(g, hex);
        return unit && infoOf(unit).side === winner;
      }),
    couldHold(g, { objective }, units) {
      const hexes = hexesOf(g, objective);
      return freeFor(units, hexes).length >= hexes.length && hexes.every((hex) => freeFor(units, [hex]).length > 0);
    },
  },
  structuresDestroyed: {
    holds: (g, { structureType, count }) => g.destroyed.filter((type) => type === structureType).length >= count,
    couldHold(g, { winner, structureType, count }) {
      const left = g.structures.filter(({ type, attackableBy }) => type === structureType && attackableBy === winner);
      return g.destroyed.filter((type) => type === structureType).length + left.length >= count;
    },
  },
  unitsEliminated: {
    holds: (g, { unitType, count }) => g.fallen.filter((type) => type === unitType).length >= count,
    couldHold: never,
  },
  classEliminated: {
    holds: (g, { of, unitClass, count }) =>
      g.fallen.filter((type) => unitInfo(type).side === of && unitInfo(type).class === unitClass).length >= count,
    couldHold: never,
  },
  unitsExited: {
    holds: (g, { objective, unitClass, count }) => leftOfClass(g, objective, unitClass) >= count,
    couldHold(g, { objective, unitClass, count }, units) {
      const able = freeFor(units, hexesOf(g, objective)).filter((unit) => unit.class === unitClass);
      return leftOfClass(g, objective, unitClass) + able.length >= count;
    },
  },
  /** Those that have left, those on the board and those still to come are too few. */
  exitsImpossible: {
    holds(g, { winner, objective, unitClass, count }) {
      const side = rivalOf(winner);
      const onBoard = unitsOf(g, side).filter((unit) => infoOf(unit).class === unitClass).length;
      const toCome = hooksOf(g, 'toCome').reduce((sum, { rule, run }) => sum + run(g, rule, side, unitClass), 0);
      return leftOfClass(g, objective, unitClass) + onBoard + toCome < count;
    },
    couldHold: never,
  },
  tokenExits: {
    holds: (g, { token, via }) => tokenOf(g, token)?.exit === via,
    couldHold(g, { token, via }, units) {
      const hex = placeOf(g, token);
      const rule = carryRules(g).find((one) => one.token === token);
      if (!hex || !rule || tokenState(g, rule).exit !== null || tokenState(g, rule).captured) return false;
      const carriers = units.filter(({ type }) => type !== null && rule.carriers.includes(type));
      return freeFor(carriers, [hex]).length > 0 && freeFor(carriers, hexesOf(g, via)).length > 0;
    },
  },
  tokenCaptured: {
    holds: (g, { token }) => tokenOf(g, token)?.captured ?? false,
    couldHold(g, { token }, units) {
      const hex = placeOf(g, token);
      return hex !== null && tokenOf(g, token)?.exit === null && freeFor(units, [hex]).length > 0;
    },
  },
};
