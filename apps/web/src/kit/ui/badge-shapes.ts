import type { Badge } from '@echo-base/protocol';
import { PEOPLE } from './shapes/people.ts';
import type { Shape } from './shapes/shape.ts';
import { TROOPS } from './shapes/troops.ts';

/** The figures of badges; their shapes are loaded where a badge is shown first. */
export const BADGE_SHAPES: Readonly<Record<Badge['figure'], Shape>> = {
  ...PEOPLE,
  ...TROOPS,
};
