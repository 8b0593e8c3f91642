import { isDeepStrictEqual } from 'node:util';
import type { Delta } from '@echo-base/protocol';
import type { Chat } from '../chat/chat.ts';
import type { Change, Peers } from '../cluster/peers.ts';
import type { Queue } from '../model/queue.ts';
import { Diverged } from '../record/game.ts';
import { Refused } from '../refused.ts';
import type { ActRow, Store, StoredMatch, UndoRequestsRow } from '../storage/store.ts';
import type { LiveMatch } from './live.ts';
import type { Loader } from './loader.ts';
import type { PlansBySeat } from './plans.ts';
import type { OrdersBySeat } from './standing.ts';
import type { Seated } from './who-plays.ts';

/** Part of the store that is read to catch up. */
export type FollowedStore = Pick<Store, 'match' | 'acts' | 'lastChatMessages' | 'undoRequests' | 'standing' | 'plans'>;

/** Match to keep up to date. */
interface Followed extends Seated {
  readonly chat: Chat;
  readonly queue: Queue;
}

/** Takes over what another node has stored; each says whether it was new here, where that is not clear. */
interface Taking {
  acted(act: ActRow, deltas: readonly Delta[]): void;
  /** Match row, seats or members changed. */
  changed(stored: StoredMatch, live: LiveMatch | null): void;
  undo(row: UndoRequestsRow | null): boolean;
  orders(orders: OrdersBySeat): boolean;
  plans(plans: PlansBySeat): boolean;
}

export interface FollowerNeeds {
  readonly store: FollowedStore;
  readonly peers: Pick<Peers, 'isShared'>;
  readonly loader: Pick<Loader, 'resume' | 'earlier'>;
  /** The stored record does not continue the record here. */
  invalidated(): void;
}

/** Everything of a match that another node may change. */
const EVERYTHING: readonly Change[] = ['table', 'acts', 'chat', 'undo', 'standing', 'plans'];
/** Delay before the record is read again after a write of unknown outcome, in milliseconds: first, doubled up to the last. */
const FIRST_LOOK_MS = 250;
const LAST_LOOK_MS = 4_000;
/** Times the record is read then: for longer than the database may still work on a statement that timed out. */
const LOOKS = 5;
/** Optimistic retry: most attempts when other nodes are faster each time. */
const TRIES = 5;

/** Follows a match in the database: applies what other nodes have stored. */
export class Follower {
  readonly #needs: FollowerNeeds;
  readonly #match: Followed;
  readonly #take: Taking;
  /** Changes that the queued refresh will read. */
  readonly #due = new Set<Change>();
  #refreshing: Promise<void> | null = null;
  #looking: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(needs: FollowerNeeds, match: Followed, take: Taking) {
    this.#needs = needs;
    this.#match = match;
    this.#take = take;
  }

  /** Queues a refresh; calls share one that is still queued. Rejects with `Diverged`. */
  refresh(what: readonly Change[] = EVERYTHING): Promise<void> {
    for (const one of what) this.#due.add(one);
    this.#refreshing ??= this.#match.queue.enqueue(async () => {
      const due = [...this.#due];
      this.#due.clear();
      this.#refreshing = null;
      await this.catchUp(due);
    });
    return this.#refreshing;
  }

  /**
   * Optimistic retry, called from a job: a refusal counts only if other nodes have stored nothing new that could allow
   * the job. At most `TRIES` runs.
   */
  async retried<T>(job: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await job();
      } catch (error) {
        const mayBeLate = error instanceof Refused && (this.#needs.peers.isShared || error.code === 'version_conflict');
        if (!mayBeLate || tries === TRIES || !(await this.catchUp())) throw error;
      }
    }
  }

  /**
   * Writes an act. If the storage fails, it may hold the act or not: it is read again as soon as it answers, and some
   * times more for a statement that is still under way. The primary key keeps a repeated act from being stored twice.
   */
  async writing<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (!(error instanceof Refused)) this.#look(FIRST_LOOK_MS, LOOKS);
      throw error;
    }
  }

  #look(delayMs: number, times: number): void {
    clearTimeout(this.#looking);
    if (this.#isClosed || times === 0) return;
    const longer = Math.min(2 * delayMs, LAST_LOOK_MS);
    this.#looking = setTimeout(() => {
      this.refresh(['acts']).then(
        () => this.#look(longer, times - 1),
        () => this.#look(longer, times),
      );
    }, delayMs).unref();
  }

  /** Stops reading. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#looking);
  }

  /** Like `refresh`, called from a job; true if anything was new. */
  async catchUp(what: readonly Change[] = EVERYTHING): Promise<boolean> {
    try {
      return await this.#follow(new Set(what));
    } catch (error) {
      if (error instanceof Diverged) this.#needs.invalidated();
      throw error;
    }
  }

  async #follow(what: ReadonlySet<Change>): Promise<boolean> {
    const { store } = this.#needs;
    const { match } = this.#match.stored;
    const hadBegun = this.#match.live !== null;
    // The acts are read last: they include those that match row and undo request refer to.
    const [table, talk, standing, plans] = await Promise.all([
      what.has('table') || !hadBegun ? store.match(match.id) : null,
      what.has('undo') ? store.undoRequests(match.id) : undefined,
      what.has('standing') ? store.standing(match.id) : undefined,
      what.has('plans') ? store.plans(match.id) : undefined,
    ]);
    const news = [
      await this.#followActs(match.id),
      table !== null && (await this.#followTable(table)),
      what.has('chat') && (await this.#followChat()),
      talk !== undefined && this.#take.undo(talk),
      standing !== undefined && this.#take.orders(standing),
      plans !== undefined && this.#take.plans(plans),
    ];
    return news.includes(true);
  }

  async #followActs(id: string): Promise<boolean> {
    const { live } = this.#match;
    if (!live || this.#match.stored.match.frozen) return false;
    const acts = await this.#needs.store.acts(id, { from: live.length });
    for (const act of acts) {
      await live.reach(act);
      const earlier =
        act.kind === 'rewind' ? await this.#needs.loader.earlier(this.#match.stored, act.to, live.recent) : undefined;
      this.#take.acted(act, live.follow(act, earlier));
    }
    return acts.length > 0;
  }

  async #followTable(found: StoredMatch): Promise<boolean> {
    const here = this.#match.stored;
    // The state shown of a frozen match is not the one to continue from.
    if (here.match.frozen && !found.match.frozen) throw new Diverged(`match ${found.match.id} is not frozen any more`);
    let { live } = this.#match;
    const begins = live === null && found.match.startedAt !== null && !found.match.frozen;
    if (begins) live = await this.#needs.loader.resume(found);
    const stored = live ? asPlayed(found, here, live) : found;
    if (!begins && isDeepStrictEqual(comparable(stored), comparable(here))) return false;
    this.#take.changed(stored, live);
    return true;
  }

  async #followChat(): Promise<boolean> {
    const lines = await this.#match.chat.missed(this.#needs.store);
    for (const line of lines) this.#match.chat.add(line);
    return lines.length > 0;
  }
}

/** Match row read before the acts: fields that acts decide are taken from here. */
function asPlayed(found: StoredMatch, here: StoredMatch, live: LiveMatch): StoredMatch {
  const { match } = found;
  if (match.status === 'finished') return found;
  const { status, endedAt } = here.match;
  const { waitingFor, outcome } = live;
  return { ...found, match: { ...match, waitingFor, ...(outcome && { status, outcome, endedAt }) } };
}

/** Match for comparison: the order of members and kicked players does not count. */
function comparable({ members, kicked = [], ...rest }: StoredMatch): object {
  return { ...rest, members: [...members].sort(), kicked: [...kicked].sort() };
}
