import { type Glance, lastTold, type Spot, type Track } from '../engine/glance.ts';
import { columnAndRow, placeOf } from '../engine/grid/index.ts';
import type { VisibleEntry } from '../engine/log.ts';
import { text } from '../engine/text.ts';
import type { View } from './client.ts';
import { mapInfo } from './data/maps.ts';
import { looksOf } from './looks.ts';

/** Entries that tell of an act by themselves. */
const TELLING: ReadonlySet<string> = new Set([
  ...['log.activates', 'log.moves', 'log.attacks', 'log.damage', 'log.blocked', 'log.defeated', 'log.groupDefeated'],
  ...['log.misses.dodge', 'log.misses.accuracy', 'log.misses.reach', 'log.opens', 'log.opensDoor', 'log.plays'],
  ...[
    'log.playsOn',
    'log.retrieves',
    'log.drops',
    'log.points.mission',
    'log.points.defeat',
    'log.round',
    'log.passes',
  ],
  ...['log.deploysFigures', 'log.mission'],
]);

/** Of them those about what came of an attack, without a place. */
const OUTCOMES: ReadonlySet<string> = new Set([
  ...['log.misses.dodge', 'log.misses.accuracy', 'log.misses.reach', 'log.blocked', 'log.groupDefeated'],
  'log.points.defeat',
]);

/** Size of a base, as the end of the kind of a piece: a large figure covers several spaces. */
const sizeOf = (columns: number, rows: number) => `${columns}x${rows}`;

/** The corner of a base by the key of its place. */
const cornerOf = (place: string): Spot => columnAndRow(placeOf(place).space);

/** Where a figure walked, in an entry that names its way; or where an entry was, and where an attack came from. */
function trackOf({ key, at, params: { way, from } }: VisibleEntry): Track | null {
  if (OUTCOMES.has(key)) return null;
  const places = typeof way === 'string' ? way.split(' ') : [];
  const [begin, end] = [places[0], places.at(-1)];
  if (begin !== undefined && end !== undefined) return { to: cornerOf(end), from: [cornerOf(begin)] };
  const to = at?.startsWith('space:') ? cornerOf(at.slice(6)) : undefined;
  return { to, from: typeof from === 'string' ? [cornerOf(from)] : [] };
}

/** The map with its figures, once they stand on it, and the points. */
export function glance(view: View, log: readonly VisibleEntry[]): Glance {
  const { last, marks } = lastTold(log, TELLING, trackOf);
  const looks = looksOf(view);
  return {
    ...(view.mission && { place: text(`mission.${view.mission}`) }),
    at: text(view.round > 0 ? 'at.round' : 'at.setUp', { n: view.round }),
    scores: Object.fromEntries(view.players.map(({ seat, points }) => [seat, points])),
    ...(last && { last }),
    sketch: {
      rows: view.map ? mapInfo(view.map).grid : [],
      pieces: view.figures.map(
        ({ space, seat, columns, rows }) =>
          [...columnAndRow(space), looks.get(seat) ?? 'none', sizeOf(columns, rows)] as const,
      ),
      ...marks,
    },
  };
}
