import { monotonic } from '../model/monotonic.ts';
import type { Spent } from './credits.ts';

/** Refusals in a row after which an actor is no longer merely hasty. */
const PERSISTENT = 50;

interface Recent {
  /** When the last messages came, oldest first. */
  times: number[];
  refused: number;
}

/** At most so many messages of an actor within so many seconds, however they are spread. */
export class Pace {
  readonly #most: number;
  readonly #ms: number;
  readonly #now: () => number;
  readonly #actors = new Map<string, Recent>();

  constructor({ most, seconds }: { most: number; seconds: number }, now: () => number = monotonic) {
    this.#most = most;
    this.#ms = seconds * 1_000;
    this.#now = now;
  }

  /** Takes one message of an actor, or refuses it. */
  spend(actor: string): Spent {
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

  /** Forgets actors who have been quiet. */
  sweep(): void {
    const since = this.#now() - this.#ms;
    for (const [actor, { times }] of this.#actors) {
      if ((times.at(-1) ?? 0) <= since) this.#actors.delete(actor);
    }
  }
}
