import type { Badge } from '@echo-base/protocol';
import type { PlayerLook } from './seat-looks.ts';

/** The colours of badges as discs, each with a pattern of its own. */
export const BADGE_LOOKS: Readonly<Record<Badge['colour'], PlayerLook>> = {
  orange: 'plain',
  violet: 'bars',
  blue: 'dots',
  green: 'ring',
};
