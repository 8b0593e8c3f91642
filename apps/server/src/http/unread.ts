import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Time in which some of an answer must be read, in milliseconds. */
const STUCK_MS = 30_000;
/** Most bytes of answers that may wait for their readers. */
const MOST_BYTES = 67_108_864;

export interface UnreadLimits {
  readonly stuckMs?: number;
  readonly mostBytes?: number;
}

interface Unread {
  readonly address: string;
  readonly bytes: number;
}

/**
 * Back-pressure of answers: ends connections whose client reads nothing of an answer for a time. Beyond a number of bytes
 * that wait in all, the oldest answer of the address with most of them is ended, so that others are still served. To be
 * called before the server has a listener that answers.
 */
export function guardAnswers(
  server: Server,
  addressOf: (request: IncomingMessage) => string,
  { stuckMs = STUCK_MS, mostBytes = MOST_BYTES }: UnreadLimits = {},
): void {
  const waiting = new Map<ServerResponse, Unread>();
  let total = 0;
  const done = (response: ServerResponse) => {
    total -= waiting.get(response)?.bytes ?? 0;
    waiting.delete(response);
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // The answer is complete and has been written as far as the client has read.
    response.once('prefinish', () => {
      const bytes = response.socket?.writableLength ?? 0;
      if (bytes === 0) return;
      waiting.set(response, { address: addressOf(request), bytes });
      total += bytes;
      response.once('close', () => done(response));
      // Node counts the time without progress.
      response.setTimeout(stuckMs, () => request.socket.destroy());
      while (total > mostBytes) {
        const longest = oldestOfMost(waiting);
        if (!longest) break;
        done(longest);
        longest.destroy();
      }
    });
  });
}

/** The oldest answer of the address for which most bytes wait. */
function oldestOfMost(waiting: ReadonlyMap<ServerResponse, Unread>): ServerResponse | undefined {
  const sums = new Map<string, number>();
  for (const { address, bytes } of waiting.values()) sums.set(address, (sums.get(address) ?? 0) + bytes);
  const most = Math.max(...sums.values());
  return [...waiting].find(([, { address }]) => sums.get(address) === most)?.[0];
}
