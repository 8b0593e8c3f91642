import { io, type Socket } from 'socket.io-client';
import { create } from 'zustand';
import type { Delta, Frame, MatchSummary, Text } from './types.ts';

/** Why the server, or the lack of it, refused something. */
export interface Refused {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number | Text>>;
  readonly clause?: string;
}

interface Answers {
  watch: { viewers: readonly string[]; frames: readonly Frame[]; deltas: readonly Delta[] };
  act: { version: number };
  undo: { version: number };
  unwatch: object;
  ping: { at: number };
}
interface ServerEvents {
  connect: () => void;
  delta: (delta: Delta) => void;
  table: (table: { matchId: string; match: MatchSummary }) => void;
}

/** How we stand with the server. */
interface Connection {
  readonly state: 'connecting' | 'online' | 'lost';
  /** Epoch milliseconds of the next try while lost. */
  readonly retryAt: number | null;
}

export const useConnection = create<Connection>(() => ({ state: 'connecting', retryAt: null }));

const OFFLINE: { ok: false; error: Refused } = { ok: false, error: { code: 'offline' } };
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 4_000;

let socket: Socket | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;
let tries = 0;

function connected(): Socket {
  socket ??= build();
  return socket;
}

function build(): Socket {
  const made = io({ path: '/socket.io', transports: ['websocket'], reconnection: false, autoConnect: false });
  made.on('connect', () => {
    tries = 0;
    useConnection.setState({ state: 'online', retryAt: null });
  });
  made.on('disconnect', retry);
  made.on('connect_error', retry);
  globalThis.addEventListener?.('online', reconnect);
  globalThis.addEventListener?.('offline', () => made.disconnect());
  made.connect();
  return made;
}

/** Tries again by ourselves, so that the banner can count down: 0.5 s, doubling up to 4 s. */
function retry(): void {
  clearTimeout(waiting);
  const pause = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries);
  tries += 1;
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
  tries = 0;
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

/** Sends one message and waits for the acknowledgement; `offline` when none came in time. */
export async function emit<E extends keyof Answers>(
  event: E,
  message: object,
  patience = 8_000,
): Promise<({ ok: true } & Answers[E]) | { ok: false; error: Refused }> {
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
