import type { Answer, ClientEvent, ClientMessage, ProtocolError, ServerListeners } from '@echo-base/protocol';
import type { Socket } from 'socket.io-client';
import { create } from 'zustand';
import { answersRequests, reportBlockedSockets } from './api.ts';
import { forgetFailures, reasonOfFailure, SOCKETS_BLOCKED } from './blocked-sockets.ts';
import { checkAnswer, checkEvent } from './checked.ts';
import { Inbox } from './inbox.ts';
import { lazyValue } from './lazy-value.ts';
import { type Liveness, watchLiveness } from './liveness.ts';
import { reportLooking } from './looking.ts';
import { forgetSession, onNewSession } from './no-session.ts';
import { backoffMs } from './retry.ts';
import { steadyNow } from './steady-time.ts';

/** Why a message was refused: by the server, or `offline` if there was no answer in time. */
export type Refused = Omit<ProtocolError, 'code'> & { readonly code: ProtocolError['code'] | 'offline' };

/** Acknowledgement of a message. */
export type Ack<E extends ClientEvent> = ({ ok: true } & Answer<E>) | { ok: false; error: Refused };

/** Events sent by the client, in socket.io's form. */
type ClientListeners = {
  [E in ClientEvent]: (message: ClientMessage<E>, acknowledge: (answer: Ack<E>) => void) => void;
};
type ClientSocket = Socket<ServerListeners, ClientListeners>;

/** State of the connection. */
interface Connection {
  readonly state: 'connecting' | 'online' | 'lost';
  /** Time of the next attempt while disconnected, by `steadyNow`. */
  readonly retryAt: number | null;
  /** Why there is no connection: a code of the protocol from the server, or `SOCKETS_BLOCKED`. */
  readonly reason: string | null;
}

export const useConnection = create<Connection>(() => ({ state: 'connecting', retryAt: null, reason: null }));

const OFFLINE: { ok: false; error: Refused } = { ok: false, error: { code: 'offline' } };

let socket: ClientSocket | null = null;
let liveness: Liveness | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;
/** When the connection was lost, by `steadyNow`; null while connected. */
let lostAt: number | null = null;

/** The socket, which begins to connect once it is loaded. */
const opening = lazyValue(async () => {
  const { createSocket } = await import('./create-socket.ts');
  socket = createSocket();
  connect(socket);
  return socket;
});

function connect(created: ClientSocket): void {
  created.on('connect', () => {
    lostAt = null;
    forgetFailures();
    useConnection.setState({ state: 'online', retryAt: null, reason: null });
  });
  created.on('disconnect', () => retry());
  created.on('connect_error', (error) => connectionRefused(refusalIn(error)));
  created.on('going_away', () => useConnection.setState({ reason: 'going_away' }));
  globalThis.addEventListener?.('online', reconnect);
  globalThis.addEventListener?.('offline', () => created.disconnect());
  // Timers are throttled in a hidden tab; a tab that becomes visible reconnects at once.
  globalThis.document?.addEventListener('visibilitychange', () => document.hidden || reconnect());
  globalThis.addEventListener?.('pageshow', reconnect);
  // The server knows the session of a connection by its handshake.
  onNewSession(() => {
    created.disconnect();
    reconnect();
  });
  liveness = watchLiveness(created, () => {
    created.disconnect();
    reconnect();
  });
  reportLooking(created);
  created.connect();
}

/** The code of a server that refused the connection; null if there was no server. */
function refusalIn(error: Error): string | null {
  const { data } = error as { data?: { code?: unknown } };
  return typeof data?.code === 'string' ? data.code : null;
}

function connectionRefused(code: string | null): void {
  if (code !== null) useConnection.setState({ reason: code });
  if (code === 'no_session') forgetSession();
  retry(code !== null || useConnection.getState().reason === SOCKETS_BLOCKED);
  if (code === null) void findReason();
}

/** Finds out why the connection failed without an answer, as requests may still be answered. */
async function findReason(): Promise<void> {
  const reason = await reasonOfFailure({ answers: answersRequests, report: reportBlockedSockets });
  if (reason !== null && !socket?.connected) useConnection.setState({ reason });
}

/** Schedules the next attempt here and not in socket.io, so that the banner can count down; rarely after a refusal. */
function retry(isRefused = false): void {
  clearTimeout(waiting);
  lostAt ??= steadyNow();
  const pause = backoffMs(isRefused ? Number.POSITIVE_INFINITY : steadyNow() - lostAt, Math.random());
  useConnection.setState({ state: 'lost', retryAt: steadyNow() + pause });
  waiting = setTimeout(reconnect, pause);
}

/** Connects now, without waiting for the next attempt. */
export function reconnect(): void {
  clearTimeout(waiting);
  if (socket && !socket.connected) socket.connect();
}

/** Resolves with the socket when it is connected; null after `timeoutMs` milliseconds. */
function online(timeoutMs: number): Promise<ClientSocket | null> {
  if (socket?.connected) return Promise.resolve(socket);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), timeoutMs);
    void opening.load().then((created) => {
      const done = () => {
        clearTimeout(timer);
        resolve(created);
      };
      if (created.connected) done();
      else created.once('connect', done);
    });
  });
}

/** Sends one message and waits for its acknowledgement; `offline` after `timeout` milliseconds without one. */
export async function emit<E extends ClientEvent>(
  event: E,
  message: ClientMessage<E>,
  timeout = 8_000,
): Promise<Ack<E>> {
  const connected = await online(timeout);
  if (!connected?.connected) return OFFLINE;
  const answer = await new Promise<Ack<E> | null>((resolve) => {
    const answered = liveness?.expectAnswer();
    const acknowledge = (error: Error | null, given: Ack<E>) => {
      answered?.();
      resolve(error ? null : given);
    };
    connected.timeout(timeout).emit<ClientEvent>(event, ...([message, acknowledge] as never));
  });
  if (!answer) return OFFLINE;
  checkAnswer(event, answer);
  return answer;
}

const inbox = new Inbox();

/** Registers a handler for one event of the server. Bursts are handled in one task. */
export function onServer<E extends keyof ServerListeners>(event: E, listener: ServerListeners[E]): void {
  const handle = listener as (...message: unknown[]) => void;
  const add = (...message: unknown[]) =>
    inbox.add(() => {
      checkEvent(event, message[0]);
      handle(...message);
    });
  void opening.load().then((created) => created.on<keyof ServerListeners>(event, add));
}

/** Registers a handler for every new connection. */
export function onConnect(listener: () => void): void {
  void opening.load().then((created) => created.on('connect', listener));
}
