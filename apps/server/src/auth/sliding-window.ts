import { monotonic } from '../model/monotonic.ts';
import type { RateResult } from './token-buckets.ts';

/** Consecutive refusals after which an actor is persistent. */
const PERSISTENT = 50;

interface Recent {
  /** Times of the messages within the window, oldest first, in milliseconds. */
  times: number[];
  refused: number;
}

/** Sliding window per actor: at most `most` messages within any `seconds` seconds. */
export class SlidingWindow {
  readonly #most: number;
  readonly #ms: number;
  readonly #now: () => number;
  readonly #actors = new Map<string, Recent>();

  constructor({ most, seconds }: { most: number; seconds: number }, now: () => number = monotonic) {
    this.#most = most;
    this.#ms = seconds * 1_000;
    this.#now = now;
  }

  /** Counts one message of an actor, or refuses it. */
  take(actor: string): RateResult {
    const now = this.#now();
    const { times, refused } = this.#actors.get(actor) ?? { times: [], refused: 0 };
    const recent = times.filter((at) => at > now - this.#ms);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= this.#most) {
      this.#actors.set(actor, { times: recent, refused: refused + 1 });
      const retryAfterS = Math.max(1, Math.ceil((oldest + this.#ms - now) / 1_000));
      return { ok: false, retryAfterS, isPersistent: refused + 1 >= PERSISTENT };
    }
    this.#actors.set(actor, { times: [...recent, now], refused: 0 });
    return { ok: true };
  }

  /** Deletes actors without messages in the window. */
  sweep(): void {
    const since = this.#now() - this.#ms;
    for (const [actor, { times }] of this.#actors) {
      if ((times.at(-1) ?? 0) <= since) this.#actors.delete(actor);
    }
  }
}
