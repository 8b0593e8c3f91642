import { useMatch } from './match-store.ts';
import { withoutReload } from './parts.ts';
import { emit, type Refused } from './socket.ts';
import type { SignalKind } from './types.ts';

/**
 * Tells the team something by key, as a line of its chat: about what has this name, a key of the title's texts, and is at
 * this target of the board. Null once the server has it.
 */
export async function signalTeam(kind: SignalKind, name: string, at: string): Promise<Refused | null> {
  const { matchId } = useMatch.getState();
  if (!matchId) return null;
  const answer = await withoutReload(() => emit('signal', { matchId, kind, name, at }));
  return answer.ok ? null : answer.error;
}
