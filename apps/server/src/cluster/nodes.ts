import { createHash, randomBytes } from 'node:crypto';
import { monotonic } from '../model/monotonic.ts';
import type { Logger } from '../observability/log.ts';
import { type News, notice, type Watching } from './notices.ts';
import type { Change, PeerListener, Peers } from './peers.ts';

/** How often a node says that it is there. */
const BEAT_MS = 2_000;
/** A node that has said nothing for this long is gone. */
const GONE_MS = 6_000;
/** A node that comes waits this long for the others to answer before it takes up matches. */
const JOIN_MS = 300;

/** What carries notices between nodes. Notices may be lost; nothing is sent while it is down. */
export interface Line {
  readonly isUp: boolean;
  send(notice: unknown): void;
  /** What others send; `up` when the line is there again after it was down. */
  listen(ears: { heard(notice: unknown): void; up(): void }): void;
}

/** Who watches what at this node. */
export interface LocalWatchers {
  here(): readonly Watching[];
  hereAt(matchId: string): Watching;
  /** Calls a listener with each match that is watched by others than before. */
  onChange(listener: (matchId: string) => void): void;
}

/** The nodes that can be heard, and what they tell. */
export class Nodes implements Peers {
  readonly isShared = true;
  readonly id = randomBytes(9).toString('base64url');
  readonly #log: Logger;
  readonly #listeners: Partial<PeerListener>[] = [];
  /** When each other node last sent something, on this server's monotonic clock. */
  readonly #others = new Map<string, number>();
  readonly #watched = new Set<string>();
  #line: Line | null = null;
  #watchers: LocalWatchers | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** How many nodes are known to be there, this one included. */
  get count(): number {
    return this.#others.size + 1;
  }

  /** Begins to speak and to listen; resolves when those who are there have had time to answer. */
  async join(line: Line, watchers: LocalWatchers): Promise<void> {
    this.#line = line;
    this.#watchers = watchers;
    watchers.onChange((matchId) => this.#note(matchId));
    line.listen({ heard: (message) => this.#hear(message), up: () => this.#return() });
    this.#send({ kind: 'here', asks: true });
    this.#timer = setInterval(() => this.#beat(), BEAT_MS).unref();
    await new Promise((resolve) => setTimeout(resolve, JOIN_MS));
  }

  #send(news: News): void {
    if (this.#line?.isUp) this.#line.send({ from: this.id, news });
  }

  #each(tell: (listener: Partial<PeerListener>) => void): void {
    for (const listener of this.#listeners) tell(listener);
  }

  listen(listener: Partial<PeerListener>): void {
    this.#listeners.push(listener);
  }

  changed(matchId: string, what: Change, isDue: boolean): void {
    this.#send({ kind: 'changed', matchId, what, isDue });
  }

  tell(news: Extract<News, { kind: 'renamed' | 'ended' | 'expelled' }>): void {
    this.#send(news);
  }

  owns(matchId: string): boolean {
    const own = weight(this.id, matchId);
    return [...this.#others.keys()].every((other) => weight(other, matchId) < own);
  }

  /** Somebody came to watch a match here, or left; what comes in one turn of the event loop is told at once. */
  #note(matchId: string): void {
    if (this.#watched.size === 0) setImmediate(() => this.#tellWatched());
    this.#watched.add(matchId);
  }

  #tellWatched(): void {
    const matches = [...this.#watched].flatMap((id) => this.#watchers?.hereAt(id) ?? []);
    this.#watched.clear();
    this.#send({ kind: 'watching', isAll: false, matches });
  }

  #tellAll(): void {
    this.#send({ kind: 'watching', isAll: true, matches: [...(this.#watchers?.here() ?? [])] });
  }

  #beat(): void {
    this.#send({ kind: 'here', asks: false });
    const now = monotonic();
    for (const [node, heardAt] of this.#others) if (now - heardAt > GONE_MS) this.#drop(node);
    // Without the others' notices all there is to see is in the record.
    if (!this.#line?.isUp) this.#each((listener) => listener.missed?.());
  }

  /** The line is there again: what was said meanwhile is lost. */
  #return(): void {
    this.#send({ kind: 'here', asks: true });
    this.#tellAll();
    this.#send({ kind: 'back' });
    this.#lookAround();
  }

  /** Matches here may be behind, and others may wait for what only their owner does. */
  #lookAround(): void {
    this.#each((listener) => listener.missed?.());
    this.#each((listener) => listener.owners?.());
  }

  #drop(node: string): void {
    if (!this.#others.delete(node)) return;
    this.#log.info({ node, nodes: this.count }, 'a node has gone');
    this.#each((listener) => listener.watching?.(node, [], true));
    this.#each((listener) => listener.owners?.());
  }

  #hear(message: unknown): void {
    const parsed = notice.safeParse(message);
    // A node of another version may say what this one does not know.
    if (!parsed.success || parsed.data.from === this.id) return;
    const { from, news } = parsed.data;
    if (news.kind === 'gone') {
      this.#drop(from);
      return;
    }
    const isNew = !this.#others.has(from);
    this.#others.set(from, monotonic());
    if (isNew) {
      this.#log.info({ node: from, nodes: this.count }, 'a node has come');
      this.#send({ kind: 'here', asks: true });
    }
    this.#take(from, news);
    if (isNew) this.#each((listener) => listener.owners?.());
  }

  #take(from: string, news: News): void {
    if (news.kind === 'here' && news.asks) this.#tellAll();
    if (news.kind === 'back') this.#lookAround();
    if (news.kind === 'changed') this.#each((listener) => listener.changed?.(news.matchId, news.what, news.isDue));
    if (news.kind === 'watching') this.#each((listener) => listener.watching?.(from, news.matches, news.isAll));
    if (news.kind === 'renamed') this.#each((listener) => listener.renamed?.(news.playerId, news.name));
    if (news.kind === 'ended') this.#each((listener) => listener.ended?.(news.tokenHash));
    if (news.kind === 'expelled') this.#each((listener) => listener.expelled?.(news.playerId));
  }

  /** Takes leave: the others take this node's matches over at once. */
  leave(): void {
    clearInterval(this.#timer);
    this.#send({ kind: 'gone' });
    this.#line = null;
  }
}

/** The node that weighs most owns a match; when one goes, only its own matches change hands. */
function weight(node: string, matchId: string): string {
  return createHash('sha256').update(`${node} ${matchId}`).digest('hex');
}
