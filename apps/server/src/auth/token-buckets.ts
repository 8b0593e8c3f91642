import { monotonic } from '../model/monotonic.ts';

/** Number of refusals after which an actor is persistent. */
export const PERSISTENT = 100;

/** Limits of a bucket: tokens it holds, and refill per second. */
interface BucketLimits {
  readonly capacity: number;
  readonly perSecond: number;
}

/** Bucket of an actor. */
interface Bucket {
  /** Tokens at time `at`. */
  level: number;
  /** Time of the last message, in milliseconds. */
  at: number;
  /** Refusals since the bucket was last half full. */
  refused: number;
}

/**
 * Result of a rate limit: allowed, or refused for `retryAfterS` seconds. `isPersistent`: the actor continues after many
 * refusals.
 */
export type RateResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterS: number; readonly isPersistent: boolean };

/** Token bucket per actor: each message takes tokens, which are refilled at a constant rate. */
export class TokenBuckets {
  readonly #limits: BucketLimits;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limits: BucketLimits, now: () => number = monotonic) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Takes one token of an actor, or as many as something costs; refused without that many. */
  take(actor: string, cost = 1): RateResult {
    const { capacity, perSecond } = this.#limits;
    const now = this.#now();
    const bucket = this.#buckets.get(actor) ?? { level: capacity, at: now, refused: 0 };
    bucket.level = Math.min(capacity, bucket.level + ((now - bucket.at) / 1_000) * perSecond);
    bucket.at = now;
    this.#buckets.set(actor, bucket);
    if (bucket.level < cost) {
      bucket.refused += 1;
      const retryAfterS = Math.max(1, Math.ceil((cost - bucket.level) / perSecond));
      return { ok: false, retryAfterS, isPersistent: bucket.refused >= PERSISTENT };
    }
    if (bucket.level >= capacity / 2) bucket.refused = 0;
    bucket.level -= cost;
    return { ok: true };
  }

  /** Deletes full buckets. */
  sweep(): void {
    const { capacity, perSecond } = this.#limits;
    const now = this.#now();
    for (const [actor, { level, at }] of this.#buckets) {
      if (level + ((now - at) / 1_000) * perSecond >= capacity) this.#buckets.delete(actor);
    }
  }

  /** Number of buckets. */
  get size(): number {
    return this.#buckets.size;
  }
}
