import type { PassTiming } from '../../src/passes/pass-timing.ts';

/** Timers that ring when a test says so, and random numbers that are the same in every run. */
export class ManualTiming implements PassTiming {
  /** Every delay asked for, in order, milliseconds. */
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

  /** Timers that wait. */
  get waiting(): number {
    return this.#timers.length;
  }

  /** Begins anew, as for another match: what waits never rings. */
  reset(): void {
    this.#timers = [];
    this.delays = [];
    this.#drawn = 0;
  }

  /** Rings every timer that waits. */
  ring(): void {
    const due = this.#timers;
    this.#timers = [];
    for (const { run } of due) run();
  }
}
