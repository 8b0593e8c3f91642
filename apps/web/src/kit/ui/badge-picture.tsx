import type { Badge } from '@echo-base/protocol';
import { BADGE_LOOKS } from './badge-looks.ts';
import { SeatToken } from './seat-token.tsx';
import { PEOPLE } from './shapes/people.ts';
import type { Shape } from './shapes/shape.ts';
import { TROOPS } from './shapes/troops.ts';

const SHAPES: Readonly<Record<Badge['figure'], Shape>> = {
  ...PEOPLE,
  ...TROOPS,
};

/** A figure on a disc in its colour and pattern, hidden from screen readers. */
export default function BadgePicture({ badge, size }: { badge: Badge; size: number }) {
  return <SeatToken look={BADGE_LOOKS[badge.colour]} bust={SHAPES[badge.figure]} size={size} />;
}
