import { note } from '../../../engine/log.ts';
import type { Option } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { text } from '../../../engine/text.ts';
import { boxOf, builtBy } from '../../box.ts';
import type { PlaceId } from '../../data/systems.ts';
import { type Icon, type Side, typeOf, UNITS, type UnitId, type UnitType } from '../../data/units.ts';
import { decider, seatOf } from '../../seats.ts';
import type { QueuePlace, State } from '../../state.ts';
import { inPlay, oneOfEach, supplyOf, unitOf } from '../board.ts';
import { book } from '../book.ts';
import { bring, destroyUnits, isQueued } from '../changes.ts';
import { settle } from '../checks.ts';
import { placeName, sideName, unitName, unitOption } from '../names.ts';

export type TakeVars = {
  side: Side;
  seat: SeatId;
  /** One unit of one of these types is taken. */
  types: UnitType[];
  to: PlaceId | QueuePlace;
  /** The system whose icon builds it; null where a card gives it. */
  from: PlaceId | null;
};

const isBuild = ({ to }: TakeVars) => to.startsWith('queue-');

/** Own units on the board that may be destroyed to have one of that type: never a Death Star (RB-14.0.30). */
export function spareable(g: State, type: UnitType, to: PlaceId | QueuePlace): UnitId[] {
  if (type === 'death-star') return [];
  return inPlay(g, type).filter((id) => !isQueued(g, id) && unitOf(g, id).at !== to);
}

/** None of the types is left in the supply. */
const isShort = (g: State, { types }: TakeVars) => types.every((type) => supplyOf(g, type) === 0);

/** A unit that may be destroyed to have one of its type. */
export function replaceOption(g: State, id: UnitId, more: Partial<Option> = {}): Option {
  const place = placeName(unitOf(g, id).at as PlaceId);
  return unitOption(g, id, { label: text('option.replace', { unit: unitName(typeOf(id)), place }), ...more });
}

/** Types in the supply by their name, others by the units that could be destroyed for them; then doing without. */
function offers(g: State, vars: TakeVars): Option[] {
  const found = vars.types.flatMap((type): Option[] => {
    if (supplyOf(g, type) > 0) return [{ key: type, label: unitName(type), at: `type:${type}` }];
    return oneOfEach(g, spareable(g, type, vars.to)).map((id) => replaceOption(g, id));
  });
  const without: Option = { key: 'none', label: text('option.without'), kind: 'plain' };
  return [...found, ...(isShort(g, vars) ? [without] : [])];
}

function noteTaken(g: State, vars: TakeVars, type: UnitType): void {
  const params = { side: sideName(vars.side), unit: unitName(type), place: placeName(vars.to as PlaceId) };
  if (!isBuild(vars)) note(g, 'log.gained', params, { at: `place:${vars.to}` });
  else if (vars.from === null) note(g, 'log.queued', params);
  else note(g, 'log.built', { ...params, from: placeName(vars.from) }, { at: `place:${vars.from}` });
}

/** Takes a unit of this type and logs it; null when the supply is empty after all. */
function takeNow(g: State, vars: TakeVars, type: UnitType): UnitId | null {
  const unit = bring(g, type, vars.to);
  if (unit) noteTaken(g, vars, type);
  return unit;
}

/**
 * One unit from the supply, of one of several types. Asks only where there is something to choose: several types, or
 * a short supply (RB-14.0.28, RB-14.0.30, RB-14.0.41). Ends with the unit, or null without one.
 */
export const takeUnit = book.rule<TakeVars, 'choose' | 'freed'>('take-unit', {
  start: {
    run(g, at) {
      const [only, ...others] = offers(g, at.vars);
      if (others.length > 0) return at.goto('choose');
      if (only && only.key !== 'none') return at.end(takeNow(g, at.vars, only.key as UnitType));
      note(g, 'log.noneLeft', { unit: unitName(at.vars.types[0] as UnitType) }, { clause: 'RB-14.0.30' });
      return at.end(null);
    },
  },
  choose: {
    ask: (_g, { vars }) => {
      if (!isBuild(vars)) return text('ask.gain', { place: placeName(vars.to as PlaceId) });
      return vars.from ? text('ask.build', { place: placeName(vars.from) }) : text('ask.queue');
    },
    help: (g, { vars }) => (isShort(g, vars) ? text('help.shortSupply') : undefined),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) => offers(g, vars),
    chosen(g, at, key) {
      if (key === 'none') return at.end(null);
      if (key in UNITS) return at.end(takeNow(g, at.vars, key as UnitType));
      const freed = key as UnitId;
      at.vars.types = [typeOf(freed)];
      destroyUnits(g, [freed]);
      return at.call(settle, null, { fight: false }, 'freed');
    },
  },
  freed: { run: (g, at) => at.end(takeNow(g, at.vars, at.vars.types[0] as UnitType)) },
});

export type BuildIconsVars = {
  side: Side;
  icons: Icon[];
  box: 1 | 2 | 3;
  seat: SeatId;
  /** The system the icons belong to, for the question. */
  from?: PlaceId;
};

/** A card places one unit per icon on the build queue, whatever sabotage and enemies say (RB-14.0.26, RB-14.0.28). */
export const buildIcons = book.rule<BuildIconsVars>('build-icons', {
  start: {
    run(g, at) {
      const { side, seat, box, from } = at.vars;
      const [icon, ...rest] = at.vars.icons;
      if (!icon) return at.end();
      at.vars.icons = rest;
      const to: QueuePlace = `queue-${box}`;
      const vars = { side, seat, types: [...builtBy(boxOf(g.options), side, icon)], to, from: from ?? null };
      return at.call(takeUnit, null, vars, 'start');
    },
  },
});

export type GainVars = {
  side: Side;
  place: PlaceId | QueuePlace;
  units: UnitType[];
  /** Who decides; without it the side's admiral. */
  seat?: SeatId;
  /** Units gained so far; the rule ends with them. */
  gained?: UnitId[];
};

/**
 * Units go from the supply straight to a place, without queue and deployment limits (RB-14.0.40). Where the supply is
 * short, own units of that type on the board may be destroyed for them (RB-14.0.41). Ends with the units gained.
 */
export const gainUnits = book.rule<GainVars, 'taken'>('gain-units', {
  start: {
    run(g, at) {
      const { side, seat, place } = at.vars;
      const [type, ...rest] = at.vars.units;
      if (!type) return at.end(at.vars.gained ?? []);
      at.vars.units = rest;
      const decides = seat ?? seatOf(g, side, 'admiral');
      return at.call(takeUnit, null, { side, seat: decides, types: [type], to: place, from: null }, 'taken');
    },
  },
  taken: {
    run(_g, at) {
      const unit = at.result as UnitId | null;
      if (unit) at.vars.gained = [...(at.vars.gained ?? []), unit];
      return at.goto('start');
    },
  },
});
