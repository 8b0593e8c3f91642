import type { Phrase } from '@echo-base/protocol';
import { useChat } from './chat-store.ts';
import { withoutReload } from './parts.ts';
import { emit, type Refused } from './socket.ts';

type Sent = { readonly phrase: Phrase } | { readonly at: string };

/**
 * Sends a ready phrase, or points at a place of the board. It goes to the readers of the next message: the team, if there
 * is one and it is chosen, else all. Null once the server has it.
 */
export async function sendQuick(sent: Sent, team: string | null): Promise<Refused | null> {
  const { matchId, audience } = useChat.getState();
  if (matchId === null) return null;
  const toTeam = team !== null && audience === 'team' ? { audience: 'team' as const } : {};
  const answer = await withoutReload(() =>
    'at' in sent ? emit('point', { matchId, ...sent, ...toTeam }) : emit('react', { matchId, ...sent, ...toTeam }),
  );
  return answer.ok ? null : answer.error;
}
