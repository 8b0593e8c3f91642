import type { Server as HttpServer } from 'node:http';
import type { ServerListeners } from '@echo-base/protocol';
import { Server, type Socket } from 'socket.io';
import { isOriginAllowed } from '../auth/origins.ts';
import { type Session, type Sessions, tokenOf } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import { Refused } from '../refused.ts';
import type { Peer } from './dispatch.ts';

/** socket.io gives up a connection that sends more than this at once; up to there we answer `too_large`. */
const HARD_LIMIT = 1_000_000;

/** What we keep with a socket. */
export interface SocketData {
  session: Session | null;
  /** Matches it watches. */
  watching: Set<string>;
}

type NoEvents = Record<string, never>;
export type HubServer = Server<NoEvents, ServerListeners, NoEvents, SocketData>;
export type HubSocket = Socket<NoEvents, ServerListeners, NoEvents, SocketData>;

/** A socket as the handlers see it. */
export interface Client extends Peer {
  readonly socket: HubSocket;
}

export interface HubNeeds {
  readonly server: HttpServer;
  readonly config: Config;
  readonly sessions: Sessions;
}

/** The room of all sockets of one session. */
export function sessionRoom(tokenHash: string): string {
  return `s:${tokenHash}`;
}

/** socket.io on the HTTP server: WebSocket only, allowed origins only, known sessions or none. */
export function createHub({ server, config, sessions }: HubNeeds): HubServer {
  const io: HubServer = new Server(server, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: HARD_LIMIT,
    connectTimeout: 10_000,
    allowRequest: (request, allow) => {
      const isAllowed = isOriginAllowed(config, request.headers);
      allow(isAllowed ? null : 'bad_origin', isAllowed);
    },
  });
  io.use((socket, next) => {
    identify(socket, sessions).then(
      () => next(),
      (error: unknown) => next(asConnectError(error)),
    );
  });
  return io;
}

/** A wrong token is refused rather than taken for nobody: the client must learn that its session is gone. */
async function identify(socket: HubSocket, sessions: Sessions): Promise<void> {
  const { auth, headers } = socket.handshake;
  const given: unknown = auth.token;
  const token = typeof given === 'string' && given !== '' ? given : tokenOf(headers);
  const session = await sessions.find(token);
  if (typeof given === 'string' && given !== '' && !session) throw new Refused('no_session');
  socket.data = { session, watching: new Set() };
  if (session) await socket.join(sessionRoom(session.tokenHash));
}

function asConnectError(error: unknown): Error {
  const refused = error instanceof Refused ? error : new Refused('internal');
  return Object.assign(new Error(refused.code), { data: refused.toError() });
}

/** The dispatcher's view of a socket. Nobodies share the credits of their address. */
export function clientOf(socket: HubSocket): Client {
  const { session } = socket.data;
  return {
    socket,
    actor: session ? session.player.id : `address ${socket.handshake.address}`,
    refuse: (event, error) => {
      socket.emit('refused', { event, error });
    },
    disconnect: () => {
      socket.disconnect(true);
    },
  };
}
