import type { HubServer } from './hub.ts';

/** Most bytes that may wait for one client: more than any answer, far less than what would hurt the server. */
const MOST_BYTES = 4_194_304;
const MOST_PACKETS = 5_000;
const LOOK_MS = 500;

/** Parts of an engine.io connection that are used. */
interface Connection {
  readonly writeBuffer: readonly { readonly data?: unknown }[];
  readonly transport: { readonly socket?: { readonly bufferedAmount?: number; terminate?(): void } };
  close(discard: boolean): void;
}

/** All connections, including those that are not sockets yet; private in engine.io's types. */
function connectionsOf(io: HubServer): Readonly<Record<string, Connection>> {
  return (io.engine as unknown as { readonly clients: Readonly<Record<string, Connection>> }).clients;
}

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return data.length;
  return ArrayBuffer.isView(data) ? data.byteLength : 0;
}

/** Bytes that wait for a client: in engine.io, and in its WebSocket. */
function backlogOf({ writeBuffer, transport }: Pick<Connection, 'writeBuffer' | 'transport'>): number {
  let bytes = transport.socket?.bufferedAmount ?? 0;
  for (const { data } of writeBuffer) bytes += sizeOf(data);
  return bytes;
}

/** Captures the open connections; calling the result terminates them, on a shutdown that does not wait. */
export function terminator(io: HubServer): () => void {
  const wires = Object.values(connectionsOf(io)).map(({ transport }) => transport.socket);
  return () => {
    for (const wire of wires) wire?.terminate?.();
  };
}

/**
 * Drops slow consumers: clients that answer pings but do not read messages would fill the memory. They reconnect and
 * catch up. `letGo` is called for each. Returns a function that stops the checks.
 */
export function dropSlowConsumers(io: HubServer, onDrop: () => void): () => void {
  const connections = connectionsOf(io);
  const timer = setInterval(() => {
    for (const connection of Object.values(connections)) {
      const isSlow = connection.writeBuffer.length > MOST_PACKETS || backlogOf(connection) > MOST_BYTES;
      if (!isSlow) continue;
      onDrop();
      const wire = connection.transport.socket;
      connection.close(true);
      // A regular close would wait behind the unread messages.
      wire?.terminate?.();
    }
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}
