import { createHash, randomBytes } from 'node:crypto';
import { monotonic } from '../model/monotonic.ts';
import type { Logger } from '../observability/log.ts';
import { type News, notice, type Watching } from './notices.ts';
import type { Part, PeerListener, Peers, PlayerNews } from './peers.ts';

/** Heartbeat interval. */
const HEARTBEAT_MS = 2_000;
/** Heartbeat timeout: a node silent for longer is gone. */
const GONE_MS = 6_000;
/** Time a joining node waits for answers before it takes over matches. */
const JOIN_MS = 300;

/** Transport of notices between nodes. Notices may be lost; nothing is sent while it is down. */
export interface Transport {
  readonly isUp: boolean;
  send(notice: unknown): void;
  /** Registers handlers: `received` for each notice, `up` when the transport has reconnected. */
  listen(handlers: { received(notice: unknown): void; up(): void }): void;
}

/** Presence at this node: who watches which match. */
export interface LocalWatchers {
  here(): readonly Watching[];
  hereAt(matchId: string): Watching;
  /** Nodes that watch a match, null for this one: those of players with seats, or else all. */
  nodesAt(matchId: string): readonly (string | null)[];
  /** Calls a listener with each match whose watchers here changed. */
  onChange(listener: (matchId: string) => void): void;
}

/** Cluster membership by heartbeats, and the notices of the other nodes. */
export class Nodes implements Peers {
  readonly isShared = true;
  readonly id = randomBytes(9).toString('base64url');
  readonly #log: Logger;
  readonly #listeners: Partial<PeerListener>[] = [];
  /** When each other node last sent something, on this server's monotonic clock. */
  readonly #others = new Map<string, number>();
  readonly #watched = new Set<string>();
  #transport: Transport | null = null;
  #watchers: LocalWatchers | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #hasIgnored = false;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Number of live nodes, this one included. */
  get count(): number {
    return this.#others.size + 1;
  }

  /** Joins the cluster; resolves after the live nodes have had time to answer. */
  async join(transport: Transport, watchers: LocalWatchers): Promise<void> {
    this.#transport = transport;
    this.#watchers = watchers;
    watchers.onChange((matchId) => this.#note(matchId));
    transport.listen({ received: (message) => this.#receive(message), up: () => this.#reconnected() });
    this.#send({ kind: 'here', asks: true });
    this.#timer = setInterval(() => this.#heartbeat(), HEARTBEAT_MS).unref();
    await new Promise((resolve) => setTimeout(resolve, JOIN_MS));
  }

  #send(news: News): void {
    if (this.#transport?.isUp) this.#transport.send({ from: this.id, news });
  }

  #each(tell: (listener: Partial<PeerListener>) => void): void {
    for (const listener of this.#listeners) tell(listener);
  }

  listen(listener: Partial<PeerListener>): void {
    this.#listeners.push(listener);
  }

  changed(matchId: string, part: Part, isDue: boolean): void {
    this.#send({ kind: 'changed', matchId, what: part, isDue });
  }

  tell(news: PlayerNews): void {
    this.#each((listener) => listener.told?.(news));
    this.#send(news);
  }

  owns(matchId: string): boolean {
    const watching = this.#watchers?.nodesAt(matchId) ?? [];
    // Other nodes need not load a match that is watched.
    const nodes = watching.length > 0 ? watching : [null, ...this.#others.keys()];
    if (!nodes.includes(null)) return false;
    if (nodes.length === 1) return true;
    const own = rendezvousWeight(this.id, matchId);
    return nodes.every((node) => node === null || rendezvousWeight(node, matchId) < own);
  }

  /** Queues a match whose watchers changed here; changes in one turn of the event loop are sent together. */
  #note(matchId: string): void {
    if (this.#watched.size === 0) setImmediate(() => this.#sendWatched());
    this.#watched.add(matchId);
  }

  #sendWatched(): void {
    const matches = [...this.#watched].flatMap((id) => this.#watchers?.hereAt(id) ?? []);
    this.#watched.clear();
    this.#send({ kind: 'watching', isAll: false, matches });
    for (const { matchId } of matches) this.#each((listener) => listener.announced?.(matchId));
  }

  #sendAllWatchers(): void {
    this.#send({ kind: 'watching', isAll: true, matches: [...(this.#watchers?.here() ?? [])] });
  }

  #heartbeat(): void {
    this.#send({ kind: 'here', asks: false });
    const now = monotonic();
    for (const [node, lastAt] of this.#others) if (now - lastAt > GONE_MS) this.#drop(node);
    // Without notices, the record is polled.
    if (!this.#transport?.isUp) this.#each((listener) => listener.missed?.(false));
  }

  /** The transport has reconnected: notices sent meanwhile are lost. */
  #reconnected(): void {
    this.#send({ kind: 'here', asks: true });
    this.#sendAllWatchers();
    this.#send({ kind: 'back' });
    this.#checkAll();
  }

  /** Matches here may have missed acts, and matches may have a new owner. */
  #checkAll(): void {
    this.#each((listener) => listener.missed?.(true));
    this.#each((listener) => listener.owners?.());
  }

  #drop(node: string): void {
    if (!this.#others.delete(node)) return;
    this.#log.info({ node, nodes: this.count }, 'a node has left');
    this.#each((listener) => listener.watching?.(node, [], true));
    this.#each((listener) => listener.owners?.());
  }

  #receive(message: unknown): void {
    const parsed = notice.safeParse(message);
    if (!parsed.success) this.#ignore();
    if (!parsed.success || parsed.data.from === this.id) return;
    const { from, news } = parsed.data;
    if (news.kind === 'gone') {
      this.#drop(from);
      return;
    }
    const isNew = !this.#others.has(from);
    this.#others.set(from, monotonic());
    if (isNew) {
      this.#log.info({ node: from, nodes: this.count }, 'a node has joined');
      this.#send({ kind: 'here', asks: true });
    }
    this.#dispatch(from, news);
    if (isNew) this.#each((listener) => listener.owners?.());
  }

  /** A node of another version may send notices this one does not know, and so may strangers who reach Redis. */
  #ignore(): void {
    if (this.#hasIgnored) return;
    this.#hasIgnored = true;
    this.#log.warn(
      'a notice in Redis that this server does not know was ignored, as are all further ones: run the same version on all ' +
        'servers, and let only them reach Redis',
    );
  }

  #dispatch(from: string, news: Exclude<News, { kind: 'gone' }>): void {
    if (news.kind === 'here') {
      if (news.asks) this.#sendAllWatchers();
    } else if (news.kind === 'back') this.#checkAll();
    else if (news.kind === 'changed') this.#each((listener) => listener.changed?.(news.matchId, news.what, news.isDue));
    else if (news.kind === 'watching') this.#each((listener) => listener.watching?.(from, news.matches, news.isAll));
    else this.#each((listener) => listener.told?.(news));
  }

  /** Leaves the cluster: the others take over this node's matches at once. */
  leave(): void {
    clearInterval(this.#timer);
    this.#send({ kind: 'gone' });
    this.#transport = null;
  }
}

/** Rendezvous hashing: the node with the highest weight owns a match; when one leaves, only its matches move. */
function rendezvousWeight(node: string, matchId: string): string {
  return createHash('sha256').update(`${node} ${matchId}`).digest('hex');
}
