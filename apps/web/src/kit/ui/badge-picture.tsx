import type { Badge } from '@echo-base/protocol';
import { BADGE_LOOKS } from './badge-looks.ts';
import { badgeShape } from './badge-shapes.ts';
import { SeatToken } from './seat-token.tsx';

/** A figure on a disc in its colour and pattern, hidden from screen readers. */
export default function BadgePicture({ badge, size }: { badge: Badge; size: number }) {
  return <SeatToken look={BADGE_LOOKS[badge.colour]} bust={badgeShape(badge)} size={size} />;
}
