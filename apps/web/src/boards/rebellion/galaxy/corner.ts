import type { PlaceId } from '@echo-base/games/rebellion/client';
import type { View } from '../../../ui/surface/camera.ts';
import { centreOf } from './layout.ts';

/** Width and height that announcements cover in an upper corner of the board, and room for a planet's units. */
const COVERED = { width: 480, height: 420 } as const;

/** The upper corner of the board in which announcements cover fewer of these places; the right one on a tie. */
export function cornerFor(
  { x, y, scale, width }: Pick<View, 'x' | 'y' | 'scale' | 'width'>,
  places: readonly PlaceId[],
): 'left' | 'right' {
  const upper = places.map(centreOf).filter((centre) => y + centre.y * scale < COVERED.height);
  const left = upper.filter((centre) => x + centre.x * scale < COVERED.width).length;
  const right = upper.filter((centre) => x + centre.x * scale > width - COVERED.width).length;
  return width >= 2 * COVERED.width && left < right ? 'left' : 'right';
}
