import { GRID } from '@echo-base/games/battle-of-hoth/client';
import { useTranslate } from '../../../i18n/translate.tsx';
import { cx } from '../../../ui/cx.ts';
import { hexPoints } from '../../../ui/geometry.ts';
import { MiniMap } from '../../../ui/surface/MiniMap.tsx';
import { ZoomButtons } from '../../../ui/surface/ZoomButtons.tsx';
import { colourOf, useScene } from '../scene.tsx';
import { type Cells, useCells } from './cells.ts';
import { EdgeLabels } from './EdgeLabels.tsx';
import { centreOf, cornersAt, MAP, pathOf } from './layout.ts';
import css from './Tools.module.css';

/** Labels at the edges, zoom and the small map. */
export function Tools() {
  const t = useTranslate();
  return (
    <>
      <EdgeLabels />
      <div className={css.tools}>
        <MiniMap size={MAP}>
          <Miniature cells={useCells()} />
        </MiniMap>
        <ZoomButtons
          className={css.zoom}
          labels={{ zoomIn: t('board.bh.zoomIn'), zoomOut: t('board.bh.zoomOut'), fit: t('board.bh.fit') }}
        />
      </div>
    </>
  );
}

/** Hexes, units as disc or hexagon of their side, legal ones larger. */
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
