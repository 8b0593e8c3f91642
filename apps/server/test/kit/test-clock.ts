import type { Clock } from '../../src/model/now.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/**
 * Injected clock that stands still until it is moved, so that tests wait for no time of a match. Servers look every five
 * real seconds whether they were up: more than fifteen seconds that pass at once are an outage to them.
 */
export class TestClock implements Clock {
  #ms = Date.now();
  readonly #timers = new Set<Timer>();

  readonly now = (): number => this.#ms;

  readonly after = (ms: number, call: () => void): (() => void) => {
    const timer = { at: this.#ms + ms, call };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  /** Lets so many milliseconds pass; timers that become due are called one after the other, each at its time. */
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
