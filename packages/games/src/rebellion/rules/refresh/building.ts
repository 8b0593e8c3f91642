import { reveal } from '../../../engine/hidden.ts';
import { text } from '../../../engine/text.ts';
import { BASE_SPACE, BASE_SPACE_BOX, BASE_SPACE_ICONS, type PlaceId, SYSTEM_IDS, SYSTEMS } from '../../data/systems.ts';
import { builtBy, type Icon, type Side, type UnitType } from '../../data/units.ts';
import { rivalOf, seatOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { belongsTo, hasUnit, isSystem, supplyOf } from '../board.ts';
import { book } from '../book.ts';
import { placeOption } from '../names.ts';
import { buildIcons } from './build.ts';

/** Icons of the base space: a revealed base builds while the Empire has neither units nor loyalty there (RB-11.3.8). */
function baseIcons(g: State): readonly Icon[] {
  const system = reveal(g.base.system);
  if (!system) return [];
  if (!g.base.revealed) return BASE_SPACE_ICONS;
  const held = g.systems[system].loyalty === 'imperial' || hasUnit(g, system, { side: 'imperial' });
  return held ? [] : BASE_SPACE_ICONS;
}

/** Icons with which a side builds in a place now (RB-14.0.24, RB-14.0.25, RB-14.0.27, RB-12.14). */
function iconsAt(g: State, side: Side, place: PlaceId): readonly Icon[] {
  if (!isSystem(place)) return side === 'rebel' ? baseIcons(g) : [];
  const { sabotaged, subjugated } = g.systems[place];
  if (!belongsTo(g, side, place) || sabotaged || hasUnit(g, place, { side: rivalOf(side) })) return [];
  return subjugated ? SYSTEMS[place].icons.slice(0, 1) : SYSTEMS[place].icons;
}

const boxOf = (place: PlaceId) => (isSystem(place) ? (SYSTEMS[place].box ?? 1) : BASE_SPACE_BOX);

/** Places that could build and have not yet. */
const building = (g: State, { side, left }: BuildVars) => left.filter((place) => iconsAt(g, side, place).length > 0);

/**
 * Places for which it matters who builds first: the supply has some units left for an icon, not enough for all, and
 * these icons build into different boxes. With none left there is nothing to share (RB-14.0.39).
 */
function contested(g: State, vars: BuildVars): PlaceId[] {
  const wanted = new Map<Icon, PlaceId[]>();
  for (const place of building(g, vars)) {
    for (const icon of iconsAt(g, vars.side, place)) wanted.set(icon, [...(wanted.get(icon) ?? []), place]);
  }
  const short = [...wanted].filter(([icon, places]) => {
    const supply = builtBy(vars.side, icon).reduce((sum, type) => sum + supplyOf(g, type), 0);
    return supply > 0 && supply < places.length && new Set(places.map(boxOf)).size > 1;
  });
  return building(g, vars).filter((place) => short.some(([, places]) => places.includes(place)));
}

export type BuildVars = {
  side: Side;
  /** Places that have not built in this phase. */
  left: PlaceId[];
  /** Types of which the player destroys no unit to build another, for the rest of this build step. */
  keep?: UnitType[];
};

/** The build icon: a side places one unit per icon of its systems on the queue (RB-14.0.16, RB-14.0.24 to RB-14.0.30). */
export const build = book.rule<BuildVars, 'next' | 'order' | 'built'>('build', {
  start: {
    run(_g, at) {
      at.vars.keep ??= [];
      return at.goto('next');
    },
  },
  next: {
    run(g, at) {
      const [next] = building(g, at.vars);
      if (!next) return at.end();
      if (contested(g, at.vars).length > 0) return at.goto('order');
      return at.call(buildIcons, null, order(g, at.vars, next), 'built');
    },
  },
  order: {
    ask: () => text('ask.buildOrder'),
    who: (g, { vars }) => [seatOf(g, vars.side, 'admiral')],
    options: (g, { vars }) => contested(g, vars).map((place) => placeOption(place)),
    chosen: (g, at, key) => at.call(buildIcons, null, order(g, at.vars, key as PlaceId), 'built'),
  },
  built: {
    run(_g, at) {
      at.vars.keep = at.result as UnitType[];
      return at.goto('next');
    },
  },
});

/** A place builds now and is done. */
function order(g: State, vars: BuildVars, place: PlaceId) {
  const icons = [...iconsAt(g, vars.side, place)];
  vars.left = vars.left.filter((one) => one !== place);
  return {
    side: vars.side,
    icons,
    box: boxOf(place),
    seat: seatOf(g, vars.side, 'admiral'),
    from: place,
    keep: vars.keep ?? [],
  };
}

/** Where a side may build at all, in board order. */
export const buildPlaces = (): PlaceId[] => [...SYSTEM_IDS, BASE_SPACE];
