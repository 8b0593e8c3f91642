import type { PlaceId } from '@echo-base/games/rebellion/client';
import { type CSSProperties, useEffect } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import type { Viewport } from '../../../kit/ui/surface/camera.ts';
import { useCamera } from '../../../kit/ui/surface/surface.tsx';
import { useHighlighted, useShowRequest } from '../../../question/log/highlight.tsx';
import { useStaged, useTurningPoint } from '../../../question/log/moments-context.ts';
import { idOf } from '../../../question/log/queue.ts';
import { MomentMarks } from '../../kit/marks/moment-marks.tsx';
import { useChosenInView } from '../../kit/use-chosen-in-view.ts';
import { markOf } from '../log/headings.ts';
import { useAttempt } from '../mission/attempt.ts';
import { useScene } from '../scene.ts';
import { DISC, type Point } from './layout.ts';
import { placeOf } from './place-in-front.ts';
import * as css from './pointed-out.module.css';
import { useLayout } from './use-layout.ts';

/** Least scale at which a requested place, or a turning point, is shown. */
const READABLE = 1;
const CLOSE = 1.3;

/** Position of a place. */
function useStyle(place: PlaceId): CSSProperties {
  const { x, y } = useLayout().centreOf(place);
  return { left: x, top: y };
}

/** A ring and a wedge at a place. `fades`: it was requested, and disappears after a while. */
function Mark({ place, fades = false }: { place: PlaceId; fades?: boolean }) {
  const style = useStyle(place);
  return (
    <svg className={cx(css.lit, fades && css.fades)} style={style} aria-hidden="true" data-lit={place}>
      <circle r={DISC + 13} />
      <path d={`M0 ${-DISC - 26}l-6 -9h12z`} />
    </svg>
  );
}

/** Highlights of the log or a moment on the map: a named place, a movement, a turning point at its place. */
export function PointedOut() {
  const { centreOf } = useLayout();
  const camera = useCamera();
  const { view } = useScene();
  const shown = useShowRequest();
  const lit = placeOf(useHighlighted(), view);
  const asked = placeOf(shown?.target, view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request moves the view once.
  useEffect(() => {
    if (asked) camera.visit(centreOf(asked), READABLE);
  }, [shown]);
  return (
    <>
      {lit && <Mark place={lit} />}
      {asked && asked !== lit && <Mark key={shown?.number} place={asked} fades />}
      <Chosen />
      <TurningPoint />
    </>
  );
}

/** The place of a chosen option comes into view. */
function Chosen() {
  const { centreOf } = useLayout();
  const { view } = useScene();
  useChosenInView(({ at }) => {
    const place = placeOf(at, view);
    return place && centreOf(place);
  });
  return null;
}

/** Distance of rings and tracks from the centres of their places. */
const OUTSIDE = DISC + 13;
/** Scale at which a place is shown if its name cannot be read. */
const NAMED = 1;
/** Least scale at which the map has names. */
const HAS_NAMES = 0.8;
/** Pixels at the edges of the window in which a place is not seen well; the words about it lie over the upper edge. */
const EDGE = { x: 60, top: 130, bottom: 60 };

/** Whether the name and surroundings of a point of the map can be read where the view is. */
function isReadable({ scale, x, y, width, height }: Viewport, at: Point): boolean {
  const [left, top] = [x + at.x * scale, y + at.y * scale];
  const isAcross = left > EDGE.x && left < width - EDGE.x;
  return scale >= HAS_NAMES && isAcross && top > EDGE.top && top < height - EDGE.bottom;
}

/**
 * Marks of what others have done since the viewer's last act, and of the moment in front: under names and boxes, which stay
 * readable. The map moves to that moment if it cannot be read, and comes back once none is in front.
 */
export function Marks({ isShown }: { isShown: boolean }) {
  const camera = useCamera();
  const { centreOf, size } = useLayout();
  const { view } = useScene();
  const staged = useStaged();
  const isMissionPlayed = useAttempt() !== null;
  const place = placeOf(staged?.moment.at, view);
  const id = staged && idOf(staged.moment);
  // A turning point and a mission at its place have a view of their own.
  const goes = place !== null && staged?.moment.isTurningPoint !== true && !isMissionPlayed;
  useEffect(() => {
    if (id !== null && goes && !isReadable(camera.get(), centreOf(place))) camera.visit(centreOf(place), NAMED);
  }, [camera, id, place, goes, centreOf]);
  useEffect(() => {
    if (id === null) camera.comeBack();
  }, [camera, id]);
  // What is in front is shown anyway.
  if (!isShown && !staged) return null;
  return (
    <svg className={css.marks} {...size} aria-hidden="true">
      <MomentMarks
        pointOf={(target) => {
          const found = placeOf(target, view);
          return found && centreOf(found);
        }}
        lookOf={({ entries: [first] }) => (first ? markOf(first) : null)}
        isCombat={({ kind }) => kind === 'combat'}
        radius={OUTSIDE}
      />
    </svg>
  );
}

/** A base that is revealed, or a planet that is destroyed: the view moves there, and a wave of light spreads once. */
function TurningPoint() {
  const t = useTranslate();
  const camera = useCamera();
  const { centreOf } = useLayout();
  const { view } = useScene();
  const announced = useTurningPoint();
  const place = placeOf(announced?.at, view);
  const id = announced && idOf(announced);
  useEffect(() => {
    if (id !== null && place) camera.visit(centreOf(place), CLOSE);
  }, [camera, id, place, centreOf]);
  if (!announced || !place) return null;
  return (
    <div
      key={id}
      className={css.point}
      style={{ left: centreOf(place).x, top: centreOf(place).y }}
      data-turning-point={announced.kind}
    >
      <svg className={css.drawing} aria-hidden="true">
        <circle className={css.still} r={DISC + 10} />
        <circle className={css.wave} r={DISC + 10} />
        {announced.kind === 'destroyed' && SHARDS.map((shard) => <Shard key={shard.d} {...shard} />)}
        {announced.kind === 'base' && (
          <path className={css.chevron} d={`M0 ${-DISC - 22}l15 13-4 4-11-9.500-11 9.500-4-4z`} />
        )}
      </svg>
      <p className={css.tag}>{t({ key: `board.rb.news.${announced.kind}` })}</p>
    </div>
  );
}

/** Pieces of a planet, cut from its centre outwards, with their directions. */
const SHARDS = [
  { d: 'M0 0L-3 -16A17 17 0 0 1 11 -12z', x: 14, y: -40 },
  { d: 'M0 0L12 -12A17 17 0 0 1 17 3z', x: 44, y: -16 },
  { d: 'M0 0L17 4A17 17 0 0 1 6 16z', x: 36, y: 30 },
  { d: 'M0 0L5 16A17 17 0 0 1 -9 14z', x: -8, y: 44 },
  { d: 'M0 0L-10 14A17 17 0 0 1 -17 1z', x: -42, y: 20 },
  { d: 'M0 0L-17 0A17 17 0 0 1 -4 -16z', x: -34, y: -30 },
] as const;

function Shard({ d, x, y }: (typeof SHARDS)[number]) {
  return <path className={css.shard} d={d} style={{ '--fly': `translate(${x}px, ${y}px)` } as CSSProperties} />;
}
