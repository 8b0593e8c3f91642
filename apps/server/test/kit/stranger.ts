/** Independent client, written from the protocol's page alone: fetch, socket.io-client and a small JSON Patch. */
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { applyChange, type LogChange, type PatchOp } from './patch.ts';

export type Choice = string | string[] | number;
interface ErrorBody {
  code: string;
  params?: Record<string, unknown>;
  clause?: string;
}
export interface Decision {
  id: string;
  seat: string;
  shape: 'one' | 'some' | 'number';
  min?: number;
  max?: number;
  options: { key: string; refused?: ErrorBody }[];
  canUndo?: boolean;
}
export interface Frame {
  matchId: string;
  viewer: string;
  version: number;
  view: unknown;
  decisions: Decision[];
  log: { seq: number; key: string }[];
  logLength: number;
  waitingFor: string[];
  outcome?: unknown;
}
export interface Delta {
  matchId: string;
  viewer: string;
  from: number;
  to: number;
  ops: PatchOp[];
  log?: LogChange;
}
export interface Reply {
  ok: boolean;
  error?: ErrorBody;
  version?: number;
  viewers?: string[];
  frames?: Frame[];
  deltas?: Delta[];
}
export interface HttpReply<T> {
  status: number;
  body: T & { error?: ErrorBody };
}
export interface NewMatch {
  matchId: string;
  inviteCode: string;
  seedHash: string;
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

export class Player {
  readonly url: string;
  token: string | null;
  socket: Socket | undefined;
  /** Deltas received. */
  readonly deltas: Delta[] = [];
  /** Names of events received, except for deltas. */
  readonly events: string[] = [];
  readonly #frames = new Map<string, Frame>();
  #fault: Error | undefined;
  #wake: (() => void)[] = [];

  constructor(url: string, token: string | null = null) {
    this.url = url;
    this.token = token;
  }

  /** Creates a session with an open socket. */
  static async enter(url: string, name: string): Promise<Player> {
    const player = new Player(url);
    const { status, body } = await player.http<{ token: string }>('POST', '/api/session', { name });
    if (status !== 201) throw new Error(`no session: ${JSON.stringify(body)}`);
    player.token = body.token;
    await player.connect();
    return player;
  }

  /** A second device of the same session. */
  async twin(): Promise<Player> {
    const twin = new Player(this.url, this.token);
    await twin.connect();
    return twin;
  }

  async http<T = unknown>(method: string, path: string, body?: unknown): Promise<HttpReply<T>> {
    for (;;) {
      const headers = {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      };
      const response = await fetch(this.url + path, { method, headers, body: JSON.stringify(body) ?? null });
      if (response.status !== 429)
        return { status: response.status, body: (await response.json()) as HttpReply<T>['body'] };
      await response.arrayBuffer();
      await wait(Number(response.headers.get('retry-after') ?? 1));
    }
  }

  /** Opens a socket; watches nothing yet. */
  async connect(): Promise<void> {
    this.close();
    const auth = this.token ? { auth: { token: this.token } } : {};
    const socket = io(this.url, { transports: ['websocket'], forceNew: true, reconnection: false, ...auth });
    this.socket = socket;
    socket.on('delta', (delta: Delta) => this.#guard(() => this.#take(delta)));
    socket.onAny((event: string) => {
      if (event !== 'delta') this.events.push(event);
      this.#changed();
    });
    socket.on('disconnect', () => this.#changed());
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
  }

  close(): void {
    this.socket?.disconnect();
  }

  /** Sends an event; waits and resends on slow_down. Rejects if the connection is lost. */
  async send(event: string, message: object, taken: (reply: Reply) => void = () => undefined): Promise<Reply> {
    for (;;) {
      const reply = await this.#once(event, message, taken);
      if (reply.error?.code !== 'slow_down') return reply;
      await wait(Number(reply.error.params?.retryAfter ?? 1));
    }
  }

  /** `taken` runs before any message sent after the answer. */
  #once(event: string, message: object, taken: (reply: Reply) => void): Promise<Reply> {
    const { socket } = this;
    if (!socket?.connected) return Promise.reject(new Error('not connected'));
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error('connection lost'));
      socket.once('disconnect', gone);
      socket.timeout(15_000).emit(event, message, (error: Error | null, reply: Reply) => {
        socket.off('disconnect', gone);
        if (error) return reject(error);
        this.#guard(() => taken(reply));
        resolve(reply);
      });
    });
  }

  /** Watches; with `since` the server sends only what was missed, if its history reaches back that far. */
  watch(matchId: string, since?: Record<string, number>): Promise<Reply> {
    return this.send('watch', { matchId, ...(since && { since }) }, (reply) => {
      for (const frame of reply.frames ?? []) this.#frames.set(`${matchId} ${frame.viewer}`, structuredClone(frame));
      for (const delta of reply.deltas ?? []) this.#take(delta);
      this.#changed();
    });
  }

  /** Reconnects and catches up with the match. */
  async resume(matchId: string): Promise<Reply> {
    await this.connect();
    return this.watch(matchId, this.versions(matchId));
  }

  act(matchId: string, { seat, id: decision }: Decision, choice: Choice, id: string = randomUUID()): Promise<Reply> {
    return this.send('act', { matchId, seat, decision, choice, id });
  }

  undo(matchId: string, seat: string, id: string = randomUUID()): Promise<Reply> {
    return this.send('undo', { matchId, seat, id });
  }

  frames(matchId: string): Frame[] {
    return [...this.#frames.values()].filter((frame) => frame.matchId === matchId);
  }

  /** The only frame of a session with one seat. */
  frame(matchId: string): Frame {
    this.check();
    const [frame] = this.frames(matchId);
    if (!frame) throw new Error('watches no match');
    return frame;
  }

  versions(matchId: string): Record<string, number> {
    return Object.fromEntries(this.frames(matchId).map((frame) => [frame.viewer, frame.version]));
  }

  /** Throws the error of a message that no caller waited for. */
  check(): void {
    if (this.#fault) throw this.#fault;
  }

  async until(isSo: () => boolean, what: string, timeoutMs = 15_000): Promise<void> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      this.check();
      if (isSo()) return;
      const left = end - Date.now();
      if (left <= 0) throw new Error(`timed out waiting for ${what}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  #guard(job: () => void): void {
    try {
      job();
    } catch (error) {
      this.#fault ??= error as Error;
      this.#changed();
    }
  }

  #changed(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  #take(delta: Delta): void {
    this.deltas.push(structuredClone(delta));
    const frame = this.#frames.get(`${delta.matchId} ${delta.viewer}`);
    if (!frame) throw new Error(`a delta for ${delta.viewer}, for which there is no frame`);
    if (frame.version !== delta.from) throw new Error(`${delta.viewer} has ${frame.version}, delta from ${delta.from}`);
    applyChange(frame, delta);
    frame.version = delta.to;
    this.#changed();
  }
}
