import type { SpaceId } from '@echo-base/games/imperial-assault/client';
import { useViewport } from '../../../kit/ui/surface/surface.tsx';
import { usePhone } from '../../../kit/ui/use-phone.ts';
import type { Grid } from '../../kit/grid/grid.ts';
import { GridTools, type MiniPiece } from '../../kit/grid/grid-tools.tsx';
import { pointOf } from '../moments/places.ts';
import { useNewest } from '../moments/use-newest.ts';
import { useScene } from '../scene.ts';
import type { Cells } from './cells.ts';
import { CELL, centreOf } from './layout.ts';

/** Corner of a phone's window that the mini map takes, in pixels. */
const CORNER = 96;

/** Whether, on a phone, a figure stands where the mini map is. */
function useCovered(): boolean {
  const { view } = useScene();
  const isPhone = usePhone();
  const points = view.figures.map(({ space, columns, rows }) => centreOf(space, columns, rows));
  const isCovered = useViewport(({ x, y, scale }) =>
    points.some((point) => {
      const [left, top] = [x + (point.x - CELL / 2) * scale, y + (point.y - CELL / 2) * scale];
      return left < CORNER && top < CORNER && left > -CELL * scale && top > -CELL * scale;
    }),
  );
  return isPhone && isCovered;
}

/** Zoom buttons and mini map. */
export function Tools({ grid, cells }: { grid: Grid<SpaceId>; cells: Cells }) {
  const { view, map, lookOf } = useScene();
  const isCovering = useCovered();
  const newest = useNewest();
  const place = newest?.ways?.at(-1)?.to ?? newest?.at;
  const pieces = view.figures.map(({ id, seat, space, columns, rows }): MiniPiece => {
    const centre = centreOf(space, columns, rows);
    return { id, look: lookOf(seat), ...centre, radius: (Math.min(columns, rows) * CELL) / 2 };
  });
  return (
    <GridTools
      grid={grid}
      legal={grid.places.filter((space) => cells.get(space)?.state === 'legal')}
      pieces={pieces}
      framed={map && place !== undefined ? pointOf(place, map, view) : null}
      isCovering={isCovering}
      inCorners
    />
  );
}
