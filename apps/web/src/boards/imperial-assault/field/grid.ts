import type { MapInfo, SpaceId } from '@echo-base/games/imperial-assault/client';
import type { Grid } from '../../kit/grid/grid.ts';
import { CELL, centreOf, sizeOf, spacesIn, squarePath } from './layout.ts';

/** The spaces of a map. */
export function gridOf(map: MapInfo): Grid<SpaceId> {
  return {
    kind: 'space',
    places: spacesIn(map),
    size: sizeOf(map),
    centreOf: (space) => centreOf(space),
    shift: 0,
    hit: CELL,
    shape: 'square',
    outlineOf: squarePath,
    words: 'board.ia',
  };
}
