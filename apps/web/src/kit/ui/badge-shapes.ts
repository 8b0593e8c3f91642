import type { Badge } from '@echo-base/protocol';
import { PEOPLE } from './shapes/people.ts';
import type { Shape } from './shapes/shape.ts';
import { TROOPS } from './shapes/troops.ts';

const BADGE_SHAPES: Readonly<Record<Badge['figure'], Shape>> = {
  ...PEOPLE,
  ...TROOPS,
};

/** The shape of a badge's figure; undefined for one of a later version. Shapes are loaded where a badge is shown first. */
export const badgeShape = ({ figure }: Badge): Shape | undefined => BADGE_SHAPES[figure];
