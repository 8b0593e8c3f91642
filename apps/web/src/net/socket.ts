import type { Answer, ClientEvent, ClientMessage, ProtocolError, ServerListeners } from '@echo-base/protocol';
import { io, type Socket } from 'socket.io-client';
import { create } from 'zustand';
import { forgetSession } from './api.ts';
import { CONNECT_PATIENCE_MS, pauseBefore } from './retry.ts';

/** Why a message was refused: by the server, or `offline` because no answer came in time. */
export type Refused = Omit<ProtocolError, 'code'> & { readonly code: ProtocolError['code'] | 'offline' };

/** What a message is answered with. */
export type Ack<E extends ClientEvent> = ({ ok: true } & Answer<E>) | { ok: false; error: Refused };

/** Messages of the client in socket.io's form. */
type ClientListeners = {
  [E in ClientEvent]: (message: ClientMessage<E>, acknowledge: (answer: Ack<E>) => void) => void;
};
type ClientSocket = Socket<ServerListeners, ClientListeners>;

/** How we stand with the server. */
interface Connection {
  readonly state: 'connecting' | 'online' | 'lost';
  /** Epoch milliseconds of the next try while lost. */
  readonly retryAt: number | null;
  /** What the server said when it went or turned us away, as a code of the protocol. */
  readonly reason: string | null;
}

export const useConnection = create<Connection>(() => ({ state: 'connecting', retryAt: null, reason: null }));

const OFFLINE: { ok: false; error: Refused } = { ok: false, error: { code: 'offline' } };

let socket: ClientSocket | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;
/** When the connection went, epoch milliseconds; null while it stands. */
let lostAt: number | null = null;

function connected(): ClientSocket {
  socket ??= build();
  return socket;
}

function build(): ClientSocket {
  const made: ClientSocket = io({
    path: '/socket.io',
    transports: ['websocket'],
    reconnection: false,
    autoConnect: false,
    timeout: CONNECT_PATIENCE_MS,
  });
  made.on('connect', () => {
    lostAt = null;
    useConnection.setState({ state: 'online', retryAt: null, reason: null });
  });
  made.on('disconnect', () => retry());
  made.on('connect_error', (error) => turnedAway(refusalIn(error)));
  made.on('going_away', () => useConnection.setState({ reason: 'going_away' }));
  globalThis.addEventListener?.('online', reconnect);
  globalThis.addEventListener?.('offline', () => made.disconnect());
  // Timers sleep in a hidden tab; whoever comes back to it does not wait for them.
  globalThis.document?.addEventListener('visibilitychange', () => document.hidden || reconnect());
  made.connect();
  return made;
}

/** The code a server that is up turned us away with; null where there was no server. */
function refusalIn(error: Error): string | null {
  const { data } = error as { data?: { code?: unknown } };
  return typeof data?.code === 'string' ? data.code : null;
}

function turnedAway(code: string | null): void {
  if (code !== null) useConnection.setState({ reason: code });
  if (code === 'no_session') forgetSession();
  retry(code !== null);
}

/** Tries again by ourselves, so that the banner can count down; seldom where the server is up and does not want us. */
function retry(isRefused = false): void {
  clearTimeout(waiting);
  lostAt ??= Date.now();
  const pause = pauseBefore(isRefused ? Number.POSITIVE_INFINITY : Date.now() - lostAt, Math.random());
  useConnection.setState({ state: 'lost', retryAt: Date.now() + pause });
  waiting = setTimeout(reconnect, pause);
}

/** Connects now, without waiting for the next try. */
export function reconnect(): void {
  clearTimeout(waiting);
  if (socket && !socket.connected) socket.connect();
}

/** Resolves when the socket is up, or after `patience` milliseconds in any case. */
function online(made: ClientSocket, patience: number): Promise<void> {
  if (made.connected) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    made.once('connect', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Sends one message and waits for the acknowledgement; `offline` when none came within `timeout` milliseconds. */
export async function emit<E extends ClientEvent>(
  event: E,
  message: ClientMessage<E>,
  timeout = 8_000,
): Promise<Ack<E>> {
  const made = connected();
  await online(made, timeout);
  if (!made.connected) return OFFLINE;
  return new Promise((resolve) => {
    const acknowledge = (error: Error | null, answer: Ack<E>) => resolve(error ? OFFLINE : answer);
    made.timeout(timeout).emit<ClientEvent>(event, ...([message, acknowledge] as never));
  });
}

/** Listens to one kind of message from the server. */
export function onServer<E extends keyof ServerListeners>(event: E, listener: ServerListeners[E]): void {
  connected().on<keyof ServerListeners>(event, listener);
}

/** Listens to every connection that is made. */
export function onConnect(listener: () => void): void {
  connected().on('connect', listener);
}
