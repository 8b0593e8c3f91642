/** A player that knows the protocol's page and nothing else: fetch, socket.io-client and a small JSON Patch. */

import { io, type Socket } from 'socket.io-client';
import { testRandom } from '../../../scripts/test-seed.ts';
import { applyChange, type LogChange, type PatchOp } from './support/patch.ts';

interface Option {
  key: string;
  refused?: { code: string };
  costs?: Readonly<Record<string, number>>;
}
export interface Decision {
  id: string;
  seat: string;
  shape: 'one' | 'some' | 'number';
  min?: number;
  max?: number;
  options: Option[];
  budgets?: readonly { id: string; limit: number }[];
  declines?: { kind: string; choice: string };
}
export interface Frame {
  matchId: string;
  viewer: string;
  version: number;
  view: unknown;
  decisions: Decision[];
  canUndo: boolean;
  log: { seq: number; key: string }[];
  logLength: number;
  waitingFor: string[];
  outcome?: { winners: string[] };
}
export interface Delta {
  matchId: string;
  viewer: string;
  from: number;
  to: number;
  ops: PatchOp[];
  log?: LogChange;
}
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into by tests that expect a certain shape.
type Any = any;
export type Choice = string | string[] | number;

export interface Answer {
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
  socket: Socket | undefined;
  /** Frames as rebuilt from deltas, by match and viewer. */
  readonly frames = new Map<string, Frame>();
  readonly deltas: Delta[] = [];
  readonly tables: Any[] = [];
  readonly refused: Any[] = [];
  readonly said: Any[] = [];
  /** What it was asked and told about undoing. */
  readonly undoRequests: Any[] = [];
  readonly undoClosed: Any[] = [];
  /** What it was sent about its standing orders. */
  readonly standing: Any[] = [];
  /** Deltas that did not follow on what was there. */
  gaps = 0;
  #wake: (() => void)[] = [];

  constructor(base: string, name: string) {
    this.base = base;
    this.name = name;
  }

  /** A new guest with an open socket. */
  static async join(base: string, name: string): Promise<ProtocolClient> {
    const client = await ProtocolClient.guest(base, name);
    await client.connect();
    return client;
  }

  /** Several guests with open sockets, as a tuple in the order of their names. */
  static async joinAll<const N extends readonly string[]>(
    base: string,
    ...names: N
  ): Promise<{ -readonly [K in keyof N]: ProtocolClient }> {
    const clients = await Promise.all(names.map((name) => ProtocolClient.join(base, name)));
    return clients as { -readonly [K in keyof N]: ProtocolClient };
  }

  static async guest(base: string, name: string): Promise<ProtocolClient> {
    const client = new ProtocolClient(base, name);
    const { status, body } = await client.api('POST', '/api/session', { name });
    if (status !== 201) throw new Error(`no session: ${JSON.stringify(body)}`);
    client.token = body.token;
    client.playerId = body.playerId;
    return client;
  }

  /** The same player on another server or another device. */
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
    const socket = io(this.base, {
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
      ['undoClosed', this.undoClosed],
      ['standing', this.standing],
    ] as const) {
      socket.on(event, (news: Any) => {
        list.push(news);
        this.#changed();
      });
    }
    socket.on('refused', (refused: Any) => this.refused.push(refused));
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
  }

  close(): void {
    this.socket?.disconnect();
  }

  async emit(event: string, message?: unknown): Promise<Any> {
    if (!this.socket) throw new Error('not connected');
    return this.socket.timeout(20_000).emitWithAck(event, message);
  }

  frame(matchId: string, viewer: string): Frame | undefined {
    return this.frames.get(`${matchId} ${viewer}`);
  }

  /** Frames of a match. */
  framesOf(matchId: string): Frame[] {
    return [...this.frames.values()].filter((frame) => frame.matchId === matchId);
  }

  /** Watches; without `since` everything is sent anew. */
  async watch(matchId: string, since?: Record<string, number>): Promise<Any> {
    const answer = await this.emit('watch', { matchId, ...(since && { since }) });
    if (answer.ok) {
      for (const frame of answer.frames) this.frames.set(`${matchId} ${frame.viewer}`, structuredClone(frame));
      for (const delta of answer.deltas) this.#apply(delta);
      this.#changed();
    }
    return answer;
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

  /** Waits until something true becomes so. */
  async until(isTrue: () => boolean, what = 'it', patienceMs = 20_000): Promise<void> {
    const end = Date.now() + patienceMs;
    while (!isTrue()) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`waited in vain for ${what}`);
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
    // Changes are applied in place; a decision that a test holds must not get the id of the next one.
    frame.decisions = structuredClone(frame.decisions);
    applyChange(frame, delta);
    frame.version = delta.to;
    this.#changed();
  }
}

/** Any choice that is not refused. */
export function randomChoice(decision: Decision, luck: () => number = testRandom): Choice {
  const keys = decision.options.filter((option) => !option.refused).map((option) => option.key);
  const min = decision.min ?? 0;
  const max = decision.max ?? 0;
  if (decision.shape === 'number') return min + Math.floor(luck() * (max - min + 1));
  if (decision.shape === 'one') {
    const key = keys[Math.floor(luck() * keys.length)];
    if (key === undefined) throw new Error(`nothing to choose in ${decision.id}`);
    return key;
  }
  const shuffled = keys.map((key) => [luck(), key] as const).sort(([a], [b]) => a - b);
  const most = min + Math.floor(luck() * (max - min + 1));
  return withinBudgets(
    decision,
    shuffled.map(([, key]) => key),
    most,
  );
}

/** The keys in their order as far as the budgets allow; keys that give room come first. */
function withinBudgets({ budgets = [], options }: Decision, keys: readonly string[], most: number): string[] {
  const costOf = (key: string, budget: string) => options.find((one) => one.key === key)?.costs?.[budget] ?? 0;
  const givesRoom = (key: string) => budgets.some(({ id }) => costOf(key, id) < 0);
  const chosen: string[] = [];
  for (const key of [...keys.filter(givesRoom), ...keys.filter((one) => !givesRoom(one))]) {
    const now = [...chosen, key];
    const sum = (budget: string) => now.reduce((all, one) => all + costOf(one, budget), 0);
    if (chosen.length < most && budgets.every(({ id, limit }) => sum(id) <= limit)) chosen.push(key);
  }
  return chosen;
}

/** Sets up a public match of these players, who all sit down and watch. */
export async function openMatch(players: ProtocolClient[], body: object): Promise<string> {
  const [creator] = players;
  if (!creator) throw new Error('nobody plays');
  const made = await creator.api('POST', '/api/matches', { visibility: 'public', spectators: 'open', ...body });
  if (made.status !== 201) throw new Error(`no match: ${JSON.stringify(made.body)}`);
  for (const player of players) {
    const joined = await player.api('POST', `/api/matches/${made.body.matchId}/join`, {});
    if (joined.status !== 200) throw new Error(`no seat: ${JSON.stringify(joined.body)}`);
  }
  for (const player of players) if (player.socket) await player.watch(made.body.matchId);
  return made.body.matchId;
}

/** Plays a match at random; stops at the end or after so many acts. Resolves with how many there were. */
export async function playAtRandom(
  players: ProtocolClient[],
  matchId: string,
  { most = Number.POSITIVE_INFINITY, luck = testRandom, after = async (_acts: number) => {} } = {},
): Promise<number> {
  let acts = 0;
  while (acts < most) {
    if (players.some((player) => player.framesOf(matchId).some((frame) => frame.outcome))) return acts;
    const found = players
      .flatMap((player) => player.framesOf(matchId).flatMap((frame) => frame.decisions.map((one) => ({ player, one }))))
      .at(0);
    if (!found) {
      const [first] = players;
      const before = players
        .map((player) =>
          player
            .framesOf(matchId)
            .map((frame) => frame.version)
            .join(),
        )
        .join();
      await first?.until(
        () =>
          players
            .map((player) =>
              player
                .framesOf(matchId)
                .map((frame) => frame.version)
                .join(),
            )
            .join() !== before,
        'a decision',
      );
      continue;
    }
    const { player, one } = found;
    const before = player.frame(matchId, one.seat)?.version;
    const answer = await player.act(matchId, one, randomChoice(one, luck));
    if (answer.error?.code === 'stale_decision') {
      // Somebody else's act has just changed what this player is asked; the news is on its way.
      await player.until(() => player.frame(matchId, one.seat)?.version !== before, 'the news');
      continue;
    }
    if (!answer.ok) throw new Error(`act refused: ${JSON.stringify(answer)}`);
    acts += 1;
    await player.until(() => (player.frame(matchId, one.seat)?.version ?? 0) >= answer.version, 'the delta');
    await after(acts);
  }
  return acts;
}
