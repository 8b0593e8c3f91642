const HOUR_MS = 3_600_000;

/** Simulated time, `speed` times as fast as real time; the preload `fast-clock.mjs` gives it to other processes. */
export class SimulatedTime {
  readonly speed: number;
  /** Beginning of the soak, epoch milliseconds. */
  readonly begin = Date.now();
  /** A real time, and the simulated time at that moment. */
  #anchor = { real: this.begin, simulated: this.begin };
  readonly #sleeping = new Set<() => void>();
  #isOver = false;

  constructor(speed: number) {
    this.speed = speed;
  }

  get #now(): number {
    return this.#anchor.simulated + (Date.now() - this.#anchor.real) * this.speed;
  }

  /** Simulated hours since the beginning. */
  get hours(): number {
    return (this.#now - this.begin) / HOUR_MS;
  }

  /** Sets the time by the server's clock. */
  follow(simulated: number): void {
    this.#anchor = { real: Date.now(), simulated };
  }

  /** Waits for simulated seconds, or until the end. */
  sleep(seconds: number): Promise<void> {
    if (this.#isOver) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#sleeping.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, (seconds * 1_000) / this.speed);
      this.#sleeping.add(wake);
    });
  }

  /** Wakes all that wait: nothing waits any more. */
  end(): void {
    this.#isOver = true;
    for (const wake of [...this.#sleeping]) wake();
  }

  /** Environment of a process with this time, ahead by this many hours. */
  env(aheadHours = 0): Record<string, string> {
    const { real, simulated } = this.#anchor;
    return {
      SOAK_SPEED: String(this.speed),
      SOAK_REAL_MS: String(real),
      SOAK_SIMULATED_MS: String(simulated + aheadHours * HOUR_MS),
    };
  }
}
