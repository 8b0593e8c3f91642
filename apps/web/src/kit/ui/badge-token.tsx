import type { Badge } from '@echo-base/protocol';
import { badgeShape } from './badge-shapes.ts';
import { SeatToken, type SeatTokenProps } from './seat-token.tsx';

/** The player of a seat in its look, as the figure of their badge. */
export default function BadgeToken({ badge, ...props }: SeatTokenProps & { readonly badge: Badge }) {
  return <SeatToken {...props} bust={badgeShape(badge)} />;
}
