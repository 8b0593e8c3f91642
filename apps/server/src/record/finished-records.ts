import type { AnyTitle } from '@echo-base/games/engine';
import { monotonic } from '../model/monotonic.ts';
import type { Logger } from '../observability/log.ts';
import { Refused } from '../refused.ts';
import type { Store, StoredMatch } from '../storage/store.ts';
import { checkFinished, recordOf } from './record.ts';

/** Matches whose records readers may wait for at once. */
const MOST_WAITING = 20;
/** Seconds after which a reader who found too many waiting may ask again. */
const RETRY_S = 5;
/** Milliseconds until a record that could not be made is tried again: the first time, doubled up to the last. */
const FIRST_BACKOFF_MS = 1_000;
const LAST_BACKOFF_MS = 600_000;

export interface FinishedRecordsNeeds {
  readonly store: Pick<Store, 'match' | 'acts' | 'record' | 'addRecord'>;
  readonly log: Logger;
  title(id: string): AnyTitle;
}

/** A record that is being made, or waits for its turn. */
interface Job {
  readonly done: Promise<string>;
  /** Readers that still wait; the end of a match counts as one that never leaves. */
  readers: number;
}

interface Failure {
  readonly error: unknown;
  readonly waitMs: number;
  readonly until: number;
}

/**
 * Write-once cache of finished records: each is made by one replay when its match ends, or for its first reader where
 * that did not happen, and stored. At most one replay runs at a time, and all readers of a match share it.
 */
export class FinishedRecords {
  readonly #needs: FinishedRecordsNeeds;
  readonly #jobs = new Map<string, Job>();
  readonly #failures = new Map<string, Failure>();
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(needs: FinishedRecordsNeeds) {
    this.#needs = needs;
  }

  /** Makes the record of a match that has just ended, in the background. */
  ended(matchId: string): void {
    if (this.#isClosed) return;
    this.#join(matchId).done.catch((error: unknown) => {
      if (!this.#isClosed) this.#needs.log.warn({ matchId, problem: String(error) }, 'a record cannot be made');
    });
  }

  /**
   * The record of a match as JSON. A reader whose `signal` is aborted no longer counts: what no reader waits for is not
   * made. Throws `not_finished`, `frozen`, or `slow_down` where too many records wait to be made.
   */
  async read(stored: StoredMatch, signal?: AbortSignal): Promise<string> {
    checkFinished(stored);
    const { id } = stored.match;
    const found = await this.#needs.store.record(id);
    if (found !== null) return found;
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
    // A job that all its readers have left is not taken up again: it may be about to end without a record.
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
    const { store } = this.#needs;
    try {
      const found = await store.record(id);
      if (found !== null) return found;
      const stored = await store.match(id);
      if (!stored) throw new Refused('no_such_match');
      const made = await recordOf(this.#needs.title(stored.match.title), stored, await store.acts(id), () =>
        this.#checkOpen(),
      );
      const text = JSON.stringify(made);
      await store.addRecord(id, text);
      this.#failures.delete(id);
      return text;
    } catch (error) {
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
    // The oldest go: what is remembered of failures is bounded.
    for (const oldest of this.#failures.keys()) {
      if (this.#failures.size <= 1_000) break;
      this.#failures.delete(oldest);
    }
  }

  /** Makes no more records; resolves when the one that is being made has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last;
  }
}
