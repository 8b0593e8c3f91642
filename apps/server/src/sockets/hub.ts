import type { Server as HttpServer } from 'node:http';
import type { ServerListeners } from '@echo-base/protocol';
import { Server, type Socket } from 'socket.io';
import { type Asking, addressOf } from '../auth/address.ts';
import type { Gate } from '../auth/gate.ts';
import { isOriginAllowed } from '../auth/origins.ts';
import { checkWelcome, type Session, type Sessions, tokenOf } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import { Refused, refusalOf } from '../refused.ts';
import type { Peer } from './dispatch.ts';

/** socket.io gives up a connection that sends more than this at once; up to there we answer `too_large`. */
const HARD_LIMIT = 1_000_000;
/** Sockets too many of an address that are still told so in the protocol; beyond they are turned away unheard. */
const TOLD = 20;

/** What we keep with a socket. */
interface SocketData {
  session: Session | null;
  /** Where it comes from, as limits count it. */
  address: string;
  /** Matches it watches. */
  watching: Set<string>;
}

type NoEvents = Record<string, never>;
export type HubServer = Server<NoEvents, ServerListeners, NoEvents, SocketData>;
export type HubSocket = Socket<NoEvents, ServerListeners, NoEvents, SocketData>;

/** A socket as the handlers see it. */
export interface Client extends Peer {
  readonly socket: HubSocket;
  /** Whose limits its guesses count for. */
  readonly actors: readonly string[];
}

export interface HubNeeds {
  readonly server: HttpServer;
  readonly config: Config;
  readonly sessions: Sessions;
  readonly gate: Gate;
}

/** The room of all sockets of one player. */
export function playerRoom(playerId: string): string {
  return `p:${playerId}`;
}

/** The room of all sockets of one session. */
export function sessionRoom(tokenHash: string): string {
  return `s:${tokenHash}`;
}

/** A connection below socket.io, which may never become a socket. */
type RawSocket = { readonly request: Asking; once(event: 'close', heard: () => void): void };

/** socket.io on the HTTP server: WebSocket only, allowed origins only, known sessions or none. */
export function createHub(needs: HubNeeds): HubServer {
  const { server, config, gate } = needs;
  const whereFrom = (request: Asking) => addressOf(request, config.trustProxy);
  const io: HubServer = new Server(server, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: HARD_LIMIT,
    connectTimeout: 10_000,
    allowRequest: (request, allow) => {
      const isAllowed = isOriginAllowed(config, request.headers);
      const isCrowded = gate.isCrowded(whereFrom(request), TOLD);
      allow(isAllowed ? 'too_many_sockets' : 'bad_origin', isAllowed && !isCrowded);
    },
  });
  io.engine.on('connection', (raw: RawSocket) => {
    const address = whereFrom(raw.request);
    gate.countSocket(address, 1);
    raw.once('close', () => gate.countSocket(address, -1));
  });
  io.use((socket, next) => {
    identify(socket, needs, whereFrom(socket.request)).then(
      () => next(),
      (error: unknown) => next(asConnectError(error)),
    );
  });
  return io;
}

/** A wrong token is refused rather than taken for nobody: the client must learn that its session is gone. */
async function identify(socket: HubSocket, { sessions, gate }: HubNeeds, address: string): Promise<void> {
  gate.checkSockets(address);
  const { auth, headers } = socket.handshake;
  const given: unknown = auth.token;
  const token = typeof given === 'string' && given !== '' ? given : tokenOf(headers);
  const session = await sessions.find(token);
  if (typeof given === 'string' && given !== '' && !session) throw new Refused('no_session');
  checkWelcome(session);
  if (gate.needsPassword && !session) throw new Refused('no_session');
  socket.data = { session, address, watching: new Set() };
  if (session) await socket.join([sessionRoom(session.tokenHash), playerRoom(session.player.id)]);
}

function asConnectError(error: unknown): Error {
  const refused = refusalOf(error);
  return Object.assign(new Error(refused.code), { data: refused.toError() });
}

/** The dispatcher's view of a socket. Nobodies share the credits of their address. */
export function clientOf(socket: HubSocket): Client {
  const { session, address } = socket.data;
  return {
    socket,
    actor: session ? session.player.id : `address ${address}`,
    actors: session ? [address, session.player.id] : [address],
    refuse: (event, error) => {
      socket.emit('refused', { event, error });
    },
    disconnect: () => {
      socket.disconnect(true);
    },
  };
}
