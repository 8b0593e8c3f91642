import { monotonic } from '../model/monotonic.ts';
import type { Now } from '../model/now.ts';
import type { Store } from './store.ts';

const MEASURE_MS = 5_000;
/** A slower answer tells too little: the database's time is known to half of the round trip. */
const SLOWEST_MS = 500;

/**
 * Clock of the database, as an offset to this server's monotonic clock that is measured again every few seconds: the
 * same on all servers that share a database, whatever their wall clocks say. SQLite has no other clock than ours.
 */
export class DatabaseTime {
  readonly #store: Pick<Store, 'time'>;
  readonly #failed: (error: unknown) => void;
  /** What the database's clock said when our monotonic one stood at 0; null while our wall clock is the database's. */
  #base: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(store: Pick<Store, 'time'>, failed: (error: unknown) => void) {
    this.#store = store;
    this.#failed = failed;
  }

  /** The database's time, epoch milliseconds. */
  readonly now: Now = () => (this.#base === null ? Date.now() : Math.round(this.#base + monotonic()));

  /** Measures now and from time to time. Rejects when the database does not answer. */
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
