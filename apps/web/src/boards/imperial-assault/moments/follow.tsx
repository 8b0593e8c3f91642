import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Emblem } from '../../../kit/ui/marks.tsx';
import type { Viewport } from '../../../kit/ui/surface/camera.ts';
import { useCamera, useViewport } from '../../../kit/ui/surface/surface.tsx';
import { type Shortcuts, useShortcuts } from '../../../kit/ui/use-shortcuts.ts';
import { useCameraWay } from '../../../question/log/camera-setting.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { useMarkedMoments, useStaged } from '../../../question/log/moments-context.ts';
import { idOf } from '../../../question/log/queue.ts';
import { useSelected } from '../../../question/selection/use-selection.ts';
import { CELL, type Point } from '../field/layout.ts';
import { markOf } from '../log/marks.ts';
import { useScene } from '../scene.ts';
import css from './moments.module.css';
import { pointOf } from './places.ts';

/** Scale at which the view goes to a place. */
const SCALE = 1.2;
/** After a moment the view stays so many milliseconds where it was. */
const STAY_MS = 600;

/** The points of a moment on the map: its place, and its ways from end to end. */
function usePoints(): (moment: Moment) => readonly Point[] {
  const { map, view } = useScene();
  return ({ at, ways = [] }) => {
    const targets = [
      ...(at === undefined ? [] : [at]),
      ...ways.flatMap(({ from, to, through = [] }) => [from, ...through, to]),
    ];
    return map ? targets.flatMap((target) => pointOf(target, map, view) ?? []) : [];
  };
}

/** The part of the map around points. */
function areaOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - 2 * CELL, Math.min(...ys) - 2 * CELL];
  return { x, y, width: Math.max(...xs) + 2 * CELL - x, height: Math.max(...ys) + 2 * CELL - y };
}

/** On which side of the window a point of the map is: `in` it, or beyond one of its edges. */
function sideOf({ x, y, scale, width, height }: Viewport, point: Point): 'in' | 'n' | 's' | 'w' | 'e' {
  const [left, top] = [x + point.x * scale, y + point.y * scale];
  const beyond = { w: -left, e: left - width, n: -top, s: top - height };
  const [side, by] = Object.entries(beyond).reduce((most, one) => (one[1] > most[1] ? one : most));
  return by > 0 ? (side as 'n') : 'in';
}

/** The view goes to each moment in front that is outside it, and comes back after the last. */
export function Follow() {
  const camera = useCamera();
  const way = useCameraWay((state) => state.way);
  const moment = useStaged()?.moment ?? null;
  const isChoosing = useSelected(({ picked, ready }) => picked.length > 0 || ready !== null);
  const { view } = useScene();
  const points = usePoints();
  const back = useRef<(() => void) | null>(null);
  const goThere = useEffectEvent(() => {
    // An attack in progress brings itself into view.
    if (!moment || way !== 'follow' || isChoosing || view.attack) return;
    const all = points(moment);
    if (all.length === 0 || all.every((point) => sideOf(camera.get(), point) === 'in')) return;
    back.current = camera.show(areaOf(all), SCALE);
  });
  const id = moment && idOf(moment);
  useEffect(() => {
    if (id !== null) {
      goThere();
      return;
    }
    const timer = setTimeout(() => {
      back.current?.();
      back.current = null;
    }, STAY_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return null;
}

/** A note at the edge of the view about the newest moment beyond it, with a button that shows it. */
export function EdgeChip() {
  const t = useTranslate();
  const camera = useCamera();
  const { view } = useScene();
  const way = useCameraWay((state) => state.way);
  const marked = useMarkedMoments();
  const points = usePoints();
  const [seen, setSeen] = useState<string | null>(null);
  const [back, setBack] = useState<(() => void) | null>(null);
  const last = marked.findLast((one) => points(one).length > 0) ?? null;
  const end = last && points(last).at(-1);
  const side = useViewport((viewport) => (end ? sideOf(viewport, end) : 'in'));
  const isShown = last !== null && way === 'chip' && side !== 'in' && seen !== idOf(last);
  const show = () => {
    if (back) {
      back();
      setBack(null);
    } else if (last) {
      setSeen(idOf(last));
      const end = camera.show(areaOf(points(last)), SCALE);
      setBack(() => end);
    }
  };
  const shortcuts: Shortcuts = back ? { z: show, Escape: show } : { z: show };
  useShortcuts(shortcuts, last !== null && way !== 'off');
  if (!isShown || !last) return null;
  const [first] = last.entries;
  const look = first ? markOf(first, view) : null;
  const what = t(last.title);
  return (
    <div className={cx(css.chip, css[side])} data-side={look ?? undefined} data-chip={side}>
      {(look === 'rebel' || look === 'empire') && <Emblem id={look} size={22} />}
      <span>{what}</span>
      <button type="button" onClick={show} aria-label={t('board.ia.moment.showIt', { what })} aria-keyshortcuts="Z">
        {t('board.ia.moment.show')}
      </button>
    </div>
  );
}
