import type { ClientMessage } from '@echo-base/protocol';
import { withoutReload } from './parts.ts';
import { type Ack, emit, type Refused } from './socket.ts';

/** Milliseconds before a message is resent under the same id. */
export const ACK_TIMEOUT_MS = 8_000;
const RETRY_MS = 1_000;

/** Refusals after which the same message may succeed a moment later. */
const LATER: ReadonlySet<string> = new Set(['slow_down', 'busy', 'unavailable']);

type Event = 'act' | 'undo' | 'answerUndo' | 'standing';

/** A new id for an idempotent message. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Resends until acknowledged or `isWanted` returns false; the id makes repeats safe across reconnects and restarts. */
export function sendUntilAcknowledged<E extends Event>(
  event: E,
  message: ClientMessage<E>,
  isWanted: () => boolean = () => true,
): Promise<Ack<E>> {
  return withoutReload(async () => {
    for (;;) {
      const answer = await emit(event, message, ACK_TIMEOUT_MS);
      if (answer.ok || !isTransient(answer.error) || !isWanted()) return answer;
      if (LATER.has(answer.error.code)) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  });
}

function isTransient({ code }: Refused): boolean {
  return code === 'offline' || code === 'going_away' || LATER.has(code);
}
