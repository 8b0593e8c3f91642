import { note } from '../../../engine/log.ts';
import type { Option } from '../../../engine/rule.ts';
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

/** Why this unit cannot go there, or null. The last ground units are for systems that have none. */
function unitRefused(g: State, { side, left }: PlacingVars, type: UnitType, place: PlaceId): Refusal | null {
  if (side === 'rebel' || !isGround(type)) return null;
  const bare = bareSystems(g);
  const ground = typesOf(left).reduce((sum, [one, count]) => sum + (isGround(one) ? count : 0), 0);
  if (ground > bare.length || bare.some((id) => id === place)) return null;
  return refuse('ground_unit_needed', { n: bare.length }, 'RB-3.3.6');
}

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

function placementOptions(g: State, vars: PlacingVars): Option[] {
  return placesOf(vars.side).flatMap((place) => {
    const closed = placeRefused(g, vars.side, place);
    if (closed) return [placeOption(place, { refused: closed })];
    return typesOf(vars.left).map(([type]) => {
      const refused = unitRefused(g, vars, type, place);
      return placeOption(place, {
        key: `${type}:${place}`,
        detail: unitName(type),
        from: `type:${type}`,
        ...(refused && { refused }),
      });
    });
  });
}

/** Why placing cannot end yet, or null. */
function doneRefused(g: State, { side, left }: PlacingVars): Refusal | undefined {
  const bare = side === 'imperial' ? bareSystems(g)[0] : undefined;
  if (bare) return refuse('system_without_ground', { system: placeName(bare) }, 'RB-3.3.6');
  const count = typesOf(left).reduce((sum, [, n]) => sum + n, 0);
  if (count > 0) return refuse('units_left', { n: count }, side === 'imperial' ? 'RB-3.3.5' : 'RB-3.3.7');
  return undefined;
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

function buttons(g: State, vars: PlacingVars): Option[] {
  const { side, left } = vars;
  const auto: Option = { key: 'auto', label: text(`option.auto.${side}`), kind: 'plain' };
  const again: Option = { key: 'again', label: text('option.again'), kind: 'plain' };
  const refused = doneRefused(g, vars);
  const begun = typesOf(STARTING_FORCES[side]).some(([type, count]) => left[type] !== count);
  return [...(typesOf(left).length > 0 ? [auto] : []), ...(begun ? [again] : []), doneOption(refused && { refused })];
}

/** A side places its starting units one by one; everybody sees them at once (RB-3.3.5 to RB-3.3.8, RB-18.9). */
export const placeUnits = book.rule<PlacingVars, 'choose'>('place-units', {
  start: { run: (_g, at) => at.goto('choose') },
  choose: {
    ask: (_g, { vars }) => text(`ask.place.${vars.side}`),
    who: (g, { vars }) => [seatOf(g, vars.side, 'admiral')],
    pieces: (_g, { vars }) =>
      typesOf(vars.left).map(([type, n]) => ({
        id: `type:${type}`,
        label: text('piece.units', { unit: unitName(type), n }),
      })),
    options: (g, { vars }) => [...placementOptions(g, vars), ...buttons(g, vars)],
    chosen(g, at, key) {
      if (key === 'done') {
        note(g, 'log.placed', { side: sideName(at.vars.side) });
        return at.end();
      }
      if (key === 'again') takeBack(g, at.vars);
      else if (key === 'auto') for (const [type, to] of spread(g, at.vars)) place(g, at.vars, type, to);
      else {
        const [type, to] = key.split(':') as [UnitType, PlaceId];
        place(g, at.vars, type, to);
      }
      return at.goto('choose');
    },
  },
});
