import type { Budget } from '../../../engine/budgets.ts';
import { note } from '../../../engine/log.ts';
import type { Option, Piece } from '../../../engine/rule.ts';
import { type Refusal, refuse, text } from '../../../engine/text.ts';
import { type Force, STARTING_FORCES } from '../../data/setup.ts';
import { BASE_SPACE, type PlaceId, SYSTEM_IDS, type SystemId } from '../../data/systems.ts';
import { type Side, UNITS, type UnitType } from '../../data/units.ts';
import { seatOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { hasUnit, isImperial, isNeutral, isRebel, isSystem, placesWith, systemsWhere } from '../board.ts';
import { book } from '../book.ts';
import { bring } from '../changes.ts';
import { doneOption, placeName, placeOption, sideName, unitName } from '../names.ts';
import { spread } from './spread.ts';

/** Units still to be placed of each type; all types stay in, so that their order does. */
export type PlacingVars = { side: Side; left: Force };

const typesOf = (left: Force) => (Object.entries(left) as [UnitType, number][]).filter(([, count]) => count > 0);
const isGround = (type: UnitType) => UNITS[type].theatre === 'ground';

/** Imperial systems without an Imperial ground unit (RB-3.3.6). */
export const bareSystems = (g: State): SystemId[] =>
  systemsWhere((id) => isImperial(g, id) && !hasUnit(g, id, { side: 'imperial', theatre: 'ground' }));

/** The single system the Rebels have placed units in, if any. */
const rebelSystem = (g: State) => {
  const places = placesWith(g, { side: 'rebel' });
  return SYSTEM_IDS.find((id) => places.has(id));
};

/** Why no unit can go there, or null (RB-3.3.5, RB-3.3.7). */
function placeRefused(g: State, side: Side, place: PlaceId): Refusal | null {
  if (!isSystem(place)) return null;
  if (side === 'imperial') return isImperial(g, place) ? null : refuse('not_imperial', {}, 'RB-3.3.5');
  const other = rebelSystem(g);
  if (other && other !== place) return refuse('one_system', { system: placeName(other) }, 'RB-3.3.7');
  const open = !hasUnit(g, place, { side: 'imperial' }) && (isRebel(g, place) || isNeutral(g, place));
  return open ? null : refuse('holds_empire', {}, 'RB-3.3.7');
}

/** Places a side could think of; the base space belongs to the Rebels. */
const placesOf = (side: Side): PlaceId[] => (side === 'rebel' ? [BASE_SPACE, ...SYSTEM_IDS] : [...SYSTEM_IDS]);

const unitOption = (type: UnitType, place: PlaceId, more: Pick<Option, 'key' | 'costs'>): Option =>
  placeOption(place, { detail: unitName(type), from: `type:${type}`, ...more });

/** A unit of each type for each place of the Rebels, one at a time: only one system gets any. */
function rebelOptions(g: State, vars: PlacingVars): Option[] {
  return placesOf(vars.side).flatMap((place) => {
    const refused = placeRefused(g, vars.side, place);
    if (refused) return [placeOption(place, { refused })];
    return typesOf(vars.left).map(([type]) => unitOption(type, place, { key: `${type}:${place}` }));
  });
}

/**
 * Every unit with every Imperial system. The first ground unit of a system is its guard; of the further ones there are
 * as many as leave a guard for each system (RB-3.3.6).
 */
function imperialOptions(g: State, vars: PlacingVars): Option[] {
  return placesOf(vars.side).flatMap((place) => {
    const refused = placeRefused(g, vars.side, place);
    if (refused) return [placeOption(place, { refused })];
    return typesOf(vars.left).flatMap(([type, count]) => {
      const key = `${type}:${place}`;
      const own = { [`type:${type}`]: 1 };
      const guard = unitOption(type, place, { key: `${key}:guard`, costs: { ...own, [`guard:${place}`]: 1 } });
      const costs = isGround(type) ? { ...own, [FURTHER]: 1 } : own;
      const all = Array.from({ length: count }, (_one, n) =>
        unitOption(type, place, { key: `${key}:${n + 1}`, costs }),
      );
      return isGround(type) ? [guard, ...all] : all;
    });
  });
}

/** Budget of the ground units that are no guards. */
const FURTHER = 'further';

function imperialBudgets(g: State, { left }: PlacingVars): Budget[] {
  const systems = systemsWhere((id) => isImperial(g, id));
  const ground = typesOf(left).reduce((sum, [type, count]) => sum + (isGround(type) ? count : 0), 0);
  const types = typesOf(left).map(([type, limit]): Budget => ({ id: `type:${type}`, label: unitName(type), limit }));
  const guards = systems.map(
    (id): Budget => ({ id: `guard:${id}`, label: placeName(id), limit: 1, clause: 'RB-3.3.6' }),
  );
  const label = text('budget.further');
  return [...types, ...guards, { id: FURTHER, label, limit: ground - systems.length, clause: 'RB-3.3.6' }];
}

/** Why the Rebels cannot end placing yet, or null. */
function doneRefused({ left }: PlacingVars): Refusal | undefined {
  const count = typesOf(left).reduce((sum, [, n]) => sum + n, 0);
  return count > 0 ? refuse('units_left', { n: count }, 'RB-3.3.7') : undefined;
}

function place(g: State, vars: PlacingVars, type: UnitType, at: PlaceId): void {
  const count = vars.left[type] ?? 0;
  if (count < 1 || !bring(g, type, at)) throw new Error(`no ${type} left to place`);
  vars.left[type] = count - 1;
}

/** Takes everything of a side back from the board. */
function takeBack(g: State, vars: PlacingVars): void {
  for (const type of Object.keys(vars.left) as UnitType[]) {
    for (let n = 1; n <= UNITS[type].count; n++) delete g.units[`${type}-${n}`];
  }
  vars.left = { ...STARTING_FORCES[vars.side] };
}

function buttons(vars: PlacingVars): Option[] {
  const { side, left } = vars;
  const auto: Option = { key: 'auto', label: text(`option.auto.${side}`), kind: 'plain' };
  const again: Option = { key: 'again', label: text('option.again'), kind: 'plain' };
  const refused = doneRefused(vars);
  const begun = typesOf(STARTING_FORCES[side]).some(([type, count]) => left[type] !== count);
  return [...(typesOf(left).length > 0 ? [auto] : []), ...(begun ? [again] : []), doneOption(refused && { refused })];
}

const placingSeat = (g: State, { side }: PlacingVars) => [seatOf(g, side, 'admiral')];
const tray = ({ left }: PlacingVars): Piece[] =>
  typesOf(left).map(([type, n]) => ({ id: `type:${type}`, label: text('piece.units', { unit: unitName(type), n }) }));

/** Everything not placed yet finds a sensible place. */
function placeRest(g: State, vars: PlacingVars): void {
  for (const [type, to] of spread(g, vars)) place(g, vars, type, to);
}

function placed(g: State, { side }: PlacingVars): void {
  note(g, 'log.placed', { side: sideName(side) });
}

/** A side places its starting units; every viewer sees them at once (RB-3.3.5 to RB-3.3.8, RB-18.9). */
export const placeUnits = book.rule<PlacingVars, 'all' | 'choose'>('place-units', {
  start: { run: (_g, at) => at.goto(at.vars.side === 'imperial' ? 'all' : 'choose') },
  // The Empire places all units with one answer; those it does not name are spread.
  all: {
    shape: 'some',
    ask: () => text('ask.place.imperial'),
    who: (g, { vars }) => placingSeat(g, vars),
    pieces: (_g, { vars }) => tray(vars),
    options: (g, { vars }) => imperialOptions(g, vars),
    bounds: (_g, { vars }) => ({ min: 0, max: typesOf(vars.left).reduce((sum, [, count]) => sum + count, 0) }),
    budgets: (g, { vars }) => imperialBudgets(g, vars),
    chosen(g, at, keys) {
      for (const key of keys) {
        const [type, to] = key.split(':') as [UnitType, PlaceId];
        place(g, at.vars, type, to);
      }
      placeRest(g, at.vars);
      placed(g, at.vars);
      return at.end();
    },
  },
  // The Rebels place one by one: the first unit in a system closes the others.
  choose: {
    ask: () => text('ask.place.rebel'),
    who: (g, { vars }) => placingSeat(g, vars),
    pieces: (_g, { vars }) => tray(vars),
    options: (g, { vars }) => [...rebelOptions(g, vars), ...buttons(vars)],
    chosen(g, at, key) {
      if (key === 'done') {
        placed(g, at.vars);
        return at.end();
      }
      if (key === 'again') takeBack(g, at.vars);
      else if (key === 'auto') placeRest(g, at.vars);
      else {
        const [type, to] = key.split(':') as [UnitType, PlaceId];
        place(g, at.vars, type, to);
      }
      return at.goto('choose');
    },
  },
});
