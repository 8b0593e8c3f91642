import type { MapInfo } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import { cx } from '../../../ui/cx.ts';
import { MiniMap } from '../../../ui/surface/MiniMap.tsx';
import { useView } from '../../../ui/surface/Surface.tsx';
import { ZoomButtons } from '../../../ui/surface/ZoomButtons.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { useScene } from '../scene.tsx';
import type { Cells } from './cells.ts';
import { CELL, centreOf, sizeOf, spacesIn, squarePath } from './layout.ts';
import css from './Tools.module.css';

/** Corner of a phone's window that the mini map takes, in pixels. */
const CORNER = 96;

/** Whether, on a phone, a figure stands where the mini map is. */
function useCovered(): boolean {
  const { view } = useScene();
  const isPhone = usePhone();
  const points = view.figures.map(({ space, columns, rows }) => centreOf(space, columns, rows));
  const isCovered = useView(({ x, y, scale }) =>
    points.some((point) => {
      const [left, top] = [x + (point.x - CELL / 2) * scale, y + (point.y - CELL / 2) * scale];
      return left < CORNER && top < CORNER && left > -CELL * scale && top > -CELL * scale;
    }),
  );
  return isPhone && isCovered;
}

/** Zoom buttons and mini map. */
export function Tools({ map, cells }: { map: MapInfo; cells: Cells }) {
  const t = useTranslate();
  const isCovering = useCovered();
  return (
    <div className={css.tools}>
      {!isCovering && (
        <MiniMap size={sizeOf(map)}>
          <Miniature map={map} cells={cells} />
        </MiniMap>
      )}
      <ZoomButtons
        className={css.zoom}
        labels={{ zoomIn: t('board.ia.zoomIn'), zoomOut: t('board.ia.zoomOut'), fit: t('board.ia.fit') }}
      />
    </div>
  );
}

/** Spaces, legal ones highlighted, and figures: discs and squares by army. */
function Miniature({ map, cells }: { map: MapInfo; cells: Cells }) {
  const { view, lookOf } = useScene();
  const legal = spacesIn(map).filter((space) => cells.get(space)?.state === 'legal');
  return (
    <>
      <path className={css.ground} d={spacesIn(map).map(squarePath).join('')} />
      <path className={css.legal} d={legal.map(squarePath).join('')} />
      {view.figures.map(({ id, seat, space, columns, rows }) => {
        const { x, y } = centreOf(space, columns, rows);
        const look = lookOf(seat);
        const r = (Math.min(columns, rows) * CELL) / 2;
        return look === 'rebel' ? (
          <circle key={id} className={cx(css.figure, css.rebel)} cx={x} cy={y} r={r} />
        ) : (
          <rect key={id} className={cx(css.figure, css.empire)} x={x - r} y={y - r} width={2 * r} height={2 * r} />
        );
      })}
    </>
  );
}
