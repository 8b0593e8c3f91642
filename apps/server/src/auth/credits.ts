import type { Credits } from '../config.ts';
import { monotonic } from '../model/monotonic.ts';

/** Refusals in a row after which an actor is no longer merely hasty. */
const PERSISTENT = 100;

interface Bucket {
  level: number;
  at: number;
  refused: number;
}

/** Whether an actor may go on: yes, no for so many seconds, or no and it will not listen. */
export type Spent =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterS: number; readonly isPersistent: boolean };

/** Credits of many actors: each message costs one, they come back with time. */
export class CreditBook {
  readonly #limits: Credits;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limits: Credits, now: () => number = monotonic) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Takes one credit from an actor. */
  spend(actor: string): Spent {
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

  /** Gives a credit back that was taken. */
  refund(actor: string): void {
    const bucket = this.#buckets.get(actor);
    if (bucket) bucket.level = Math.min(this.#limits.most, bucket.level + 1);
  }

  /** Forgets actors whose credits are all back. */
  sweep(): void {
    const { most, perSecond } = this.#limits;
    const now = this.#now();
    for (const [actor, { level, at }] of this.#buckets) {
      if (level + ((now - at) / 1_000) * perSecond >= most) this.#buckets.delete(actor);
    }
  }

  /** Actors remembered. */
  get size(): number {
    return this.#buckets.size;
  }
}
