import { GRID, type HexId, type Side } from '@echo-base/games/battle-of-hoth/client';
import type { Grid } from '../../kit/grid/grid.ts';
import { centreOf, cornersAt, MAP, pathOf, WIDE } from './layout.ts';

const seenBy = (near: Side): Grid<HexId> => ({
  kind: 'hex',
  places: GRID.hexes,
  size: MAP,
  centreOf: (hex) => centreOf(hex, near),
  shift: WIDE / 2,
  hit: 82,
  shape: 'hex',
  outlineOf: (hex) => `${pathOf(cornersAt(centreOf(hex, near)))}Z`,
  words: 'board.bh',
});

/** The field as each side sees it. */
export const GRIDS: Readonly<Record<Side, Grid<HexId>>> = { rebels: seenBy('rebels'), empire: seenBy('empire') };
