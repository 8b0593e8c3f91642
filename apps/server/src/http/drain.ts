import type { IncomingMessage } from 'node:http';

/** Most bytes that are read and discarded. */
const BYTES = 8_000_000;
const MS = 2_000;

/**
 * Reads the rest of a request and discards it, up to a limit. Closing the connection while the client is still sending
 * would lose the answer: the reset makes the client's network stack drop received data.
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
