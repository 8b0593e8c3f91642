import type { Badge } from '@echo-base/protocol';
import { badgeShape } from './badge-shapes.ts';
import { ShapePicture } from './marks.tsx';

/** The figure of a badge without a disc, hidden from screen readers. */
export default function BadgeFigure({ badge, size }: { badge: Badge; size: number }) {
  const shape = badgeShape(badge);
  return shape && <ShapePicture shape={shape} size={size} />;
}
