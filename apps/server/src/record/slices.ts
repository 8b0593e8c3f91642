import { Refused } from '../refused.ts';

/** Milliseconds of a slice, after which other tasks get their turn. */
const SLICE_MS = 8;

/** Clock of this process, in milliseconds. */
export type ProcessClock = () => number;
const processClock: ProcessClock = () => performance.now();
/** Processor time of this process, in milliseconds: on a busy machine less passes of it than of the clock. */
const processorTime: ProcessClock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Slices that wait for a turn of the event loop, in order. */
const waiting: (() => void)[] = [];

/**
 * Resolves in a later turn of the event loop, in which no other slice runs: many replays at once are as long a turn as one.
 */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(takeTurn);
  });
}

function takeTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(takeTurn);
}

/** Processor time of a request, in milliseconds: 20,000 acts of dice take some seconds. */
const REQUEST_MS = 20_000;

/** Processor time that a job may take. */
export class Budget {
  readonly #most: number;
  readonly now: ProcessClock;
  #spent = 0;
  #usedBefore = 0;

  /** `most` in milliseconds; by default what a request may take. */
  constructor(most = REQUEST_MS, now = processClock) {
    this.#most = most;
    this.now = now;
  }

  /** A slice begins. Returns the time on the clock. */
  begin(): number {
    if (this.now === processClock) this.#usedBefore = processorTime();
    return this.now();
  }

  /** Counts a slice that took `ms` on the clock, of which other programs may have had a part. Throws as `spend`. */
  end(ms: number): void {
    const used = this.now === processClock ? processorTime() - this.#usedBefore : ms;
    this.spend(Math.min(ms, used));
  }

  /** Counts time that was used. Throws `too_costly` beyond the budget. */
  spend(ms: number): void {
    this.#spent += ms;
    if (this.#spent > this.#most) throw new Refused('too_costly', { seconds: Math.round(this.#most / 1_000) });
  }
}

/**
 * Calls `each` for every act, a few milliseconds at a time between which other tasks get their turn. Throws `too_costly` when
 * the budget is used up.
 */
export async function inSlices<A>(
  acts: readonly A[],
  each: (act: A) => void,
  budget = new Budget(Number.POSITIVE_INFINITY),
): Promise<void> {
  if (waiting.length > 0) await nextTurn();
  let began = budget.begin();
  for (const act of acts) {
    each(act);
    const spent = budget.now() - began;
    if (spent < SLICE_MS) continue;
    budget.end(spent);
    await nextTurn();
    began = budget.begin();
  }
  budget.end(budget.now() - began);
}
