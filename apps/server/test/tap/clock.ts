/** Time that stands still until it is moved: what is due does not depend on how fast the machine is. */
export class FrozenClock {
  readonly #real = Date.now;
  now = Date.UTC(2026, 0, 1);

  constructor() {
    Date.now = () => this.now;
  }

  /** Lets so many milliseconds pass. */
  move(ms: number): void {
    this.now += ms;
  }

  /** Gives the machine's time back. */
  thaw(): void {
    Date.now = this.#real;
  }
}
