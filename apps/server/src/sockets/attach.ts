import type { SlidingWindow } from '../auth/sliding-window.ts';
import type { TokenBuckets } from '../auth/token-buckets.ts';
import type { MatchTimes } from '../clocks/match-times.ts';
import type { Invites } from '../lobby/invites.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Moderation } from '../lobby/moderation.ts';
import type { Load } from '../model/load.ts';
import type { Logger } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Registry } from '../play/registry.ts';
import { admissionOf } from './admission.ts';
import { dropSlowConsumers } from './backlog.ts';
import { createDispatch } from './dispatch.ts';
import { createHandlers } from './handlers.ts';
import { type Client, clientOf, type HubServer, playerRoom } from './hub.ts';
import type { LiveRooms } from './live.ts';
import type { Voices } from './voices.ts';

export interface SocketNeeds {
  readonly io: HubServer;
  readonly lobby: Lobby;
  readonly invites: Invites;
  readonly moderation: Moderation;
  readonly registry: Registry;
  readonly rooms: LiveRooms;
  readonly voices: Voices;
  readonly times: Pick<MatchTimes, 'now'>;
  readonly socketBuckets: TokenBuckets;
  readonly addressBuckets: TokenBuckets;
  /** Chat messages of each player, and of the watchers of each match and address. */
  readonly chatWindow: SlidingWindow;
  readonly crowdWindow: SlidingWindow;
  /** Plans of each player. */
  readonly planWindow: SlidingWindow;
  readonly load: Load;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** Attaches the dispatcher to every socket. Returns a function that stops the background checks. */
export function attachSockets(needs: SocketNeeds): () => void {
  const { io, rooms, socketBuckets: buckets, addressBuckets, log, metrics } = needs;
  const handlers = createHandlers(needs);
  const dispatch = createDispatch<Client>({
    handlers,
    buckets,
    addressBuckets,
    admit: admissionOf(needs),
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
