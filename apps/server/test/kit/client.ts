/**
 * Protocol client on the types and the delta code of packages/protocol, as the web client is. The one that shares no
 * code with the product is in `stranger.ts`.
 */
import {
  applyDelta,
  type Choice,
  type Decision,
  type Delta,
  type Frame,
  type ServerListeners,
} from '@echo-base/protocol';
import { io, type Socket } from 'socket.io-client';

// biome-ignore lint/suspicious/noExplicitAny: tests read answers whose shape they expect.
type Any = any;
/** Messages may be malformed. */
type ServerSocket = Socket<ServerListeners, Record<string, (...args: Any[]) => void>>;

interface Answer {
  status: number;
  headers: Headers;
  body: Any;
}

let ids = 0;

export class ProtocolClient {
  readonly base: string;
  readonly name: string;
  playerId = '';
  token = '';
  /** Its cookie, as a browser would send it. */
  cookie = '';
  socket: ServerSocket | undefined;
  /** Frames as rebuilt from deltas, by match and viewer. */
  readonly frames = new Map<string, Frame>();
  readonly deltas: Delta[] = [];
  readonly tables: Any[] = [];
  readonly refused: Any[] = [];
  readonly said: Any[] = [];
  /** Undo requests received. */
  readonly undoRequests: Any[] = [];
  readonly undoProgress: Any[] = [];
  readonly undoClosed: Any[] = [];
  /** Openings of invite links that the host was told of. */
  readonly openings: Any[] = [];
  readonly voices: Any[] = [];
  /** Standing orders received. */
  readonly standing: Any[] = [];
  /** Plans received. */
  readonly plans: Any[] = [];
  /** How often it was told that its lists have changed. */
  listed = 0;
  /** Deltas that did not follow on the local version. */
  gaps = 0;
  #wake: (() => void)[] = [];

  constructor(base: string, name: string) {
    this.base = base;
    this.name = name;
  }

  /** Creates a guest with an open socket. */
  static async join(base: string, name: string): Promise<ProtocolClient> {
    const client = await ProtocolClient.guest(base, name);
    await client.connect();
    return client;
  }

  /** Creates guests with open sockets, as a tuple in the order of their names. */
  static async joinAll<const N extends readonly string[]>(
    base: string,
    ...names: N
  ): Promise<{ -readonly [K in keyof N]: ProtocolClient }> {
    const clients = await Promise.all(names.map((name) => ProtocolClient.join(base, name)));
    return clients as { -readonly [K in keyof N]: ProtocolClient };
  }

  static async guest(base: string, name: string): Promise<ProtocolClient> {
    const client = new ProtocolClient(base, name);
    const { status, body, headers } = await client.api('POST', '/api/session', { name });
    if (status !== 201) throw new Error(`no session: ${JSON.stringify(body)}`);
    client.token = body.token;
    client.cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    client.playerId = body.playerId;
    return client;
  }

  /** The same player on another server or device. */
  at(base: string): ProtocolClient {
    const twin = new ProtocolClient(base, this.name);
    twin.token = this.token;
    twin.playerId = this.playerId;
    return twin;
  }

  async api(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  async connect(): Promise<void> {
    const socket: ServerSocket = io(this.base, {
      path: '/socket.io',
      transports: ['websocket'],
      forceNew: true,
      ...(this.token && { auth: { token: this.token } }),
    });
    this.socket = socket;
    socket.on('delta', (delta: Delta) => this.#apply(delta));
    socket.on('table', (table: Any) => {
      this.tables.push(table);
      this.#changed();
    });
    socket.on('said', (said: Any) => {
      this.said.push(said);
      this.#changed();
    });
    for (const [event, list] of [
      ['undoRequest', this.undoRequests],
      ['undoProgress', this.undoProgress],
      ['undoClosed', this.undoClosed],
      ['standing', this.standing],
      ['plan', this.plans],
      ['linkOpened', this.openings],
      ['voice', this.voices],
    ] as const) {
      socket.on(event, (news: Any) => {
        list.push(news);
        this.#changed();
      });
    }
    socket.on('listed', () => {
      this.listed += 1;
      this.#changed();
    });
    socket.on('refused', (refused: Any) => {
      this.refused.push(refused);
      this.#changed();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
  }

  close(): void {
    this.socket?.disconnect();
  }

  /** Sends a message. `onAnswer` runs before any later message of the server is handled. */
  async emit(event: string, message?: unknown, onAnswer: (answer: Any) => void = () => {}): Promise<Any> {
    const { socket } = this;
    if (!socket) throw new Error('not connected');
    return new Promise((resolve, reject) => {
      socket.timeout(20_000).emit(event, message, (error: Error | null, answer: Any) => {
        if (error) return reject(error);
        onAnswer(answer);
        resolve(answer);
      });
    });
  }

  frame(matchId: string, viewer: string): Frame | undefined {
    return this.frames.get(`${matchId} ${viewer}`);
  }

  /** Frames of a match. */
  framesOf(matchId: string): Frame[] {
    return [...this.frames.values()].filter((frame) => frame.matchId === matchId);
  }

  /** Watches; without `since` the frames are sent whole. */
  async watch(matchId: string, since?: Record<string, number>, inviteCode?: string): Promise<Any> {
    return this.emit('watch', { matchId, ...(since && { since }), ...(inviteCode && { inviteCode }) }, (answer) => {
      if (!answer.ok) return;
      for (const frame of answer.frames) this.frames.set(`${matchId} ${frame.viewer}`, structuredClone(frame));
      for (const delta of answer.deltas) this.#apply(delta);
      this.#changed();
    });
  }

  act(matchId: string, decision: Decision, choice: Choice, id = `a${++ids}`): Promise<Any> {
    return this.emit('act', { matchId, seat: decision.seat, decision: decision.id, choice, id });
  }

  undo(matchId: string, seat: string, id = `u${++ids}`): Promise<Any> {
    return this.emit('undo', { matchId, seat, id });
  }

  /** Replaces a seat's standing orders. */
  order(matchId: string, seat: string, orders: { kind: string; until: string }[]): Promise<Any> {
    return this.emit('standing', { matchId, seat, orders });
  }

  /** Shows the team what is picked for a decision but not sent. */
  plan(matchId: string, { seat, id }: Pick<Decision, 'seat' | 'id'>, picked: readonly string[]): Promise<Any> {
    return this.emit('plan', { matchId, seat, decision: id, picked });
  }

  /** Polls until the condition holds; rejects after `timeoutMs`. */
  async until(isTrue: () => boolean, what = 'it', timeoutMs = 20_000): Promise<void> {
    const end = Date.now() + timeoutMs;
    while (!isTrue()) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`timed out waiting for ${what}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 25));
        this.#wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  #changed(): void {
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }

  #apply(delta: Delta): void {
    this.deltas.push(delta);
    const key = `${delta.matchId} ${delta.viewer}`;
    const frame = this.frames.get(key);
    if (!frame) return;
    if (frame.version !== delta.from) {
      this.gaps += 1;
      return;
    }
    this.frames.set(key, applyDelta(frame, delta));
    this.#changed();
  }
}
