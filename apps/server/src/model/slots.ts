import { Refused } from '../refused.ts';

/** Limits of expensive jobs: of one key at a time, and of all together. */
export interface SlotLimits {
  readonly most: number;
  /** Delay before a retry, in seconds. */
  readonly retryS: number;
}

/** Fair slots for expensive jobs: one job per key (player), so that one player does not keep the others waiting. */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #taken = new Set<string>();

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Runs a job. Throws `slow_down` while the key has another, or too many run. */
  async use<T>(key: string, job: () => Promise<T>): Promise<T> {
    const { most, retryS } = this.#limits;
    if (this.#taken.has(key) || this.#taken.size >= most) throw new Refused('slow_down', { retryAfter: retryS });
    this.#taken.add(key);
    try {
      return await job();
    } finally {
      this.#taken.delete(key);
    }
  }
}
