import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@echo-base/games/engine';
import type { Delta } from '@echo-base/protocol';
import type { Chat } from '../chat/chat.ts';
import type { Change, Peers } from '../cluster/peers.ts';
import { isRewind } from '../record/course.ts';
import { Diverged } from '../record/game.ts';
import { Refused } from '../refused.ts';
import type { ActRow, Store, StoredMatch } from '../storage/store.ts';
import type { LiveMatch } from './live.ts';
import type { Standing } from './standing.ts';
import type { UndoTalk } from './undo-talk.ts';

/** The store's part that is read to catch up. */
export type FollowedStore = Pick<Store, 'match' | 'acts' | 'lastSaid' | 'undoTalk' | 'standing'>;

/** The match that is kept up to date, and what becomes of the news. */
export interface Followed {
  readonly chat: Chat;
  readonly undoTalk: UndoTalk;
  readonly standing: Standing;
  stored(): StoredMatch;
  live(): LiveMatch | null;
  /** Another server has written this act. */
  acted(act: ActRow, deltas: readonly Delta[]): void;
  /** The table is another one now. */
  changed(stored: StoredMatch, live: LiveMatch | null): void;
  /** Runs a job when all before it in the match's queue are through. */
  enqueue(job: () => Promise<void>): Promise<void>;
  /** What is stored does not follow on what is here. */
  diverged(): void;
}

/** Replays records. */
export interface RecordLoader {
  /** The game of a match that has begun elsewhere. */
  resume(stored: StoredMatch): Promise<LiveMatch>;
  /** The state of a match before a place in its record. */
  earlier(stored: StoredMatch, seq: number): Promise<Core>;
}

export interface FollowerNeeds {
  readonly store: FollowedStore;
  readonly peers: Pick<Peers, 'isShared'>;
  readonly loader: RecordLoader;
}

/** Everything of a match that another server may have changed. */
const EVERYTHING: readonly Change[] = ['table', 'acts', 'chat', 'undo', 'standing'];
/** So often what somebody wishes is tried again when other servers were faster each time. */
const TRIES = 5;

/** Takes in what other servers have stored of a match. */
export class Follower {
  readonly #needs: FollowerNeeds;
  readonly #match: Followed;
  /** What is to be looked at by the refresh that waits in the queue. */
  readonly #due = new Set<Change>();
  #refreshing: Promise<void> | null = null;

  constructor(needs: FollowerNeeds, match: Followed) {
    this.#needs = needs;
    this.#match = match;
  }

  /** Takes in what may be new, in its turn; who asks while that waits waits for the same. Rejects with `Diverged`. */
  refresh(what: readonly Change[] = EVERYTHING): Promise<void> {
    for (const one of what) this.#due.add(one);
    this.#refreshing ??= this.#match.enqueue(async () => {
      const due = [...this.#due];
      this.#due.clear();
      this.#refreshing = null;
      await this.catchUp(due);
    });
    return this.#refreshing;
  }

  /**
   * Optimistic retry, called from a job: where other servers write too, what is refused may be allowed by what they
   * have written, so a refusal counts only when there is nothing new. At most `TRIES` runs.
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

  /** As `refresh`, called from a job; true if anything was new. */
  async catchUp(what: readonly Change[] = EVERYTHING): Promise<boolean> {
    try {
      return await this.#follow(new Set(what));
    } catch (error) {
      if (error instanceof Diverged) this.#match.diverged();
      throw error;
    }
  }

  async #follow(what: ReadonlySet<Change>): Promise<boolean> {
    const { store } = this.#needs;
    const { match } = this.#match.stored();
    const hadBegun = this.#match.live() !== null;
    // The record is read last: it has whatever the table and the talk go by.
    const [table, talk, standing] = await Promise.all([
      what.has('table') || !hadBegun ? store.match(match.id) : null,
      what.has('undo') ? store.undoTalk(match.id) : undefined,
      what.has('standing') ? store.standing(match.id) : undefined,
    ]);
    const news = [
      await this.#followActs(match.id),
      table !== null && (await this.#followTable(table)),
      what.has('chat') && (await this.#followChat()),
      talk !== undefined && this.#match.live() !== null && this.#match.undoTalk.follow(talk),
      standing !== undefined && this.#match.standing.follow(standing),
    ];
    return news.includes(true);
  }

  async #followActs(id: string): Promise<boolean> {
    const live = this.#match.live();
    if (!live || this.#match.stored().match.frozen) return false;
    const acts = await this.#needs.store.acts(id, { from: live.length });
    for (const act of acts) {
      await live.reach(act);
      const earlier = isRewind(act) ? await this.#needs.loader.earlier(this.#match.stored(), act.choice) : undefined;
      this.#match.acted(act, live.follow(act, earlier));
    }
    return acts.length > 0;
  }

  async #followTable(found: StoredMatch): Promise<boolean> {
    const here = this.#match.stored();
    // What could be shown of it is not where play goes on.
    if (here.match.frozen && !found.match.frozen) throw new Diverged(`match ${found.match.id} can be played on`);
    let live = this.#match.live();
    const begins = live === null && found.match.startedAt !== null && !found.match.frozen;
    if (begins) live = await this.#needs.loader.resume(found);
    const stored = live ? asPlayed(found, here, live) : found;
    if (!begins && isDeepStrictEqual(comparable(stored), comparable(here))) return false;
    this.#match.changed(stored, live);
    return true;
  }

  async #followChat(): Promise<boolean> {
    const lines = await this.#match.chat.missed(this.#needs.store);
    for (const line of lines) this.#match.chat.add(line);
    return lines.length > 0;
  }
}

/** A table that was read before the record: what the record decides is as it stands here. */
function asPlayed(found: StoredMatch, here: StoredMatch, live: LiveMatch): StoredMatch {
  const { match } = found;
  if (match.status === 'finished') return found;
  const { status, endedAt } = here.match;
  const { waitingFor, outcome } = live;
  return { ...found, match: { ...match, waitingFor, ...(outcome && { status, outcome, endedAt }) } };
}

/** Those who may come in and those who may not come in no order. */
function comparable({ members, kicked = [], ...rest }: StoredMatch): object {
  return { ...rest, members: [...members].sort(), kicked: [...kicked].sort() };
}
