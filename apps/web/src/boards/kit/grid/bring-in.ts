import type { Camera, Point } from '../../../kit/ui/surface/camera.ts';
import { areaOf } from './grid.ts';

interface InView {
  readonly points: readonly Point[];
  /** Space around the points, and more of it at the right, under the tools. */
  readonly around: number;
  readonly right?: number;
  /** The smallest scale at which places can be pressed. */
  readonly least: number;
  /** What is shown at that scale if not all of the points would be large enough. */
  readonly instead: Point;
  /** Shows all points, however small. */
  readonly isWhole?: boolean;
  /** Pixels of the window over which words lie, at its upper and its lower edge. */
  readonly covered?: { readonly above: number; readonly below: number };
}

const NOTHING = { above: 0, below: 0 };

/** Brings points into view, clear of what is covered: all of them if they are large enough then. */
export function bringIn(
  camera: Pick<Camera, 'get' | 'show' | 'visit'>,
  { points, around, right, least, instead, isWhole, covered: { above, below } = NOTHING }: InView,
): void {
  const area = areaOf(points, around, right);
  const { width, height, scale } = camera.get();
  const fitting = Math.min(1, width / area.width, Math.max(1, height - above - below) / area.height);
  if (isWhole || fitting >= least) {
    const [over, under] = [above / fitting, below / fitting];
    camera.show({ ...area, y: area.y - over, height: area.height + over + under }, 1);
    return;
  }
  const shift = (below - above) / 2 / Math.max(scale, least);
  camera.visit({ x: instead.x, y: instead.y + shift }, least);
}
