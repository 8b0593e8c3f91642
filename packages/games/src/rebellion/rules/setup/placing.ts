import type { Budget } from '../../../engine/budgets.ts';
import { note } from '../../../engine/log.ts';
import { memoizeByIds } from '../../../engine/memoize-ids.ts';
import type { Option, Piece } from '../../../engine/rule.ts';
import { type Refusal, refuse, text } from '../../../engine/text.ts';
import { boxOf } from '../../box.ts';
import type { Force } from '../../data/setup.ts';
import type { PlaceId, SystemId } from '../../data/systems.ts';
import { type Side, UNITS, type UnitType } from '../../data/units.ts';
import { seatOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { hasUnit, isImperial, isNeutral, isRebel, systemsWhere } from '../board.ts';
import { book } from '../book.ts';
import { bring } from '../changes.ts';
import { placeName, placeOption, sideName, unitName } from '../names.ts';
import { spread } from './spread.ts';

/** Units still to be placed of each type; all types stay in, so that their order does. */
export type PlacingVars = { side: Side; left: Force };

const typesOf = (left: Force) => (Object.entries(left) as [UnitType, number][]).filter(([, count]) => count > 0);
const isGround = (type: UnitType) => UNITS[type].theatre === 'ground';

/** Imperial systems without an Imperial ground unit (RB-3.3.6). */
export const bareSystems = (g: State): SystemId[] =>
  systemsWhere(g, (id) => isImperial(g, id) && !hasUnit(g, id, { side: 'imperial', theatre: 'ground' }));

/** Why no unit can go there, or null (RB-3.3.5, RB-3.3.7). */
function placeRefused(g: State, side: Side, place: SystemId): Refusal | null {
  if (side === 'imperial') return isImperial(g, place) ? null : refuse('not_imperial', {}, 'RB-3.3.5');
  const open = !hasUnit(g, place, { side: 'imperial' }) && (isRebel(g, place) || isNeutral(g, place));
  return open ? null : refuse('holds_empire', {}, 'RB-3.3.7');
}

const unitOption = (type: UnitType, place: PlaceId, more: Pick<Option, 'key' | 'costs'>): Option =>
  placeOption(place, { detail: unitName(type), from: `type:${type}`, ...more });

const countIn = (left: Force) => typesOf(left).reduce((sum, [, count]) => sum + count, 0);

/**
 * The single system of the Rebels, and every unit that goes there; units that are not named go to the base space
 * (RB-3.3.7).
 */
function rebelOptions(g: State, { left }: PlacingVars): Option[] {
  const systems = boxOf(g.options).systems.map((id) => {
    const refused = placeRefused(g, 'rebel', id);
    return placeOption(id, refused ? { refused } : { costs: { system: 1, units: -countIn(left) } });
  });
  const units = typesOf(left).flatMap(([type, count]) =>
    Array.from({ length: count }, (_one, n): Option => {
      return { key: `${type}:${n + 1}`, label: unitName(type), at: `type:${type}`, costs: { units: 1 } };
    }),
  );
  return [...systems, ...units];
}

/** One system, before any unit goes there. */
function rebelBudgets(): Budget[] {
  return [
    { id: 'system', label: text('budget.system'), limit: 1, clause: 'RB-3.3.7' },
    { id: 'units', label: text('budget.system'), limit: 0, clause: 'RB-3.3.7' },
  ];
}

/**
 * Every unit with every Imperial system. The first ground unit of a system is its guard; of the further ones there are
 * as many as leave a guard for each system (RB-3.3.6).
 */
function imperialOptions(g: State, vars: PlacingVars): Option[] {
  const options: Option[] = [];
  const types = typesOf(vars.left);
  for (const place of boxOf(g.options).systems) {
    const refused = placeRefused(g, vars.side, place);
    if (refused) {
      options.push(placeOption(place, { refused }));
      continue;
    }
    for (const [type, count] of types) {
      if (isGround(type)) options.push(guardOption(type, place));
      for (let number = 1; number <= count; number++) options.push(placedOption(type, place, number));
    }
  }
  return options;
}

const guardOption = memoizeByIds((type: UnitType, place: PlaceId): Option => {
  return unitOption(type, place, {
    key: `${type}:${place}:guard`,
    costs: { [`type:${type}`]: 1, [`guard:${place}`]: 1 },
  });
});

const placedOption = memoizeByIds((type: UnitType, place: PlaceId, number: number): Option => {
  const costs = { [`type:${type}`]: 1, ...(isGround(type) && { [FURTHER]: 1 }) };
  return unitOption(type, place, { key: `${type}:${place}:${number}`, costs });
});

/** Budget of the ground units that are no guards. */
const FURTHER = 'further';

function imperialBudgets(g: State, { left }: PlacingVars): Budget[] {
  const systems = systemsWhere(g, (id) => isImperial(g, id));
  const ground = typesOf(left).reduce((sum, [type, count]) => sum + (isGround(type) ? count : 0), 0);
  const types = typesOf(left).map(([type, limit]): Budget => ({ id: `type:${type}`, label: unitName(type), limit }));
  const guards = systems.map(
    (id): Budget => ({ id: `guard:${id}`, label: placeName(id), limit: 1, clause: 'RB-3.3.6' }),
  );
  const label = text('budget.further');
  return [...types, ...guards, { id: FURTHER, label, limit: ground - systems.length, clause: 'RB-3.3.6' }];
}

function place(g: State, vars: PlacingVars, type: UnitType, at: PlaceId): void {
  const count = vars.left[type] ?? 0;
  if (count < 1 || !bring(g, type, at)) throw new Error(`no ${type} left to place`);
  vars.left[type] = count - 1;
}

const placingSeat = (g: State, { side }: PlacingVars) => [seatOf(g, side, 'admiral')];
const tray = ({ left }: PlacingVars): Piece[] =>
  typesOf(left).map(([type, n]) => ({ id: `type:${type}`, label: text('piece.units', { unit: unitName(type), n }) }));

/** The places of the named units: of the Rebels all in the system that is named with them. */
function placesIn(g: State, keys: readonly string[]): [UnitType, PlaceId][] {
  const system = boxOf(g.options).systems.find((id) => keys.includes(id));
  return keys
    .filter((key) => key !== system)
    .map((key) => {
      const [type, to] = key.split(':') as [UnitType, PlaceId];
      return [type, system ?? to];
    });
}

/**
 * A side places its starting units with one answer, and those that it does not name find their places; every viewer sees
 * them at once (RB-3.3.5 to RB-3.3.8, RB-18.9).
 */
export const placeUnits = book.rule<PlacingVars, 'choose'>('place-units', {
  start: { run: (_g, at) => at.goto('choose') },
  choose: {
    shape: 'some',
    ask: (_g, { vars }) => text(`ask.place.${vars.side}`),
    who: (g, { vars }) => placingSeat(g, vars),
    pieces: (_g, { vars }) => tray(vars),
    options: (g, { vars }) => (vars.side === 'imperial' ? imperialOptions(g, vars) : rebelOptions(g, vars)),
    bounds: (_g, { vars }) => ({ min: 0, max: countIn(vars.left) + (vars.side === 'rebel' ? 1 : 0) }),
    budgets: (g, { vars }) => (vars.side === 'imperial' ? imperialBudgets(g, vars) : rebelBudgets()),
    chosen(g, at, keys) {
      for (const [type, to] of placesIn(g, keys)) place(g, at.vars, type, to);
      for (const [type, to] of spread(g, at.vars)) place(g, at.vars, type, to);
      note(g, 'log.placed', { side: sideName(at.vars.side) });
      return at.end();
    },
  },
});
