import type { Camera, Point } from '../../../kit/ui/surface/camera.ts';
import { areaOf } from './grid.ts';

interface InView {
  readonly points: readonly Point[];
  /** Space around the points, and more of it at the right, under the tools. */
  readonly around: number;
  readonly right?: number;
  /** The smallest scale at which places can be pressed. */
  readonly least: number;
  /** What is shown at that scale if not all of the points would be large enough; null: the view stays. */
  readonly instead: Point | null;
  /** Shows all points, however small. */
  readonly isWhole?: boolean;
  /** Pixels of the window over which words lie, at its upper and its lower edge. */
  readonly covered?: { readonly above: number; readonly below: number };
}

const NOTHING = { above: 0, below: 0 };

/**
 * Brings points into view, clear of what is covered: all of them if they are large enough then. Returns a function that goes
 * back unless the view has moved since; null if it stays.
 */
export function bringIn(
  camera: Pick<Camera, 'get' | 'show'>,
  { points, around, right, least, instead, isWhole, covered: { above, below } = NOTHING }: InView,
): (() => void) | null {
  const area = areaOf(points, around, right);
  const { width, height, scale } = camera.get();
  const fitting = Math.min(1, width / area.width, Math.max(1, height - above - below) / area.height);
  if (isWhole || fitting >= least) {
    const [over, under] = [above / fitting, below / fitting];
    return camera.show({ ...area, y: area.y - over, height: area.height + over + under }, 1);
  }
  if (!instead) return null;
  const larger = Math.max(scale, least);
  const [wide, high] = [width / larger, height / larger];
  const shift = (below - above) / 2 / larger;
  return camera.show({ x: instead.x - wide / 2, y: instead.y + shift - high / 2, width: wide, height: high }, larger);
}
