import { Refused } from '../refused.ts';

/** Limits of expensive jobs; a key is a player, or the address of a visitor without a session. */
export interface SlotLimits {
  /** Jobs of different keys that run at once. */
  readonly atOnce: number;
  /** Jobs of one key that run or wait. */
  readonly each: number;
  /** Jobs of all keys that run or wait. */
  readonly inAll: number;
  /** Delay before a retry, in seconds. */
  readonly retryS: number;
}

interface Waiting {
  readonly key: string;
  start(): void;
}

/** Fair slots for expensive jobs: one of a key runs at a time, and few wait, so that one player does not keep the others waiting. */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #running = new Set<string>();
  #waiting: Waiting[] = [];

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Runs a job when it is its turn. Throws `slow_down` if too many of the key, or of all keys, run or wait. */
  async use<T>(key: string, job: () => Promise<T>): Promise<T> {
    const { each, inAll, retryS } = this.#limits;
    const own = this.#waiting.filter((one) => one.key === key).length + (this.#running.has(key) ? 1 : 0);
    if (own >= each || this.#waiting.length + this.#running.size >= inAll)
      throw new Refused('slow_down', { retryAfter: retryS });
    await new Promise<void>((start) => {
      this.#waiting.push({ key, start });
      this.#next();
    });
    try {
      return await job();
    } finally {
      this.#running.delete(key);
      this.#next();
    }
  }

  /** Starts the jobs that have waited longest, none of a key that has one running. */
  #next(): void {
    while (this.#running.size < this.#limits.atOnce) {
      const next = this.#waiting.find(({ key }) => !this.#running.has(key));
      if (!next) return;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#running.add(next.key);
      next.start();
    }
  }
}
