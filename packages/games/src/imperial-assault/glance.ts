import { type Glance, lastTold, type Spot } from '../engine/glance.ts';
import { columnAndRow, type SpaceId } from '../engine/grid/index.ts';
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

/** Size of a base, as the end of the kind of a piece: a large figure covers several spaces. */
const sizeOf = (columns: number, rows: number) => `${columns}x${rows}`;

function markOf(at: string | undefined): Spot | undefined {
  return at?.startsWith('space:') ? columnAndRow(at.slice(6) as SpaceId) : undefined;
}

/** The map with its figures, once they stand on it, and the points. */
export function glance(view: View, log: readonly VisibleEntry[]): Glance {
  const { last, at } = lastTold(log, TELLING);
  const mark = markOf(at);
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
      ...(mark && { mark }),
    },
  };
}
