import { GRID } from '@echo-base/games/battle-of-hoth/client';
import { useMemo } from 'react';
import { useViewport } from '../../../kit/ui/surface/surface.tsx';
import { usePhone } from '../../../kit/ui/use-phone.ts';
import { useStage } from '../../../question/log/moments-context.ts';
import { GridTools, type MiniPiece } from '../../kit/grid/grid-tools.tsx';
import { colourOf, useScene } from '../scene.ts';
import { type Cells, useCells } from './cells.ts';
import { EdgeLabels } from './edge-labels.tsx';
import * as css from './field.module.css';
import { GRIDS } from './grid.ts';
import { centreOf, SIDE } from './layout.ts';

/** Overlay of the field: edge labels, zoom buttons and mini map. */
export function Tools() {
  const { view, near } = useScene();
  const cells = useCells();
  const isCovering = useCovers(cells);
  const isPhone = usePhone();
  const isPlayed = useStage().staged !== null;
  const pieces = view.units.map(({ id, side, hex }): MiniPiece => {
    const look = colourOf(side);
    return { id, look, ...centreOf(hex, near), radius: look === 'rebel' ? 26 : 30 };
  });
  return (
    <>
      <EdgeLabels />
      <GridTools
        grid={GRIDS[near]}
        legal={GRID.hexes.filter((hex) => cells.get(hex)?.state === 'legal')}
        pieces={pieces}
        // The words of a moment need its room.
        isCovering={isCovering || (isPhone && isPlayed)}
        className={css.tools}
      />
    </>
  );
}

/**
 * Area of the mini map on a phone, in pixels: `left` and `right` from the right edge of the field, `bottom` from its
 * top.
 */
const COVERED = { left: 172, right: 50, bottom: 86 } as const;

/** Whether the mini map of a phone covers a legal hex: it is hidden then. */
function useCovers(cells: Cells): boolean {
  const { near } = useScene();
  const isPhone = usePhone();
  const legal = useMemo(
    () => [...cells].flatMap(([hex, { state }]) => (state === 'legal' ? [centreOf(hex, near)] : [])),
    [cells, near],
  );
  return useViewport(({ rest, x, y, width }) => {
    if (!isPhone) return false;
    const half = (SIDE / 2) * rest;
    return legal.some((at) => {
      const [left, top] = [x + at.x * rest, y + at.y * rest];
      const isBeside = left + half < width - COVERED.left || left - half > width - COVERED.right;
      return !isBeside && top + half > 0 && top - half < COVERED.bottom;
    });
  });
}
