import type { Badge } from '@echo-base/protocol';
import { BADGE_SHAPES } from './badge-shapes.ts';
import { ShapePicture } from './marks.tsx';

/** The figure of a badge without a disc, hidden from screen readers. */
export default function BadgeFigure({ badge, size }: { badge: Badge; size: number }) {
  return <ShapePicture shape={BADGE_SHAPES[badge.figure]} size={size} />;
}
