/** Time that stands still until it is moved: what is due does not depend on how fast the machine is. */
export class FrozenClock {
  readonly #real = { date: Date.now, monotonic: performance.now };
  readonly #began = { date: Date.UTC(2026, 0, 1), monotonic: performance.now() };
  now = this.#began.date;

  constructor() {
    Date.now = () => this.now;
    performance.now = () => this.#began.monotonic + this.now - this.#began.date;
  }

  /** Lets so many milliseconds pass. */
  move(ms: number): void {
    this.now += ms;
  }

  /** Gives the machine's time back. */
  thaw(): void {
    Date.now = this.#real.date;
    performance.now = this.#real.monotonic;
  }
}
