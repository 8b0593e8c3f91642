import { monotonic } from '../model/monotonic.ts';
import type { Now } from '../model/now.ts';
import type { Store } from './store.ts';

const MEASURE_MS = 5_000;
/** Slowest usable answer, in milliseconds: the error of the measured time is half of the round trip. */
const SLOWEST_MS = 500;

/**
 * Database time, as an offset to the monotonic clock that is measured every few seconds: the same on all servers that
 * share a database, whatever their wall clocks show. With SQLite, the wall clock.
 */
export class DatabaseTime {
  readonly #store: Pick<Store, 'time'>;
  readonly #failed: (error: unknown) => void;
  /** Database time when the monotonic clock was 0; null without a database clock. */
  #base: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(store: Pick<Store, 'time'>, failed: (error: unknown) => void) {
    this.#store = store;
    this.#failed = failed;
  }

  /** Database time, epoch milliseconds. */
  readonly now: Now = () => (this.#base === null ? Date.now() : Math.round(this.#base + monotonic()));

  /** Measures now and periodically. Rejects if the database does not answer. */
  async open(): Promise<void> {
    await this.#measure();
    this.#timer = setInterval(() => void this.#measure().catch(this.#failed), MEASURE_MS).unref();
  }

  async #measure(): Promise<void> {
    const began = monotonic();
    const time = await this.#store.time();
    const ended = monotonic();
    if (time === null || (this.#base !== null && ended - began > SLOWEST_MS)) return;
    this.#base = time - (began + ended) / 2;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
