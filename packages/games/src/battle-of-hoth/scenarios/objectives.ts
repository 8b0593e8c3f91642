import type { HexId } from '../../engine/hex/index.ts';
import { note } from '../../engine/log.ts';
import { battleOf } from '../data/scenarios/index.ts';
import type { ObjectiveOf } from '../data/scenarios/schema.ts';
import type { Side } from '../data/units.ts';
import { infoOf, unitAt } from '../rules/board.ts';
import { leave } from '../rules/leaving.ts';
import { award } from '../rules/losses.ts';
import { carryRules, countLeft, tokenState } from '../rules/memory.ts';
import { hexText, sideName } from '../rules/names.ts';
import { freeFor } from '../rules/prospects.ts';
import type { ScenarioRules } from '../rules/scenario-book.ts';
import type { State, Unit } from '../state.ts';

const isFor = (rule: { for: Side | 'either' }, side: Side) => rule.for === 'either' || rule.for === side;

/** Hexes of an objective on which a unit of this side stands, where the objective is for it. */
function hexesHeld(g: State, rule: { for: Side | 'either'; hexes: readonly HexId[] }, side: Side): HexId[] {
  if (!isFor(rule, side)) return [];
  return rule.hexes.filter((hex) => {
    const unit = unitAt(g, hex);
    return unit && infoOf(unit).side === side;
  });
}

const NOTHING = { kept: 0, each: [] } as const;

/** Whether an exit is open to a unit: its side and class, and only the carrier where a token is to leave by it. */
function isExitFor(g: State, rule: ObjectiveOf<'exit'>, unit: Unit): boolean {
  const { side, class: unitClass } = infoOf(unit);
  if (!isFor(rule, side) || (rule.unitClass && rule.unitClass !== unitClass)) return false;
  const token = battleOf(g).suddenVictory.find((one) => one.kind === 'tokenExits' && one.via === rule.id);
  if (token?.kind !== 'tokenExits') return true;
  return carryRules(g).some((carry) => carry.token === token.token && tokenState(g, carry).carrier === unit.id);
}

export const objectives: ScenarioRules['objectives'] = {
  // Counts only while a unit of the right side stands there; a group can have a maximum (BH-14.1).
  temporary: {
    heldMedals(g, rule, side) {
      return Math.min(rule.medals * hexesHeld(g, rule, side).length, rule.maxMedals ?? Number.POSITIVE_INFINITY);
    },
    prospect(_g, rule, side, units) {
      if (!isFor(rule, side)) return NOTHING;
      const hexes = rule.hexes.filter((hex) => freeFor(units, [hex]).length > 0);
      const most = rule.maxMedals ?? rule.medals * hexes.length;
      return {
        kept: 0,
        each: hexes.map((_hex, index) => Math.max(0, Math.min(rule.medals, most - rule.medals * index))),
      };
    },
  },
  // Won for good on entry, once (BH-14.2, BH-14.3).
  permanent: {
    prospect(g, rule, side, units) {
      const isOpen = isFor(rule, side) && !g.memory[rule.id] && freeFor(units, rule.hexes).length > 0;
      return isOpen ? { kept: rule.medals, each: [] } : NOTHING;
    },
    entered(g, rule, unit, hex) {
      const { side } = infoOf(unit);
      if (!isFor(rule, side) || !rule.hexes.includes(hex) || g.memory[rule.id]) return;
      g.memory[rule.id] = true;
      note(g, 'log.objective', { side: sideName(side), hex: hexText(hex) }, { at: `hex:${hex}` });
      award(g, side, { for: 'objective', of: rule.id }, rule.medals);
    },
  },
  // Won for good at the start of each own turn with a unit there (BH-14.5).
  perTurn: {
    prospect(_g, rule, side, units) {
      const isOpen = isFor(rule, side) && freeFor(units, rule.hexes).length > 0;
      return isOpen ? { kept: Number.POSITIVE_INFINITY, each: [] } : NOTHING;
    },
    turnStart(g, rule) {
      const held = hexesHeld(g, rule, g.active);
      award(g, g.active, { for: 'objective', of: rule.id }, rule.medals * held.length);
      return null;
    },
  },
  // Units leave the board here with 1 more hex of movement, or as they enter; each scores (BH-14.6 to BH-14.11).
  exit: {
    prospect(_g, rule, side, units) {
      if (!isFor(rule, side)) return NOTHING;
      const able = freeFor(units, rule.hexes).filter((unit) => !rule.unitClass || unit.class === rule.unitClass);
      return { kept: 0, each: able.map(() => rule.medals) };
    },
    exits: (g, rule, unit, hex) => rule.hexes.includes(hex) && isExitFor(g, rule, unit),
    takesOff: (g, rule, unit, hex) =>
      Boolean(rule.leaveOnEntry) && rule.hexes.includes(hex) && isExitFor(g, rule, unit),
    entered(g, rule, unit, hex, how) {
      if (rule.leaveOnEntry && how !== 'retreat' && rule.hexes.includes(hex) && isExitFor(g, rule, unit))
        leave(g, unit, rule.id);
    },
    left(g, rule, unit, exit) {
      if (exit !== rule.id) return;
      countLeft(g, rule.id, unit.type);
      award(g, infoOf(unit).side, { for: 'objective', of: rule.id }, rule.medals);
    },
  },
  // A counter on the map: what it is for is a rule about carrying it (BH-14.15).
  token: {},
  // A place that makes a hand larger: a rule says how.
  handBonus: {},
  // Gives no medal: a condition for a sudden victory looks at its hexes.
  occupySet: {},
};
