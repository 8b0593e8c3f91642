import type { BucketLimits } from '../config.ts';
import { monotonic } from '../model/monotonic.ts';

/** Consecutive refusals after which an actor is persistent. */
const PERSISTENT = 100;

interface Bucket {
  level: number;
  at: number;
  refused: number;
}

/** Result of a rate limit: allowed, or refused for `retryAfterS` seconds; `isPersistent` after many refusals in a row. */
export type RateResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterS: number; readonly isPersistent: boolean };

/** Token bucket per actor: each message takes one token, tokens are refilled at a constant rate. */
export class TokenBuckets {
  readonly #limits: BucketLimits;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limits: BucketLimits, now: () => number = monotonic) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Takes one token, or refuses. */
  take(actor: string): RateResult {
    const { most, perSecond } = this.#limits;
    const now = this.#now();
    const bucket = this.#buckets.get(actor) ?? { level: most, at: now, refused: 0 };
    bucket.level = Math.min(most, bucket.level + ((now - bucket.at) / 1_000) * perSecond);
    bucket.at = now;
    this.#buckets.set(actor, bucket);
    if (bucket.level < 1) {
      bucket.refused += 1;
      const retryAfterS = Math.max(1, Math.ceil((1 - bucket.level) / perSecond));
      return { ok: false, retryAfterS, isPersistent: bucket.refused >= PERSISTENT };
    }
    if (bucket.level >= most / 2) bucket.refused = 0;
    bucket.level -= 1;
    return { ok: true };
  }

  /** Returns a token. */
  refund(actor: string): void {
    const bucket = this.#buckets.get(actor);
    if (bucket) bucket.level = Math.min(this.#limits.most, bucket.level + 1);
  }

  /** Deletes full buckets. */
  sweep(): void {
    const { most, perSecond } = this.#limits;
    const now = this.#now();
    for (const [actor, { level, at }] of this.#buckets) {
      if (level + ((now - at) / 1_000) * perSecond >= most) this.#buckets.delete(actor);
    }
  }

  /** Number of buckets. */
  get size(): number {
    return this.#buckets.size;
  }
}
