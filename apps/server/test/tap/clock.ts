/** Fake time that stands still until moved, so that timers do not depend on the speed of the machine. */
export class FrozenClock {
  readonly #real = { date: Date.now, monotonic: performance.now };
  readonly #began = { date: Date.UTC(2026, 0, 1), monotonic: performance.now() };
  now = this.#began.date;

  constructor() {
    Date.now = () => this.now;
    performance.now = () => this.#began.monotonic + this.now - this.#began.date;
  }

  /** Advances the time by this many milliseconds. */
  move(ms: number): void {
    this.now += ms;
  }

  /** Restores the machine's time. */
  unfreeze(): void {
    Date.now = this.#real.date;
    performance.now = this.#real.monotonic;
  }
}
