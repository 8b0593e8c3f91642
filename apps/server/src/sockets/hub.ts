import type { Server as HttpServer } from 'node:http';
import { MESSAGE_BYTES, type ServerListeners } from '@echo-base/protocol';
import { Server, type Socket } from 'socket.io';
import type { AbuseGuard } from '../auth/abuse-guard.ts';
import { addressOf, type RequestSource } from '../auth/address.ts';
import { isOriginAllowed } from '../auth/origins.ts';
import type { SessionCookie } from '../auth/session-cookie.ts';
import { checkNotBanned, type Session, type Sessions } from '../auth/sessions.ts';
import type { TokenBuckets } from '../auth/token-buckets.ts';
import type { Config } from '../config.ts';
import type { Load } from '../model/load.ts';
import type { SetupWarnings } from '../observability/setup-warnings.ts';
import { Refused, refusalOf } from '../refused.ts';
import type { Peer } from './dispatch.ts';
import { emptySentLists } from './sent-lists.ts';

/**
 * Message size beyond which the connection is closed before the message is parsed, which costs time; below it we answer
 * `too_large`.
 */
const HARD_LIMIT = 2 * MESSAGE_BYTES;
/** Bytes of a packet for one token: what parsing it costs grows with them. */
const TOKEN_BYTES = 4_096;
/** Most excess sockets of an address that still get an error message; beyond, they are rejected without one. */
const TOLD = 20;

/** Data of a socket. */
interface SocketData {
  session: Session | null;
  /** Client address for limits. */
  address: string;
  /** How each watched match is watched, by its id. */
  watching: Map<string, Watching>;
}

/** How a socket watches a match. */
export interface Watching {
  /** The invite code by which it does. */
  readonly inviteCode?: string | undefined;
  /** On a screen that others see: it gets what spectators get, and does not count as a player who is there. */
  readonly isScreen: boolean;
}

type NoEvents = Record<string, never>;
export type HubServer = Server<NoEvents, ServerListeners, NoEvents, SocketData>;
export type HubSocket = Socket<NoEvents, ServerListeners, NoEvents, SocketData>;

/** Socket as the handlers see it. */
export interface Client extends Peer {
  readonly socket: HubSocket;
  /** Actors for attempt limits. */
  readonly actors: readonly string[];
}

export interface HubNeeds {
  readonly server: HttpServer;
  readonly config: Config;
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly abuseGuard: AbuseGuard;
  /** Rate limit of requests by address, which handshakes share. */
  readonly httpBuckets: TokenBuckets;
  /** Rate limit of all that a connection sends, also of packets that are no message and reach no handler. */
  readonly frameBuckets: TokenBuckets;
  readonly load: Load;
  readonly warnings: SetupWarnings;
}

/** Room of all sockets of one player. */
export function playerRoom(playerId: string): string {
  return `p:${playerId}`;
}

/** Room of all sockets of one session. */
export function sessionRoom(tokenHash: string): string {
  return `s:${tokenHash}`;
}

/** Connection below socket.io, which may never become a socket. */
interface RawSocket {
  readonly id: string;
  readonly request: RequestSource;
  once(event: 'close', closed: () => void): void;
  on(event: 'packet', received: (packet: { readonly data?: string | Buffer }) => void): void;
  close(): void;
}

/** socket.io server: WebSocket only, with origin check and session check. */
export function createHub(needs: HubNeeds): HubServer {
  const { server, config, abuseGuard, httpBuckets, frameBuckets, warnings } = needs;
  const whereFrom = (request: RequestSource) => addressOf(request, config.trustProxy);
  const io: HubServer = new Server(server, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: HARD_LIMIT,
    connectTimeout: 10_000,
    // Sooner than the default of 25 + 20 s: players see within 18 s that another one has lost the connection.
    pingInterval: 10_000,
    pingTimeout: 8_000,
    allowRequest: (request, allow) => {
      const address = whereFrom(request);
      // A handshake costs a query, like a request.
      if (!httpBuckets.take(address).ok) return allow('slow_down', false);
      if (!isOriginAllowed(config, request.headers)) {
        warnings.originRefused(request.headers);
        return allow('bad_origin', false);
      }
      allow('too_many_sockets', !abuseGuard.hasTooManySockets(address, TOLD));
    },
  });
  io.engine.on('connection', (raw: RawSocket) => {
    const address = whereFrom(raw.request);
    abuseGuard.countSocket(address, 1);
    raw.once('close', () => abuseGuard.countSocket(address, -1));
  });
  countPackets(io, frameBuckets);
  emptySentLists(io.engine);
  io.use((socket, next) => {
    identify(socket, needs, whereFrom(socket.request)).then(
      () => next(),
      (error: unknown) => next(asConnectError(error)),
    );
  });
  io.on('connection', (socket) => void disconnectEnded(socket, needs.sessions));
  return io;
}

/** Counts packets before they are parsed, and closes a connection that sends too many; no further one of it is parsed. */
function countPackets(io: HubServer, buckets: TokenBuckets): void {
  const sockets = new WeakMap<object, HubSocket>();
  io.on('connection', (socket) => {
    sockets.set(socket.conn, socket);
  });
  io.engine.on('connection', (raw: RawSocket) => {
    raw.on('packet', ({ data }) => {
      const spent = buckets.take(raw.id, Math.ceil((data?.length || 1) / TOKEN_BYTES));
      if (spent.ok) return;
      const error = new Refused('slow_down', { retryAfter: spent.retryAfterS }).toError();
      sockets.get(raw)?.emit('refused', { event: '', error });
      raw.close();
    });
  });
}

/**
 * Disconnects a socket whose session was ended, or whose player was banned, during its handshake: until then no room has
 * it.
 */
async function disconnectEnded(socket: HubSocket, sessions: Sessions): Promise<void> {
  const { session } = socket.data;
  if (session && !(await sessions.isStillValid(session))) socket.disconnect(true);
}

/** Session check: a wrong token is refused, not ignored, so that the client learns that its session has ended. */
async function identify(socket: HubSocket, needs: HubNeeds, address: string): Promise<void> {
  const { sessions, cookie, abuseGuard, load } = needs;
  abuseGuard.checkSockets(address);
  const { auth, headers } = socket.handshake;
  const given: unknown = auth.token;
  const isGiven = typeof given === 'string' && given !== '';
  if (!isGiven && !cookie.isIn(headers)) await load.admit('newcomer');
  const session = isGiven ? await sessions.find(given) : ((await cookie.find(headers))?.session ?? null);
  if (isGiven && !session) throw new Refused('no_session');
  checkNotBanned(session);
  if (abuseGuard.needsPassword && !session) throw new Refused('no_session');
  socket.data = { session, address, watching: new Map() };
  if (session) await socket.join([sessionRoom(session.tokenHash), playerRoom(session.player.id)]);
}

function asConnectError(error: unknown): Error {
  const refused = refusalOf(error);
  return Object.assign(new Error(refused.code), { data: refused.toError() });
}

/** Socket as the dispatcher sees it. */
export function clientOf(socket: HubSocket): Client {
  const { session, address } = socket.data;
  return {
    socket,
    ...(session ? { actor: session.player.id } : { actor: `socket ${socket.id}`, address }),
    actors: session ? [address, session.player.id] : [address],
    refuse: (event, error) => {
      socket.emit('refused', { event, error });
    },
    disconnect: () => {
      socket.disconnect(true);
    },
  };
}
