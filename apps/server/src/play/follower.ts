import { isDeepStrictEqual } from 'node:util';
import type { Part } from '../cluster/peers.ts';
import { badgeAt } from '../model/seats.ts';
import { Diverged } from '../record/game.ts';
import { Refused } from '../refused.ts';
import type { StoredMatch } from '../storage/store.ts';
import type { Host } from './host.ts';
import type { LiveMatch } from './live-match.ts';
import type { PlayNeeds } from './registry.ts';

/** Everything of a match that another node may change. */
const EVERYTHING: readonly Part[] = ['table', 'acts', 'chat', 'undo', 'standing', 'plans'];
/** Delay before the record is read again after a write of unknown outcome, in milliseconds: first, doubled up to the last. */
const FIRST_LOOK_MS = 250;
const LAST_LOOK_MS = 4_000;
/** Times the record is read then: for longer than the database may still work on a statement that timed out. */
const LOOKS = 5;
/** Optimistic retry: most attempts when other nodes are faster each time. */
const TRIES = 5;

/** Follows a match in the database: applies what other nodes have stored. */
export class Follower {
  readonly #needs: PlayNeeds;
  readonly #host: Host;
  /** Changes that the queued refresh will read. */
  readonly #due = new Set<Part>();
  #refreshing: Promise<void> | null = null;
  #looking: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(needs: PlayNeeds, host: Host) {
    this.#needs = needs;
    this.#host = host;
  }

  /** Queues a refresh; calls share one that is still queued. Rejects with `Diverged`. */
  refresh(what: readonly Part[] = EVERYTHING): Promise<void> {
    for (const one of what) this.#due.add(one);
    this.#refreshing ??= this.#host.queue.enqueue(async () => {
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
  async catchUp(what: readonly Part[] = EVERYTHING): Promise<boolean> {
    try {
      return await this.#follow(new Set(what));
    } catch (error) {
      if (error instanceof Diverged) this.#needs.changes.publish('diverged', this.#host);
      throw error;
    }
  }

  async #follow(what: ReadonlySet<Part>): Promise<boolean> {
    const { store } = this.#needs;
    const { match } = this.#host.stored;
    const hadBegun = this.#host.live !== null;
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
      talk !== undefined && this.#host.undos.follow(talk),
      standing !== undefined && this.#host.followOrders(standing),
      plans !== undefined && this.#host.followPlans(plans),
    ];
    return news.includes(true);
  }

  async #followActs(id: string): Promise<boolean> {
    const { live } = this.#host;
    if (!live || this.#host.stored.match.frozen) return false;
    const acts = await this.#needs.store.acts(id, { from: live.length });
    for (const act of acts) {
      await live.reach(act);
      const earlier =
        act.kind === 'rewind' ? await this.#needs.loader.earlier(this.#host.stored, act.to, live.recent) : undefined;
      this.#host.acted(act, live.follow(act, earlier));
    }
    return acts.length > 0;
  }

  async #followTable(found: StoredMatch): Promise<boolean> {
    const here = this.#host.stored;
    // The state shown of a frozen match is not the one to continue from.
    if (here.match.frozen && !found.match.frozen) throw new Diverged(`match ${found.match.id} is not frozen any more`);
    let { live } = this.#host;
    const begins = live === null && found.match.startedAt !== null && !found.match.frozen;
    if (begins) live = await this.#needs.loader.resume(found);
    const stored = live ? asPlayed(found, here, live) : found;
    if (!begins && isDeepStrictEqual(comparable(stored), comparable(here))) return false;
    this.#host.adopt(stored, live);
    return true;
  }

  async #followChat(): Promise<boolean> {
    const lines = await this.#host.chat.missed(this.#needs.store);
    for (const line of lines) this.#host.hear(line);
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

/** Match for comparison: the order of members and kicked players does not count, nor do badges of players without a seat. */
function comparable(stored: StoredMatch): object {
  const { members, kicked = [], ...rest } = stored;
  const badges = stored.seats.map((seat) => badgeAt(stored, seat));
  return { ...rest, badges, members: [...members].sort(), kicked: [...kicked].sort() };
}
