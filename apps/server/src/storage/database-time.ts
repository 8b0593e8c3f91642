import { monotonic } from '../model/monotonic.ts';
import type { Now } from '../model/now.ts';
import type { Outage, Store } from './store.ts';

const MEASURE_MS = 5_000;
/** Slowest usable answer, in milliseconds: the error of the measured time is half of the round trip. */
const SLOWEST_MS = 500;

/** Larger changes of the offset are steps of a clock, in milliseconds. */
const STEP_MS = 1_000;

/** Clocks of this machine, in milliseconds. */
interface MachineClocks {
  readonly wall: () => number;
  readonly monotonic: () => number;
}

/**
 * Database time, as an offset to the monotonic clock that is measured every few seconds: the same on all servers that
 * share a database, whatever their wall clocks show. With SQLite, the wall clock. It never goes back by more than a
 * second; a step ahead is reported before the new time is used, because no one could play in the time it skips.
 */
export class DatabaseTime {
  readonly #store: Pick<Store, 'time'>;
  readonly #failed: (error: unknown) => void;
  readonly #clocks: MachineClocks;
  readonly #listeners: ((step: Outage) => void)[] = [];
  /** Time when the monotonic clock was 0. */
  #base: number;
  #hasDatabaseClock = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    store: Pick<Store, 'time'>,
    failed: (error: unknown) => void,
    clocks: MachineClocks = { wall: Date.now, monotonic },
  ) {
    this.#store = store;
    this.#failed = failed;
    this.#clocks = clocks;
    this.#base = clocks.wall() - clocks.monotonic();
  }

  /** Calls a listener with the time that a step of the clock skips. */
  onStep(listener: (step: Outage) => void): void {
    this.#listeners.push(listener);
  }

  /** Database time, epoch milliseconds. */
  readonly now: Now = () => {
    const { wall, monotonic: passed } = this.#clocks;
    if (!this.#hasDatabaseClock) this.#follow(wall() - passed());
    return this.#at(this.#base);
  };

  #at(base: number): number {
    return Math.round(base + this.#clocks.monotonic());
  }

  /** Applies a measured offset. A step back is ignored until the clock is right again or the server starts anew. */
  #follow(base: number): void {
    const step = base - this.#base;
    if (step < -STEP_MS) return;
    const skipped = { from: this.#at(this.#base), to: this.#at(base) };
    this.#base = base;
    if (step > STEP_MS) for (const report of this.#listeners) report(skipped);
  }

  /** Measures now and periodically. Rejects if the database does not answer. */
  async open(): Promise<void> {
    await this.#measure();
    this.#timer = setInterval(() => void this.#measure().catch(this.#failed), MEASURE_MS).unref();
  }

  async #measure(): Promise<void> {
    const began = this.#clocks.monotonic();
    const time = await this.#store.time();
    const ended = this.#clocks.monotonic();
    if (time === null || (this.#hasDatabaseClock && ended - began > SLOWEST_MS)) return;
    const base = time - (began + ended) / 2;
    if (this.#hasDatabaseClock) this.#follow(base);
    else this.#base = base;
    this.#hasDatabaseClock = true;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
