import { reveal } from '../../../engine/hidden.ts';
import { text } from '../../../engine/text.ts';
import { BASE_SPACE, BASE_SPACE_BOX, BASE_SPACE_ICONS, type PlaceId, SYSTEM_IDS, SYSTEMS } from '../../data/systems.ts';
import { builtBy, type Icon, type Side } from '../../data/units.ts';
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
export function iconsAt(g: State, side: Side, place: PlaceId): readonly Icon[] {
  if (!isSystem(place)) return side === 'rebel' ? baseIcons(g) : [];
  const { sabotaged, subjugated } = g.systems[place];
  if (!belongsTo(g, side, place) || sabotaged || hasUnit(g, place, { side: rivalOf(side) })) return [];
  return subjugated ? SYSTEMS[place].icons.slice(0, 1) : SYSTEMS[place].icons;
}

const boxOf = (place: PlaceId) => (isSystem(place) ? (SYSTEMS[place].box ?? 1) : BASE_SPACE_BOX);

/** Places that could build and have not yet. */
const building = (g: State, { side, left }: BuildVars) => left.filter((place) => iconsAt(g, side, place).length > 0);

/**
 * Whether it matters which place builds first: the supply does not reach for all icons of a kind, and those icons
 * build into different boxes.
 */
function isContested(g: State, vars: BuildVars): boolean {
  const wanted = new Map<Icon, PlaceId[]>();
  for (const place of building(g, vars)) {
    for (const icon of iconsAt(g, vars.side, place)) wanted.set(icon, [...(wanted.get(icon) ?? []), place]);
  }
  return [...wanted].some(([icon, places]) => {
    const supply = builtBy(vars.side, icon).reduce((sum, type) => sum + supplyOf(g, type), 0);
    return supply < places.length && new Set(places.map(boxOf)).size > 1;
  });
}

export type BuildVars = {
  side: Side;
  /** Places that have not built in this phase. */
  left: PlaceId[];
};

/** The build icon: a side places one unit per icon of its systems on the queue (RB-14.0.16, RB-14.0.24 to RB-14.0.30). */
export const build = book.rule<BuildVars, 'order'>('build', {
  start: {
    run(g, at) {
      const [next, ...later] = building(g, at.vars);
      if (!next) return at.end();
      if (later.length > 0 && isContested(g, at.vars)) return at.goto('order');
      return at.call(buildIcons, null, order(g, at.vars, next), 'start');
    },
  },
  order: {
    ask: () => text('ask.buildOrder'),
    who: (g, { vars }) => [seatOf(g, vars.side, 'admiral')],
    options: (g, { vars }) => building(g, vars).map((place) => placeOption(place)),
    chosen: (g, at, key) => at.call(buildIcons, null, order(g, at.vars, key as PlaceId), 'start'),
  },
});

/** A place builds now and is done. */
function order(g: State, vars: BuildVars, place: PlaceId) {
  const icons = [...iconsAt(g, vars.side, place)];
  vars.left = vars.left.filter((one) => one !== place);
  return { side: vars.side, icons, box: boxOf(place), seat: seatOf(g, vars.side, 'admiral'), from: place };
}

/** Where a side may build at all, in board order. */
export const buildPlaces = (): PlaceId[] => [...SYSTEM_IDS, BASE_SPACE];
