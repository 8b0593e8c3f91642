import { PLACE_IDS, type PlaceId } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { Icon } from '../../../kit/ui/icons.tsx';
import type { Viewport } from '../../../kit/ui/surface/camera.ts';
import { useCamera, useViewport } from '../../../kit/ui/surface/surface.tsx';
import { DISC, type MapLayout } from './layout.ts';
import * as css from './more-targets.module.css';
import { areaOfTargets, FIRST_STEP, useTargets } from './targets-in-view.tsx';
import { useLayout } from './use-layout.ts';

type Edge = 'left' | 'right' | 'up' | 'down';

/** The targets outside the window, and the edge behind which most of them are, as one word; '' for none. */
export function outsideOf(
  { centreOf }: Pick<MapLayout, 'centreOf'>,
  places: readonly PlaceId[],
  { scale, x, y, width, height }: Viewport,
): string {
  const count = { left: 0, right: 0, up: 0, down: 0 };
  const outside = places.filter((id) => {
    const at = centreOf(id);
    const [left, top, r] = [x + at.x * scale, y + at.y * scale, DISC * scale];
    const [over, under] = [-(left - r), left + r - width];
    const [above, below] = [-(top - r), top + r - height];
    const most = Math.max(over, under, above, below);
    if (most <= 0) return false;
    const edge: Edge = most === over ? 'left' : most === under ? 'right' : most === above ? 'up' : 'down';
    count[edge] += 1;
    return true;
  });
  if (outside.length === 0) return '';
  const [edge] = Object.entries(count).toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return [edge, ...outside].join(' ');
}

const EDGES: readonly Edge[] = ['left', 'right', 'up', 'down'];

/** The edge that such a word begins with. */
export const edgeIn = (word: string): Edge | undefined => EDGES.find((one) => one === word.split(' ')[0]);

/** "2 more": targets outside the window; pressed, it shows them. */
export function MoreTargets({ isHidden }: { isHidden: boolean }) {
  const t = useTranslate();
  const camera = useCamera();
  const layout = useLayout();
  const places = useTargets();
  const word = useViewport((viewport) => outsideOf(layout, places, viewport));
  const edge = edgeIn(word);
  if (!edge || isHidden) return null;
  const outside = PLACE_IDS.filter((id) => word.split(' ').includes(id));
  const show = () => {
    const { width, height, scale, x, y } = camera.get();
    const near = { x: (width / 2 - x) / scale, y: (height / 2 - y) / scale };
    camera.show(areaOfTargets(layout, outside, near, { width, height }), FIRST_STEP);
  };
  return (
    <button type="button" className={css.chip} data-edge={edge} onClick={show} data-more-targets={outside.length}>
      <Icon name={edge} size={16} />
      {t('board.rb.moreTargets', { count: outside.length })}
    </button>
  );
}
