import { boxOf, type SystemId } from '@echo-base/games/rebellion/client';
import { memo, useRef, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { MiniMap } from '../../../kit/ui/surface/mini-map.tsx';
import { useCamera } from '../../../kit/ui/surface/surface.tsx';
import { ZoomButtons } from '../../../kit/ui/surface/zoom-buttons.tsx';
import { usePhone } from '../../../kit/ui/use-phone.ts';
import { useStage } from '../../../question/log/moments-context.ts';
import { piecesOf, shownOptions } from '../../../question/selection/offered.ts';
import { useChosen } from '../../../question/selection/use-selection.ts';
import { useScene } from '../scene.ts';
import { Finder } from './finder.tsx';
import { Legend } from './legend/legend.tsx';
import { type Layers, MapMenu } from './map-menu.tsx';
import { MoreTargets } from './more-targets.tsx';
import * as css from './tools.module.css';
import { useLayout } from './use-layout.ts';

interface ToolsProps {
  layers: Layers;
  onLayers(layers: Layers): void;
  onFind(system: SystemId | null): void;
}

/**
 * One button for search, layers and legend: with zoom and the small map in the lower right corner, on a phone alone in the
 * upper one. A phone has none while a headline is over its board.
 */
export const Tools = memo(function Tools({ layers, onLayers, onFind }: ToolsProps) {
  const t = useTranslate();
  const { size, id } = useLayout();
  const camera = useCamera();
  const isPhone = usePhone();
  const { staged } = useStage();
  const [shown, show] = useState<'finder' | 'legend' | null>(null);
  const corner = useRef<HTMLDivElement>(null);
  const close = () => {
    show(null);
    corner.current?.querySelector<HTMLElement>('button[aria-haspopup="menu"]')?.focus();
  };
  const isCovered = isPhone && staged !== null;
  return (
    <>
      <MoreTargets isHidden={isCovered} />
      <div ref={corner} className={cx(css.corner, isPhone && css.upper)} hidden={isCovered} data-map-tools="">
        {!isPhone && (
          <MiniMap size={size}>
            <Dots />
          </MiniMap>
        )}
        {shown === 'finder' && <Finder onFind={onFind} onClose={close} />}
        <div className={css.row}>
          {id === 'wide' && (
            <ZoomButtons
              labels={{ zoomIn: t('board.rb.zoomIn'), zoomOut: t('board.rb.zoomOut'), fit: t('board.rb.fit') }}
            />
          )}
          <MapMenu
            layers={layers}
            onLayers={onLayers}
            onWhole={() => camera.fit()}
            onFinder={() => show('finder')}
            onLegend={() => show('legend')}
          />
        </div>
      </div>
      <Legend open={shown === 'legend'} onOpenChange={(open) => (open ? show('legend') : close())} anchor={corner} />
    </>
  );
});

/** All systems as dots; those that can be pressed are larger. */
function Dots() {
  const { view } = useScene();
  const { centreOf } = useLayout();
  const chosen = useChosen();
  const pieces = chosen.piece === null ? [...piecesOf(chosen.decision).keys()] : [];
  const shown = shownOptions(chosen).flatMap(({ at, refused, noEffect }) =>
    at === undefined || refused || noEffect ? [] : [at],
  );
  const lit = new Set([...pieces, ...shown]);
  return boxOf(view).systems.map((id) => {
    const { x, y } = centreOf(id);
    const isLegal = lit.has(`place:${id}`);
    const isChosen = chosen.piece === `place:${id}`;
    const look = cx(css.dot, isLegal && css.legal, isChosen && css.chosen);
    return <circle key={id} className={look} cx={x} cy={y} r={isLegal || isChosen ? 26 : 18} />;
  });
}
