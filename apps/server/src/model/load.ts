import { Refused } from '../refused.ts';

/** Real time in milliseconds, which tests with fake time do not move: the lag is a property of the process. */
const processTime = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Class of a request: an overloaded server puts off newcomers first, then watchers, and seats last. */
export type LoadClass = 'newcomer' | 'watcher' | 'seat';
type Queued = Exclude<LoadClass, 'seat'>;

/** Lag of the event loop up to which a class is admitted, in milliseconds. */
const MOST_LAG: Readonly<Record<LoadClass, number>> = { newcomer: 100, watcher: 250, seat: 2_000 };
/** Delay after which a refused client may retry, in seconds. */
const RETRY_S: Readonly<Record<LoadClass, number>> = { newcomer: 5, watcher: 3, seat: 1 };
/** Longest wait for admission, in milliseconds. */
const ADMISSION_TIMEOUT_MS = 2_000;
/** Most requests of a class that wait. */
export const MOST_WAITING = 1_000;
/** Interval of the measurement, in milliseconds, and most requests of a class that are admitted at each. */
const TICK_MS = 20;
const ADMITTED = 10;
/** Factor by which the lag of the past counts less at each measurement: half after an eighth of a second. */
const FADING = 0.9;

interface Waiting {
  readonly until: number;
  admit(): void;
  refuse(): void;
}

/**
 * Load shedding by the lag of the event loop: above the limit of their class, newcomers and watchers wait for up to
 * `ADMISSION_TIMEOUT_MS` and are then refused with `busy`. Seats never wait: they are refused at a much higher lag only.
 */
export class Load {
  readonly #now: () => number;
  readonly #onRefusal: (kind: LoadClass) => void;
  readonly #waiting: Readonly<Record<Queued, Waiting[]>> = { newcomer: [], watcher: [] };
  readonly #timer: ReturnType<typeof setInterval>;
  #tickedAt: number;
  /** Lag of the last turns of the event loop; it fades. */
  #past = 0;

  constructor(onRefusal: (kind: LoadClass) => void, now: () => number = processTime) {
    this.#onRefusal = onRefusal;
    this.#now = now;
    this.#tickedAt = now();
    this.#timer = setInterval(() => this.tick(), TICK_MS).unref();
  }

  /** Time for which the event loop has not reached its timers, in milliseconds. */
  get #present(): number {
    return Math.max(0, this.#now() - this.#tickedAt - TICK_MS);
  }

  /** Admits a request now, or as soon as the load allows it; not if its client is gone (`onGone` listens). Throws `busy`. */
  admit(kind: LoadClass, onGone?: (gone: () => void) => void): Promise<void> | undefined {
    if (kind === 'seat') {
      // Two long turns in succession: one may be a pause of the machine.
      if (Math.min(this.#past, this.#present) > MOST_LAG.seat) throw this.#refusal(kind);
      return undefined;
    }
    const waiting = this.#waiting[kind];
    if (waiting.length === 0 && this.#allows(kind)) return undefined;
    if (waiting.length >= MOST_WAITING) throw this.#refusal(kind);
    return new Promise((resolve, reject) => {
      const until = this.#now() + ADMISSION_TIMEOUT_MS;
      const one = { until, admit: resolve, refuse: () => reject(this.#refusal(kind)) };
      waiting.push(one);
      onGone?.(() => {
        const place = waiting.indexOf(one);
        if (place >= 0) waiting.splice(place, 1);
        if (place >= 0) reject(new Refused('busy'));
      });
    });
  }

  #refusal(kind: LoadClass): Refused {
    this.#onRefusal(kind);
    return new Refused('busy', { retryAfter: RETRY_S[kind] });
  }

  /** Newcomers let watchers that wait go first. */
  #allows(kind: Queued): boolean {
    if (kind === 'newcomer' && this.#waiting.watcher.length > 0) return false;
    return Math.max(this.#past, this.#present) <= MOST_LAG[kind];
  }

  /** Measures the lag, admits some of those that wait, and refuses those that have waited too long. */
  tick(): void {
    this.#past = Math.max(this.#present, this.#past * FADING);
    this.#tickedAt = this.#now();
    for (const kind of ['watcher', 'newcomer'] as const) {
      const waiting = this.#waiting[kind];
      for (const one of this.#allows(kind) ? waiting.splice(0, ADMITTED) : []) one.admit();
      while (waiting[0] && waiting[0].until <= this.#tickedAt) waiting.shift()?.refuse();
    }
  }

  /** Refuses those that wait. */
  close(): void {
    clearInterval(this.#timer);
    for (const waiting of Object.values(this.#waiting)) for (const one of waiting.splice(0)) one.refuse();
  }
}
