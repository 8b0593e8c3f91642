import { BASE_SPACE, SYSTEM_IDS, type SystemId } from '@echo-base/games/rebellion/client';
import { memo } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { MiniMap } from '../../../kit/ui/surface/mini-map.tsx';
import { ZoomButtons } from '../../../kit/ui/surface/zoom-buttons.tsx';
import { piecesOf, shownOptions } from '../../../question/selection/offered.ts';
import { useChosen } from '../../../question/selection/use-selection.ts';
import { useScene } from '../scene.ts';
import { Finder } from './finder.tsx';
import { centreOf, MAP } from './layout.ts';
import { Legend } from './legend/legend.tsx';
import { isSearching, locatedBaseOf } from './place-names.ts';
import * as css from './tools.module.css';

/** Layers of the map besides systems and leaders. */
export interface Layers {
  readonly units: boolean;
  /** The Empire's memory aid: possible places of the base. */
  readonly aid: boolean;
}

interface ToolsProps {
  layers: Layers;
  onLayers(layers: Layers): void;
  onFind(system: SystemId | null): void;
}

/** Search, switches and legend, zoom and the small map, in the left corners of the map, which have no systems. */
export const Tools = memo(function Tools({ layers, onLayers, onFind }: ToolsProps) {
  const t = useTranslate();
  const { view } = useScene();
  const { ruledOut } = view.probes;
  const open = ruledOut === null ? 0 : SYSTEM_IDS.length - ruledOut.length;
  return (
    <>
      <div className={cx(css.corner, css.views)}>
        <Finder onFind={onFind} />
        <IconButton
          framed
          className={css.button}
          icon="layers"
          label={t(layers.units ? 'board.rb.hideUnits' : 'board.rb.showUnits')}
          aria-pressed={!layers.units}
          onClick={() => onLayers({ ...layers, units: !layers.units })}
        />
        {isSearching(view) && (
          <IconButton
            framed
            className={css.button}
            icon="pin"
            label={t(layers.aid ? 'board.rb.hideAid' : 'board.rb.showAid', {
              count: open,
              system: t(`system.${locatedBaseOf(view) ?? BASE_SPACE}`),
            })}
            aria-pressed={layers.aid}
            onClick={() => onLayers({ ...layers, aid: !layers.aid })}
          />
        )}
        <Legend />
      </div>
      <div className={cx(css.corner, css.zoom)}>
        <MiniMap size={MAP}>
          <Dots />
        </MiniMap>
        <ZoomButtons
          labels={{ zoomIn: t('board.rb.zoomIn'), zoomOut: t('board.rb.zoomOut'), fit: t('board.rb.fit') }}
        />
      </div>
    </>
  );
});

/** All systems as dots; those that can be pressed are larger. */
function Dots() {
  const chosen = useChosen();
  const pieces = chosen.piece === null ? [...piecesOf(chosen.decision).keys()] : [];
  const shown = shownOptions(chosen).flatMap(({ at, refused, noEffect }) =>
    at === undefined || refused || noEffect ? [] : [at],
  );
  const lit = new Set([...pieces, ...shown]);
  return SYSTEM_IDS.map((id) => {
    const { x, y } = centreOf(id);
    const isLegal = lit.has(`place:${id}`);
    const isChosen = chosen.piece === `place:${id}`;
    const look = cx(css.dot, isLegal && css.legal, isChosen && css.chosen);
    return <circle key={id} className={look} cx={x} cy={y} r={isLegal || isChosen ? 26 : 18} />;
  });
}
