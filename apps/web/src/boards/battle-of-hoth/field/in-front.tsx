import { useEffect, useRef } from 'react';
import type { Size, Viewport } from '../../../kit/ui/surface/camera.ts';
import { useCamera, useViewport } from '../../../kit/ui/surface/surface.tsx';
import { useStage, useStaged } from '../../../question/log/moments-context.ts';
import { useSelected } from '../../../question/selection/use-selection.ts';
import { bringIn } from '../../kit/grid/bring-in.ts';
import { useDicePlaces } from '../dice/snow-dice.tsx';
import { useScene } from '../scene.ts';
import { type Point, pointOf, SIDE } from './layout.ts';

/** Scale below which the field is too small to press; the camera starts larger then. */
export const SMALL = 0.6;
/** Space around hexes that are brought into view; at the right also for the tools over the field. */
export const AROUND = SIDE + 12;
export const TOOLS = 60;

/** Least scale of the place of a moment, where nothing is to be pressed. */
const SEEN = 0.5;
/**
 * The words of a moment in a window up to a size, in pixels: its headline, and below what it meant with its chances, which a low
 * window does not have.
 */
const WORDS = [
  { width: 720, height: 300, covered: { above: 56, below: 48 } },
  { width: 720, height: Number.POSITIVE_INFINITY, covered: { above: 92, below: 104 } },
] as const;
const coveredIn = ({ width, height }: Size) => WORDS.find((one) => width < one.width && height < one.height)?.covered;

const NOTHING = { above: 0, below: 0 };

/** Half of a hex with its ring. */
const HALF = SIDE / 2 + 12;

/** Whether points are large enough in the window, and clear of its words and tools. */
function areInView({ x, y, scale, width, height }: Viewport, points: readonly Point[], covered = NOTHING): boolean {
  const half = HALF * scale;
  const isWithin = (at: number, from: number, to: number) => at - half >= from && at + half <= to;
  return (
    scale >= SEEN &&
    points.every(
      (point) =>
        isWithin(x + point.x * scale, 0, width - TOOLS) &&
        isWithin(y + point.y * scale, covered.above, height - covered.below),
    )
  );
}

/**
 * In a window too small for the field, the place of the moment in front comes into view, clear of its words, with room for
 * its dice. The view stays there until a moment somewhere else, and returns to where its reader left it after the last one.
 */
export function InFront() {
  const camera = useCamera();
  const { near } = useScene();
  const staged = useStaged();
  const back = useRef<(() => void) | null>(null);
  // A moment that is read has its words beside the field.
  const isPlayed = useStage().staged !== null;
  // The board gets lower with the result if the next question comes with it.
  const played = useViewport(({ height }) => (isPlayed ? height : 0));
  const dice = useDicePlaces(staged);
  const moment = staged?.moment;
  const ends = [moment?.at, ...(moment?.about ?? []), ...(moment?.ways ?? []).flatMap(({ from, to }) => [from, to])];
  const places = ends.flatMap((target) => (target && pointOf(target, near)) || []);
  const points = [...places, ...dice];
  // The dice follow the scale, which this changes.
  const shown = places.map(({ x, y }) => `${x} ${y}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per moment and place.
  useEffect(() => {
    const [first] = points;
    const window = camera.get();
    if (!moment || !first || window.fit >= SMALL) return;
    const covered = isPlayed ? coveredIn(window) : undefined;
    if (areInView(window, points, covered)) return;
    const isOrder = moment.kind === 'card';
    // Units that are ordered are seen all at once, however small, by who reads it: what is played stays near.
    const how = { instead: isOrder && isPlayed ? null : first, isWhole: isOrder && !isPlayed };
    const goBack = bringIn(camera, {
      points,
      around: AROUND,
      right: TOOLS,
      least: SEEN,
      ...how,
      ...(covered && { covered }),
    });
    if (!goBack) return;
    const before = back.current;
    back.current = () => {
      goBack();
      before?.();
    };
  }, [moment?.kind, moment?.from, shown, played]);
  // Not on the way to the next question, which brings its own hexes into view.
  const isBusy = useSelected(({ busy }) => busy);
  const isOver = !moment && !isBusy;
  useEffect(() => {
    if (!isOver) return;
    back.current?.();
    back.current = null;
  }, [isOver]);
  return null;
}
