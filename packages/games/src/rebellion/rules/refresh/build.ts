import { note } from '../../../engine/log.ts';
import type { Option } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { text } from '../../../engine/text.ts';
import type { PlaceId } from '../../data/systems.ts';
import {
  builtBy,
  type Icon,
  type Side,
  typeOf,
  UNIT_TYPES,
  UNITS,
  type UnitId,
  type UnitType,
} from '../../data/units.ts';
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
  /** In a build step: types of which the player destroys no unit to have another; choosing may add to them. */
  keep?: UnitType[];
};

/** What a `take-unit` ended with: the unit, null without one, and the types the player has chosen to keep so far. */
export type Taken = { unit: UnitId | null; keep: UnitType[] };

const isBuild = ({ to }: TakeVars) => to.startsWith('queue-');

/** Own units on the board that may be destroyed to have one of that type: never a Death Star (RB-14.0.30). */
function spareable(g: State, type: UnitType, to: PlaceId | QueuePlace): UnitId[] {
  if (type === 'death-star') return [];
  return oneOfEach(
    g,
    inPlay(g, type).filter((id) => !isQueued(g, id) && unitOf(g, id).at !== to),
  );
}

/** Units that may be destroyed for a type, those of kept types left out. */
const replaceable = (g: State, { keep = [], to }: TakeVars, type: UnitType): UnitId[] =>
  supplyOf(g, type) > 0 || keep.includes(type) ? [] : spareable(g, type, to);

/** In a build step: ways to be asked no more about replacing units of the short type, or of any. */
function keepOptions(g: State, vars: TakeVars): Option[] {
  if (!vars.keep) return [];
  const [type, ...others] = vars.types.filter((one) => replaceable(g, vars, one).length > 0);
  if (!type) return [];
  const never: Option = { key: 'never', label: text('option.keepUnits'), kind: 'plain' };
  if (others.length > 0) return [never];
  return [{ key: `never:${type}`, label: text('option.keepType', { unit: unitName(type) }), kind: 'plain' }, never];
}

/** Types kept from now on: one, or all of the side for the rest of the build step. */
const keptBy = (key: string, { side, keep = [] }: TakeVars): UnitType[] => [
  ...keep,
  ...UNIT_TYPES.filter((type) => UNITS[type].side === side && (key === 'never' || key === `never:${type}`)),
];

/** None of the types is left in the supply. */
const isShort = (g: State, { types }: TakeVars) => types.every((type) => supplyOf(g, type) === 0);

/** Types in the supply by their name, others by the units that could be destroyed for them; then doing without. */
function offers(g: State, vars: TakeVars): Option[] {
  const found = vars.types.flatMap((type): Option[] => {
    if (supplyOf(g, type) > 0) return [{ key: type, label: unitName(type), at: `type:${type}` }];
    return replaceable(g, vars, type).map((id) =>
      unitOption(g, id, {
        label: text('option.replace', { unit: unitName(type), place: placeName(unitOf(g, id).at as PlaceId) }),
      }),
    );
  });
  const without: Option = { key: 'none', label: text('option.without'), kind: 'plain' };
  return [...found, ...(isShort(g, vars) ? [without] : []), ...keepOptions(g, vars)];
}

function noteTaken(g: State, vars: TakeVars, type: UnitType): void {
  const params = { side: sideName(vars.side), unit: unitName(type), place: placeName(vars.to as PlaceId) };
  if (!isBuild(vars)) note(g, 'log.gained', params, { at: `place:${vars.to}` });
  else if (vars.from === null) note(g, 'log.queued', params);
  else note(g, 'log.built', { ...params, from: placeName(vars.from) }, { at: `place:${vars.from}` });
}

/** Takes a unit of this type and logs it; without one when the supply is empty after all. */
function takeNow(g: State, vars: TakeVars, type: UnitType): Taken {
  const unit = bring(g, type, vars.to);
  if (unit) noteTaken(g, vars, type);
  return taken(vars, unit);
}

const taken = ({ keep = [] }: TakeVars, unit: UnitId | null): Taken => ({ unit, keep });

/**
 * One unit from the supply, of one of several types. Asks only where there is something to choose: several types, or
 * a short supply (RB-14.0.28, RB-14.0.30, RB-14.0.41). Ends with what was taken.
 */
export const takeUnit = book.rule<TakeVars, 'choose' | 'freed'>('take-unit', {
  start: {
    run(g, at) {
      const [only, ...others] = offers(g, at.vars);
      if (others.length > 0) return at.goto('choose');
      if (only && only.key !== 'none') return at.end(takeNow(g, at.vars, only.key as UnitType));
      note(g, 'log.noneLeft', { unit: unitName(at.vars.types[0] as UnitType) }, { clause: 'RB-14.0.30' });
      return at.end(taken(at.vars, null));
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
      if (key === 'none') return at.end(taken(at.vars, null));
      if (key.startsWith('never')) {
        at.vars.keep = keptBy(key, at.vars);
        return at.goto('start');
      }
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
  /** The system or base space the icons belong to, for the question. */
  from?: PlaceId;
  /** Types the player keeps in a build step; the rule ends with them. */
  keep?: UnitType[];
};

/**
 * Places one unit per icon on the build queue (RB-14.0.26, RB-14.0.28). The caller decides which icons count: cards
 * that place units on the queue ignore sabotage and enemies, building does not.
 */
export const buildIcons = book.rule<BuildIconsVars, 'taken'>('build-icons', {
  start: {
    run(_g, at) {
      const { side, seat, box, from, keep } = at.vars;
      const [icon, ...rest] = at.vars.icons;
      if (!icon) return at.end(keep ?? []);
      at.vars.icons = rest;
      const vars = { side, seat, types: builtBy(side, icon), to: `queue-${box}`, from: from ?? null } as const;
      return at.call(takeUnit, null, { ...vars, ...(keep && { keep }) }, 'taken');
    },
  },
  taken: {
    run(_g, at) {
      if (at.vars.keep) at.vars.keep = (at.result as Taken).keep;
      return at.goto('start');
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
      const { unit } = at.result as Taken;
      if (unit) at.vars.gained = [...(at.vars.gained ?? []), unit];
      return at.goto('start');
    },
  },
});
