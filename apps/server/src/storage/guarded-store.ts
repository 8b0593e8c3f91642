import { Unavailable } from '../refused.ts';
import { deadline, TimedOut } from './deadline.ts';
import { asUnavailable, damageOf, isDamage } from './outage.ts';
import type { Store } from './store.ts';

/** Pause between two attempts to reach a storage that did not answer, in milliseconds. */
const PROBE_MS = 250;
/** Operations that write thousands of rows may take this much longer. */
const LARGE: ReadonlySet<string> = new Set(['importMatch']);
const LARGE_FACTOR = 10;

/** Told once that the database is damaged, in one line. */
export type Damaged = (reason: string) => void;

/**
 * Circuit breaker around a store: every operation settles within `timeoutMs`, and rejects with `Unavailable` if the
 * storage is down, hung or full. After a timeout operations are refused at once until the storage answers again, so that
 * requests that wait for each other do not add up their timeouts. An operation that timed out may still take effect. Once a
 * database has turned out to be damaged, `damaged` is told and the storage is not ready any more; what is whole is served.
 */
export function guardedStore(store: Store, timeoutMs: number, damaged: Damaged = () => undefined): Store {
  const breaker = new Breaker(() => store.servers(), timeoutMs, damaged);
  const guarded = Object.entries(store).map(([name, call]: [string, (...args: unknown[]) => Promise<unknown>]) => {
    const guard = (...args: unknown[]) => breaker.run(() => call(...args), LARGE.has(name) ? LARGE_FACTOR : 1);
    return [name, guard];
  });
  const close = () => {
    breaker.close();
    return store.close();
  };
  const ready = () => breaker.run(() => breaker.damage ?? store.ready(), 1);
  // The same operations with the same types, which the compiler cannot follow through the entries.
  return { ...(Object.fromEntries(guarded) as unknown as Store), ready, close };
}

class Breaker {
  readonly #probe: () => Promise<unknown>;
  readonly #timeoutMs: number;
  readonly #damaged: Damaged;
  /** Rejects with the damage that was found; null without any. */
  damage: Promise<never> | null = null;
  #isOpen = false;
  #isClosed = false;

  /** `probe` resolves if the storage answers. */
  constructor(probe: () => Promise<unknown>, timeoutMs: number, damaged: Damaged) {
    this.#probe = probe;
    this.#timeoutMs = timeoutMs;
    this.#damaged = damaged;
  }

  async run<T>(job: () => Promise<T>, factor: number): Promise<T> {
    if (this.#isOpen) throw new Unavailable('the storage does not answer');
    try {
      return await deadline(job(), factor * this.#timeoutMs);
    } catch (error) {
      if (isDamage(error)) this.#note(error);
      if (!(error instanceof TimedOut)) throw asUnavailable(error);
      this.#open();
      throw new Unavailable('the storage does not answer', { cause: error });
    }
  }

  #note(error: Error): void {
    if (this.damage) return;
    this.damage = Promise.reject(error);
    this.damage.catch(() => undefined);
    this.#damaged(damageOf(error));
  }

  /** One attempt after the other: a hung one is not repeated before it has settled. */
  #open(): void {
    if (this.#isOpen || this.#isClosed) return;
    this.#isOpen = true;
    const attempt = (): unknown =>
      this.#probe().then(
        () => {
          this.#isOpen = false;
        },
        () => {
          if (!this.#isClosed) setTimeout(attempt, PROBE_MS).unref();
        },
      );
    attempt();
  }

  close(): void {
    this.#isClosed = true;
  }
}
