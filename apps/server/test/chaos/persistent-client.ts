/** Persistent client, as the web client is: reconnects, resends acts under their ids, catches up. */
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { applyChange } from '../kit/patch.ts';
import type { Choice, Decision, Delta, Frame, Reply } from '../kit/stranger.ts';
import { choose } from '../kit/stranger-play.ts';
import type { SeededRandom } from './seeded-random.ts';

/** An act that was acknowledged. */
export interface Acknowledged {
  readonly seat: string;
  readonly decision: string;
  /** Null for an undo. */
  readonly choice: Choice | null;
  readonly id: string;
}

/** Milliseconds before reconnecting. */
const RETRY_MS = 250;
const TIMEOUT_MS = 4_000;
/** Refusals that mean the client's state was outdated. */
const OUTDATED = new Set(['stale_decision', 'not_your_decision', 'match_over', 'nothing_to_undo']);

export class PersistentClient {
  readonly acts: Acknowledged[] = [];
  /** When the connection was last lost, and when the client was up to date again; epoch milliseconds. */
  lostAt = 0;
  caughtUpAt = 0;
  frame: Frame | null = null;
  /** Acts that were sent more than once. */
  repeats = 0;
  readonly #urls: readonly string[];
  readonly #token: string;
  readonly #matchId: string;
  readonly #random: SeededRandom;
  #socket: Socket;
  /** Index of the server's address. */
  #at = 0;
  #isClosed = false;
  #isSyncing = false;
  /** A delta did not fit while a sync was under way: its answer may be older. */
  #isSyncDue = false;

  constructor(urls: readonly string[], token: string, matchId: string, random: SeededRandom) {
    this.#urls = urls;
    this.#token = token;
    this.#matchId = matchId;
    this.#random = random;
    this.#socket = this.#connect();
  }

  get isConnected(): boolean {
    return this.#socket.connected;
  }

  #connect(): Socket {
    const url = this.#urls[this.#at % this.#urls.length] ?? '';
    const auth = { token: this.#token };
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, timeout: 1_000, auth });
    const again = () => {
      if (this.#isClosed || this.#socket !== socket) return;
      if (this.lostAt <= this.caughtUpAt) this.lostAt = Date.now();
      this.#at += 1;
      setTimeout(() => {
        if (!this.#isClosed) this.#socket = this.#connect();
      }, RETRY_MS);
      // One loss leads to one new connection.
      this.#socket = socket.disconnect();
      socket.off();
    };
    socket.on('connect', () => void this.sync());
    socket.on('disconnect', again);
    socket.on('connect_error', again);
    socket.on('delta', (delta: Delta) => this.#take(delta));
    return socket;
  }

  async #ask(event: string, message: object): Promise<Reply | null> {
    const socket = this.#socket;
    if (!socket.connected) return null;
    const lost = new Promise<null>((resolve) => socket.once('disconnect', () => resolve(null)));
    const answer = socket
      .timeout(TIMEOUT_MS)
      .emitWithAck(event, message)
      .then((reply: Reply) => reply)
      .catch(() => null);
    return Promise.race([answer, lost]);
  }

  /** Catches up; true once everything has arrived. */
  async sync(): Promise<boolean> {
    this.#isSyncDue = this.#isSyncing;
    if (this.#isSyncing) return false;
    this.#isSyncing = true;
    try {
      const since = this.frame && { since: { [this.frame.viewer]: this.frame.version } };
      const watch = () => this.#ask('watch', { matchId: this.#matchId, ...since });
      let reply = await watch();
      // A server on a full machine puts watchers off.
      while (reply ? RETRIED.has(reply.error?.code ?? '') : this.isConnected) {
        await pause(RETRY_MS);
        reply = await watch();
      }
      if (!reply?.ok) return false;
      const [frame] = reply.frames ?? [];
      if (frame) this.frame = frame;
      for (const delta of reply.deltas ?? []) this.#apply(delta);
      this.caughtUpAt = Date.now();
      return true;
    } finally {
      this.#isSyncing = false;
      if (this.#isSyncDue) void this.sync();
    }
  }

  #take(delta: Delta): void {
    if (delta.matchId === this.#matchId && !this.#apply(delta)) void this.sync();
  }

  /** False if the delta does not follow on the local version. */
  #apply(delta: Delta): boolean {
    if (this.frame === null || delta.viewer !== this.frame.viewer || delta.from > this.frame.version) return false;
    if (delta.to <= this.frame.version) return true;
    if (delta.from !== this.frame.version) return false;
    applyChange(this.frame, delta);
    this.frame.version = delta.to;
    return true;
  }

  /** The current decision, as far as the client knows. */
  get question(): Decision | null {
    return this.frame?.outcome ? null : (this.frame?.decisions[0] ?? null);
  }

  /** Answers the current decision and resends until acknowledged; false if the decision was outdated. */
  async act(): Promise<boolean> {
    const decision = this.question && structuredClone(this.question);
    if (!decision) return false;
    const isUndo = (decision.canUndo ?? false) && this.#random.chance(0.1);
    const { seat } = decision;
    const answer = { decision: decision.id, choice: choose(decision) };
    const message = { matchId: this.#matchId, seat, id: randomUUID(), ...(!isUndo && answer) };
    const acted = { seat, id: message.id, ...(isUndo ? { decision: 'undo', choice: null } : answer) };
    for (let tries = 0; !this.#isClosed; tries++) {
      const reply = await this.#ask(isUndo ? 'undo' : 'act', message);
      // An undo that came too late becomes a request to the others; the next act of any seat cancels it.
      if (reply?.ok && 'requested' in reply) return false;
      if (reply?.ok && reply.version !== undefined) {
        this.acts.push(acted);
        if (tries > 0) this.repeats += 1;
        await this.#until((frame) => frame.version >= (reply.version ?? 0));
        return true;
      }
      if (reply?.error && OUTDATED.has(reply.error.code)) {
        await this.sync();
        return false;
      }
      if (reply?.error && !RETRIED.has(reply.error.code)) throw new Error(`refused: ${JSON.stringify(reply.error)}`);
      await pause(20 + this.#random.upTo(50));
    }
    return false;
  }

  /** Waits briefly for the effect of an act; syncs if it does not arrive. */
  async #until(isSo: (frame: Frame) => boolean): Promise<void> {
    for (let tries = 0; tries < 40; tries++) {
      if (this.frame && isSo(this.frame)) return;
      await pause(5);
    }
    await this.sync();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.disconnect();
  }
}

/** Codes after which the client retries. */
const RETRIED = new Set(['going_away', 'version_conflict', 'slow_down', 'busy', 'unavailable']);

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
