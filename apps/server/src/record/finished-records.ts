import type { AnyTitle } from '@echo-base/games/engine';
import { monotonic } from '../model/monotonic.ts';
import type { Logger } from '../observability/log.ts';
import { Refused } from '../refused.ts';
import type { Store, StoredMatch } from '../storage/store.ts';
import { Diverged, playable } from './game.ts';
import { checkFinished, recordOf } from './record.ts';

/** Most matches whose records may be queued. */
const MOST_WAITING = 20;
/** Delay before a retry when too many records are queued, in seconds. */
const RETRY_S = 5;
/** Backoff after a failure, in milliseconds: first and longest delay, doubled in between. */
const FIRST_BACKOFF_MS = 1_000;
const LAST_BACKOFF_MS = 600_000;

/** Record that is being created or queued. */
interface Job {
  readonly done: Promise<string>;
  /** Waiting readers; the end of a match counts as one that never leaves. */
  readers: number;
}

interface Failure {
  readonly error: unknown;
  readonly waitMs: number;
  readonly until: number;
}

/**
 * Write-once cache of finished records: each is created by one replay when its match ends, or for its first reader if
 * that failed, and stored. At most one replay runs at a time; all readers of a match share it.
 */
export class FinishedRecords {
  readonly #store: Store;
  readonly #title: (id: string) => AnyTitle;
  readonly #log: Logger;
  readonly #jobs = new Map<string, Job>();
  readonly #failures = new Map<string, Failure>();
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(store: Store, title: (id: string) => AnyTitle, log: Logger) {
    this.#store = store;
    this.#title = title;
    this.#log = log;
  }

  /** Creates the record of a match that has just ended, in the background. */
  ended(matchId: string): void {
    if (this.#isClosed) return;
    this.#join(matchId).done.catch((error: unknown) => {
      if (!this.#isClosed) this.#log.warn({ matchId, problem: String(error) }, 'a record cannot be created');
    });
  }

  /**
   * Record of a match as JSON. A record without waiting readers (aborted `signal`) is not created. Throws
   * `not_finished`, `frozen`, `diverged`, or `slow_down` if too many records are queued.
   */
  async read(stored: StoredMatch, signal?: AbortSignal): Promise<string> {
    const { id, frozen: _frozen, ...match } = stored.match;
    checkFinished({ match: { ...match, id } });
    const found = await this.#store.record(id);
    if (found !== null) return found;
    checkFinished(stored);
    if (!this.#jobs.has(id) && this.#jobs.size >= MOST_WAITING) throw new Refused('slow_down', { retryAfter: RETRY_S });
    const failure = this.#failures.get(id);
    if (failure && monotonic() < failure.until) throw failure.error;
    const job = this.#join(id);
    const leave = () => {
      job.readers -= 1;
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
    return job.done;
  }

  #join(id: string): Job {
    const found = this.#jobs.get(id);
    // A job without readers is not reused: it may be about to end without a record.
    if (found && found.readers > 0) {
      found.readers += 1;
      return found;
    }
    const job: Job = { done: this.#last.then(() => this.#make(id, () => job.readers > 0)), readers: 1 };
    this.#jobs.set(id, job);
    const end = () => {
      if (this.#jobs.get(id) === job) this.#jobs.delete(id);
    };
    this.#last = job.done.then(end, end);
    return job;
  }

  async #make(id: string, isWanted: () => boolean): Promise<string> {
    if (this.#isClosed) throw new Refused('going_away');
    if (!isWanted()) throw new Refused('slow_down', { retryAfter: RETRY_S });
    const store = this.#store;
    try {
      const found = await store.record(id);
      if (found !== null) return found;
      const stored = await store.match(id);
      if (!stored) throw new Refused('no_such_match');
      const opened = await playable(store, stored);
      const made = await recordOf(this.#title(stored.match.title), opened, await store.acts(id), () =>
        this.#checkOpen(),
      );
      const text = JSON.stringify(made);
      await store.addRecord(id, text);
      this.#failures.delete(id);
      return text;
    } catch (thrown) {
      // It ended under other rules, whose server did not store it.
      const error = thrown instanceof Diverged ? Object.assign(new Refused('diverged'), { cause: thrown }) : thrown;
      if (!this.#isClosed) this.#fail(id, error);
      throw error;
    }
  }

  #checkOpen(): void {
    if (this.#isClosed) throw new Refused('going_away');
  }

  #fail(id: string, error: unknown): void {
    const before = this.#failures.get(id)?.waitMs ?? FIRST_BACKOFF_MS / 2;
    const waitMs = Math.min(2 * before, LAST_BACKOFF_MS);
    this.#failures.delete(id);
    this.#failures.set(id, { error, waitMs, until: monotonic() + waitMs });
    // Drops the oldest: the number of remembered failures is limited.
    for (const oldest of this.#failures.keys()) {
      if (this.#failures.size <= 1_000) break;
      this.#failures.delete(oldest);
    }
  }

  /** Stops creating records; resolves when the current one has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last;
  }
}
