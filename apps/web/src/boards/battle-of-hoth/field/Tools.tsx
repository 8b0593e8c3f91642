import { GRID } from '@echo-base/games/battle-of-hoth/client';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { cx } from '../../../ui/cx.ts';
import { hexPoints } from '../../../ui/geometry.ts';
import { MiniMap } from '../../../ui/surface/MiniMap.tsx';
import { useView } from '../../../ui/surface/Surface.tsx';
import { ZoomButtons } from '../../../ui/surface/ZoomButtons.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { colourOf, useScene } from '../scene.tsx';
import { type Cells, useCells } from './cells.ts';
import { EdgeLabels } from './EdgeLabels.tsx';
import { centreOf, cornersAt, MAP, pathOf, SIDE } from './layout.ts';
import css from './Tools.module.css';

/** Overlay of the field: edge labels, zoom buttons and mini map. */
export function Tools() {
  const t = useTranslate();
  const cells = useCells();
  const isCovering = useCovers(cells);
  return (
    <>
      <EdgeLabels />
      <div className={css.tools}>
        {!isCovering && (
          <MiniMap size={MAP}>
            <Miniature cells={cells} />
          </MiniMap>
        )}
        <ZoomButtons
          className={css.zoom}
          labels={{ zoomIn: t('board.bh.zoomIn'), zoomOut: t('board.bh.zoomOut'), fit: t('board.bh.fit') }}
        />
      </div>
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
  return useView(({ rest, x, y, width }) => {
    if (!isPhone) return false;
    const half = (SIDE / 2) * rest;
    return legal.some((at) => {
      const [left, top] = [x + at.x * rest, y + at.y * rest];
      const isBeside = left + half < width - COVERED.left || left - half > width - COVERED.right;
      return !isBeside && top + half > 0 && top - half < COVERED.bottom;
    });
  });
}

/** Content of the mini map: hexes, legal ones highlighted, and units: Rebels as discs, the Empire as hexagons. */
function Miniature({ cells }: { cells: Cells }) {
  const { view, near } = useScene();
  const ground = GRID.hexes.map((hex) => `${pathOf(cornersAt(centreOf(hex, near)))}Z`).join('');
  const lit = GRID.hexes.filter((hex) => cells.get(hex)?.state === 'legal');
  return (
    <>
      <path className={css.ground} d={ground} />
      <path className={css.legal} d={lit.map((hex) => `${pathOf(cornersAt(centreOf(hex, near)))}Z`).join('')} />
      {view.units.map(({ id, side, hex }) => {
        const { x, y } = centreOf(hex, near);
        const look = cx(css.unit, css[colourOf(side)]);
        return side === 'rebels' ? (
          <circle key={id} className={look} cx={x} cy={y} r="26" />
        ) : (
          <polygon key={id} className={look} points={hexPoints(x, y, 30)} />
        );
      })}
    </>
  );
}
