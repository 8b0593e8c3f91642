import type { Services } from '../services.ts';
import { admissionOf } from './admission.ts';
import { dropSlowConsumers } from './backlog.ts';
import { createDispatch } from './dispatch.ts';
import { createHandlers } from './handlers.ts';
import { type Client, clientOf, type HubServer, playerRoom } from './hub.ts';

/** Attaches the dispatcher to every socket. Returns a function that stops the background checks. */
export function attachSockets(services: Services): () => void {
  const { io, rooms, looks, seen, socketBuckets: buckets, addressBuckets, log, metrics } = services;
  const handlers = createHandlers(services);
  const dispatch = createDispatch<Client>({
    handlers,
    buckets,
    addressBuckets,
    admit: admissionOf(services),
    log,
    metrics,
  });
  io.on('connection', (socket) => {
    metrics.sockets.inc();
    // The request of the handshake is not read any more; it would be kept for as long as the socket.
    Object.assign(socket.conn, { request: null });
    const client = clientOf(socket);
    socket.onAny((event: unknown, ...args: unknown[]) => void dispatch(client, event, args));
    socket.on('disconnect', () => {
      metrics.sockets.dec();
      rooms.gone(socket);
      const { session } = socket.data;
      if (!session) return;
      looks.leave({ playerId: session.player.id, socketId: socket.id });
      seen.note(session.player.id);
    });
  });
  return dropSlowConsumers(io, () => metrics.slowSockets.inc());
}

/** Renames a player in the data of their open sockets. */
export function renameSockets(io: HubServer, playerId: string, name: string): void {
  const { adapter, sockets } = io.of('/');
  for (const id of adapter.rooms.get(playerRoom(playerId)) ?? []) {
    const data = sockets.get(id)?.data;
    if (data?.session) data.session = { ...data.session, player: { ...data.session.player, name } };
  }
}
