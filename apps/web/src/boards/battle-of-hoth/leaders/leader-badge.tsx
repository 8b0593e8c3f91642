import { LEADERS, type LeaderId } from '@echo-base/games/battle-of-hoth/client';
import { LeaderToken } from '../../../kit/ui/pieces/leader-token.tsx';
import { LEADER_ART } from '../pictures.ts';
import { colourOf } from '../scene.ts';

/** A leader as a token beside the name. */
export function LeaderBadge({ leader, size }: { readonly leader: LeaderId; readonly size?: number }) {
  return <LeaderToken side={colourOf(LEADERS[leader])} {...LEADER_ART[leader]} size={size} />;
}
