import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf } from '../auth/address.ts';

/** Time within which a connection must send its first byte, in milliseconds. Node limits only what comes after it. */
const SILENT_MS = 10_000;
/** Connections of an address besides its sockets: browsers open up to six for requests. */
const SPARE = 500;

export interface ConnectionLimits {
  readonly socketsPerAddress: number;
  /** Behind a proxy all connections come from one address. */
  readonly trustProxy: boolean;
}

function endIfSilent(socket: Socket): void {
  if (socket.bytesRead === 0) socket.destroy();
}

/** Ends connections that say nothing, and those of an address that has too many. */
export function guardConnections(
  server: Server,
  { socketsPerAddress, trustProxy }: ConnectionLimits,
  silentMs = SILENT_MS,
): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressOf({ headers: {}, socket }, false);
    const count = (counts.get(address) ?? 0) + 1;
    if (!trustProxy && count > socketsPerAddress + SPARE) return socket.destroy();
    counts.set(address, count);
    // One turn later: after a long pause of the event loop, the timer is due before what has arrived is read.
    const silence = setTimeout(() => setImmediate(endIfSilent, socket), silentMs).unref();
    socket.once('close', () => {
      clearTimeout(silence);
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}
