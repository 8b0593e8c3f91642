import type { ClientMessage } from '@echo-base/protocol';
import { type Ack, emit, type Refused } from './socket.ts';

/** How long one try may take before it is sent again under the same id. */
export const PATIENCE_MS = 8_000;
const SLOW_MS = 1_000;

type Event = 'act' | 'undo' | 'answerUndo' | 'standing';

/** A new id for a message that must be safe to repeat. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends until there is an answer; the id makes a repeat safe, also across a lost connection or a server restart.
 * Gives up when `isWanted` says that nobody waits for it any more.
 */
export async function insist<E extends Event>(
  event: E,
  message: ClientMessage<E>,
  isWanted: () => boolean = () => true,
): Promise<Ack<E>> {
  for (;;) {
    const answer = await emit(event, message, PATIENCE_MS);
    if (answer.ok || !isPassing(answer.error) || !isWanted()) return answer;
    if (answer.error.code === 'slow_down' || answer.error.code === 'unavailable')
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  }
}

function isPassing({ code }: Refused): boolean {
  return code === 'offline' || code === 'slow_down' || code === 'going_away' || code === 'unavailable';
}
