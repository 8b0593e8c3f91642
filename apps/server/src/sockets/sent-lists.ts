import type { Server } from 'socket.io';

/**
 * Empties the lists of packets that engine.io has sent. Each has waited, empty, since the message before, so that V8 has
 * moved it to the old generation, where everything it holds counts as alive until the next major collection: half of
 * what outlived the young collections were packets.
 */
export function emptySentLists(engine: Server['engine']): void {
  let flushed: unknown[] = [];
  engine.on('flush', (_socket: unknown, packets: unknown[]) => {
    flushed = packets;
  });
  // A WebSocket has taken all packets of its list by then.
  engine.on('drain', () => {
    flushed.length = 0;
  });
}
