import type { PlaceId } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Said } from '../../../kit/net/types.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { useCamera, useViewport } from '../../../kit/ui/surface/surface.tsx';
import { edgeIn, outsideOf } from '../galaxy/more-targets.tsx';
import { useLayout } from '../galaxy/use-layout.ts';
import * as css from './marks-outside.module.css';
import { markedPlace, useMarks } from './use-marks.ts';

/** At the edge of the window: the way to the newest mark of a mate that lies outside it; pressed, it shows the mark. */
export function MarksOutside() {
  const newest = useMarks().at(-1);
  const place = newest && markedPlace(newest);
  return place && <Pointer line={newest} place={place} />;
}

function Pointer({ line, place }: { line: Said; place: PlaceId }) {
  const t = useTranslate();
  const camera = useCamera();
  const layout = useLayout();
  const edge = edgeIn(useViewport((viewport) => outsideOf(layout, [place], viewport)));
  if (!edge) return null;
  return (
    <button
      type="button"
      className={css.pointer}
      data-edge={edge}
      data-mate={line.seat}
      data-mark-outside={place}
      onClick={() => camera.visit(layout.centreOf(place), 0)}
    >
      <Icon name={edge} size={16} />
      {t('board.rb.mate.here', { name: line.from })}
    </button>
  );
}
