import type { PassTiming } from '../../src/passes/pass-timing.ts';

/** Timers that fire when a test says so, and seeded random numbers. */
export class ManualTiming implements PassTiming {
  /** Delays requested so far, in order, in milliseconds. */
  delays: number[] = [];
  #timers: { readonly run: () => void }[] = [];
  #drawn = 0;

  rng(): number {
    this.#drawn += 1;
    return (this.#drawn * 0.618_033_988_75) % 1;
  }

  schedule(run: () => void, ms: number): () => void {
    const timer = { run };
    this.delays.push(ms);
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Timers for what takes a clock's. */
  readonly after = (ms: number, call: () => void): (() => void) => this.schedule(call, ms);

  /** Number of pending timers. */
  get waiting(): number {
    return this.#timers.length;
  }

  /** Starts again, as for another match: pending timers never fire. */
  reset(): void {
    this.#timers = [];
    this.delays = [];
    this.#drawn = 0;
  }

  /** Fires every pending timer. */
  ring(): void {
    const due = this.#timers;
    this.#timers = [];
    for (const { run } of due) run();
  }
}
