import { PLACE_IDS, type PlaceId } from '@echo-base/games/rebellion/client';
import { useEffect, useRef } from 'react';
import { useCamera } from '../../../kit/ui/surface/surface.tsx';
import { useStage } from '../../../question/log/moments-context.ts';
import { shownOptions } from '../../../question/selection/offered.ts';
import type { Selection } from '../../../question/selection/selection.ts';
import { useSelected } from '../../../question/selection/use-selection.ts';
import type { Box, MapLayout, Point } from './layout.ts';
import { usePlaceInFront } from './place-in-front.ts';
import { useLayout } from './use-layout.ts';

/** Least distance in pixels of a target from the edge of the window. */
const MARGIN = 44;
/** Largest scale at which targets are shown: the first step from the whole galaxy. */
export const FIRST_STEP = 1;
/** Least scale at which names can be read. */
const NAMED = 0.87;

/** The places that a question offers. */
export function targetsOf({ decision, piece }: Pick<Selection, 'decision' | 'piece'>): readonly PlaceId[] {
  const shown = shownOptions({ decision, piece });
  const at = new Set(shown.flatMap(({ at, refused, noEffect }) => (refused || noEffect || !at ? [] : [at])));
  return PLACE_IDS.filter((id) => at.has(`place:${id}`));
}

/** Both as one word, so that a component rerenders only when they change. */
export const useTargets = (): readonly PlaceId[] => {
  const word = useSelected((selection) => targetsOf(selection).join(' '));
  return PLACE_IDS.filter((id) => word.split(' ').includes(id));
};

/** The smallest area with all these points, and room around them. */
function areaOf(points: readonly Point[], room: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/**
 * The area of the map that shows as many of these places as fit at a scale at which names can be read: all, or the ones
 * nearest to a point, which is shown too if it `counts`. `window`: its size in pixels.
 */
export function areaOfTargets(
  { centreOf }: Pick<MapLayout, 'centreOf'>,
  places: readonly PlaceId[],
  near: Point & { readonly counts?: boolean },
  window: { readonly width: number; readonly height: number },
): Box {
  const away = ({ x, y }: Point) => Math.hypot(x - near.x, y - near.y);
  const points = [...(near.counts ? [near] : []), ...places.map(centreOf)].toSorted((a, b) => away(a) - away(b));
  const room = MARGIN / FIRST_STEP;
  const fits = ({ width, height }: Box) => Math.min(window.width / width, window.height / height) >= NAMED;
  let shown = points.slice(0, 1);
  for (const point of points.slice(1)) {
    const more = [...shown, point];
    if (fits(areaOf(more, room))) shown = more;
  }
  return areaOf(shown, room);
}

/** Renders nothing: where the whole map shows no names, the places of a new question come into view. */
export function TargetsInView({ below }: { below: number }) {
  const camera = useCamera();
  const layout = useLayout();
  const { decision, piece } = useSelected(({ decision, piece }) => ({ decision, piece }));
  const places = targetsOf({ decision, piece });
  const shown = places.join(' ');
  // What happened is seen at its place first.
  const isPlayed = useStage().staged !== null;
  const front = usePlaceInFront();
  const about = `${decision?.id} ${piece} ${shown}`;
  const last = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question, piece and set of places.
  useEffect(() => {
    if (isPlayed || last.current === about) return;
    last.current = about;
    const { fit, width, height, scale, x, y } = camera.get();
    if (shown === '' || fit >= below || width === 0) return;
    // What is told in front of the question stays in view beside its places, until something is chosen.
    const near =
      front && piece === null
        ? { ...layout.centreOf(front), counts: true }
        : { x: (width / 2 - x) / scale, y: (height / 2 - y) / scale };
    return camera.show(areaOfTargets(layout, places, near, { width, height }), FIRST_STEP);
  }, [camera, layout, about, isPlayed]);
  return null;
}
