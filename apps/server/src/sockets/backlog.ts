import type { HubServer } from './hub.ts';

/** What may wait for one client before it is let go: more than any answer, far less than what would hurt. */
const MOST_BYTES = 4_194_304;
const MOST_PACKETS = 5_000;
const LOOK_MS = 500;

/** As much of engine.io's connection as is looked at. */
interface Connection {
  readonly writeBuffer: readonly { readonly data?: unknown }[];
  readonly transport: { readonly socket?: { readonly bufferedAmount?: number; terminate?(): void } };
  close(discard: boolean): void;
}

/** All connections, also those that have not become sockets; engine.io's types keep them to itself. */
function connectionsOf(io: HubServer): Readonly<Record<string, Connection>> {
  return (io.engine as unknown as { readonly clients: Readonly<Record<string, Connection>> }).clients;
}

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return data.length;
  return ArrayBuffer.isView(data) ? data.byteLength : 0;
}

/** Bytes that wait for a client: with us, and with its WebSocket. */
function backlogOf({ writeBuffer, transport }: Pick<Connection, 'writeBuffer' | 'transport'>): number {
  let bytes = transport.socket?.bufferedAmount ?? 0;
  for (const { data } of writeBuffer) bytes += sizeOf(data);
  return bytes;
}

/** Ends every connection at once that is open now, when it is called; of a server that will not wait for them. */
export function hangUp(io: HubServer): () => void {
  const wires = Object.values(connectionsOf(io)).map(({ transport }) => transport.socket);
  return () => {
    for (const wire of wires) wire?.terminate?.();
  };
}

/**
 * Lets clients go that do not read what they are sent: it would pile up in memory for as long as they answer pings.
 * They lose nothing by it; who comes back is sent what was missed. Returns what ends the watch.
 */
export function watchBacklog(io: HubServer, letGo: () => void): () => void {
  const connections = connectionsOf(io);
  const timer = setInterval(() => {
    for (const connection of Object.values(connections)) {
      const isSlow = connection.writeBuffer.length > MOST_PACKETS || backlogOf(connection) > MOST_BYTES;
      if (!isSlow) continue;
      letGo();
      const wire = connection.transport.socket;
      connection.close(true);
      // A polite farewell would wait behind everything that is not read.
      wire?.terminate?.();
    }
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}
