import type { Clock } from '../../src/model/now.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** Injected clock that stands still until moved, so that tests wait for no match time. What it is moved by is no outage. */
export class TestClock implements Clock {
  #ms = Date.now();
  readonly #timers = new Set<Timer>();

  readonly now = (): number => this.#ms;

  readonly after = (ms: number, call: () => void): (() => void) => {
    const timer = { at: this.#ms + ms, call };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  /** Advances the clock; timers that become due are called in order, each at its time. */
  move(ms: number): void {
    const end = this.#ms + ms;
    for (let next = this.#due(end); next; next = this.#due(end)) {
      this.#timers.delete(next);
      this.#ms = Math.max(this.#ms, next.at);
      next.call();
    }
    this.#ms = end;
  }

  #due(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
