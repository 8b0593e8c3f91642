import { io, type Socket } from 'socket.io-client';
import { create } from 'zustand';
import { forgetSession } from './api.ts';
import { CONNECT_PATIENCE_MS, pauseBefore } from './retry.ts';
import type { Delta, Frame, MatchSummary, Said, Text, UndoClosed, UndoRequest } from './types.ts';

/** Why the server, or the lack of it, refused something. */
export interface Refused {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number | Text>>;
  readonly clause?: string;
}

interface Answers {
  watch: {
    viewers: readonly string[];
    frames: readonly Frame[];
    deltas: readonly Delta[];
    chat?: readonly Said[];
  };
  act: { version: number };
  undo: { version: number; requested?: true };
  answerUndo: { version: number };
  say: { seq: number };
  unwatch: object;
  ping: { at: number };
}
interface ServerEvents {
  connect: () => void;
  delta: (delta: Delta) => void;
  table: (table: { matchId: string; match: MatchSummary }) => void;
  said: (said: Said) => void;
  undoRequest: (request: UndoRequest) => void;
  undoClosed: (closed: UndoClosed) => void;
}

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

let socket: Socket | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;
/** When the connection went, epoch milliseconds; null while it stands. */
let lostAt: number | null = null;

function connected(): Socket {
  socket ??= build();
  return socket;
}

function build(): Socket {
  const made = io({
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

/** Drops the connection and makes a new one, for instance after signing in under another name. */
export function renewConnection(): void {
  socket?.disconnect();
  reconnect();
}

/** Resolves when the socket is up, or after `patience` milliseconds in any case. */
function online(made: Socket, patience: number): Promise<void> {
  if (made.connected) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    made.once('connect', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** What a message is answered with. */
export type Ack<E extends keyof Answers> = ({ ok: true } & Answers[E]) | { ok: false; error: Refused };

/** Sends one message and waits for the acknowledgement; `offline` when none came in time. */
export async function emit<E extends keyof Answers>(event: E, message: object, patience = 8_000): Promise<Ack<E>> {
  const made = connected();
  await online(made, patience);
  if (!made.connected) return OFFLINE;
  try {
    return await made.timeout(patience).emitWithAck(event, message);
  } catch {
    return OFFLINE;
  }
}

/** Hears one kind of message from the server. */
export function onServer<E extends keyof ServerEvents>(event: E, listener: ServerEvents[E]): void {
  connected().on(event as string, listener);
}
