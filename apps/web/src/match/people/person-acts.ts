import type { PersonAtTable } from '@echo-base/protocol';
import { passHost } from '../../kit/net/agreements.ts';
import { type ModerationAction, moderate } from '../../kit/net/moderation.ts';
import type { MatchSummary } from '../../kit/net/types.ts';

/** What can be done about a person: moderation, or to make them the host. */
export type PersonAction = ModerationAction | 'makeHost';

/** Actions on one person, for the host and for owners of the server. */
export function actionsFor(
  { seats, isHost, kicked, muted, unnamed, isMe }: PersonAtTable & { readonly isMe: boolean },
  { isOwner, isPlaying }: { readonly isOwner: boolean; readonly isPlaying: boolean },
): readonly PersonAction[] {
  if (isMe) return [];
  if (unnamed !== undefined) return [kicked ? 'readmit' : 'kick'];
  const actions: PersonAction[] = [];
  if (kicked) actions.push('readmit');
  // Only owners remove players in play.
  else if (isOwner || (!isHost && !(isPlaying && seats.length > 0))) actions.push('kick');
  actions.push(muted ? 'unmute' : 'mute');
  if (!isHost && !kicked && seats.length > 0) actions.push('makeHost');
  return actions;
}

/** Does it. */
export async function carryOut(matchId: string, person: string, action: PersonAction): Promise<void> {
  if (action === 'makeHost') await passHost(matchId, person);
  else await moderate(matchId, person, action);
}

/** Whether this is the reader; the list has no ids. */
export function isMe({ seats, isHost }: PersonAtTable, summary: MatchSummary): boolean {
  return seats.some((seat) => summary.mine?.includes(seat)) || (isHost && summary.isHost === true);
}
