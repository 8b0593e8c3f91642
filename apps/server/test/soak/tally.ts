import { percentile } from '../../bench/figures.ts';

/** Figures of an hour. */
export interface Hour {
  readonly counts: ReadonlyMap<string, number>;
  /** Refusals that a client of a match in motion must expect: the decision was outdated, there was nothing to undo. */
  readonly refused: number;
  /** All other errors (refused requests, timeouts, lost connections) by what was asked and the code. */
  readonly failures: ReadonlyMap<string, number>;
  /** Real milliseconds from sending an act to its acknowledgement. */
  readonly actP99Ms: number;
}

/** Counts what clients do and how it is answered, by the hour and in all. */
export class Tally {
  #hour = new Map<string, number>();
  #refused = 0;
  #failures = new Map<string, number>();
  #latencies: number[] = [];
  /** In all, by name. */
  readonly counts = new Map<string, number>();
  /** Refusals and failures in all, by what was asked and the code of the error. */
  readonly refusals = new Map<string, number>();
  readonly failures = new Map<string, number>();

  count(what: string): void {
    add(this.#hour, what);
    add(this.counts, what);
  }

  acted(ms: number): void {
    this.count('acts');
    this.#latencies.push(ms);
  }

  refused(what: string): void {
    this.#refused += 1;
    add(this.refusals, what);
  }

  failed(what: string): void {
    add(this.#failures, what);
    add(this.failures, what);
  }

  /** Figures since the last call. */
  takeHour(): Hour {
    const hour = {
      counts: this.#hour,
      refused: this.#refused,
      failures: this.#failures,
      actP99Ms: percentile(this.#latencies, 0.99),
    };
    this.#hour = new Map();
    this.#refused = 0;
    this.#failures = new Map();
    this.#latencies = [];
    return hour;
  }
}

function add(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
