import type { IncomingMessage } from 'node:http';

/** Beyond these, what was sent is not waited for. */
const BYTES = 8_000_000;
const MS = 2_000;

/**
 * Resolves when all of a request has come in, or enough was waited. Whoever is answered and hung up on while still
 * sending loses the answer: the network drops what has arrived when it tells the sender to stop.
 */
export function drained(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(end, MS);
    const count = (part: Buffer) => {
      bytes += part.length;
      if (bytes > BYTES) end();
    };
    function end(): void {
      clearTimeout(timer);
      request.off('data', count);
      resolve();
    }
    request.once('end', end).once('close', end).once('error', end);
    request.unpipe();
    request.on('data', count).resume();
  });
}
