/** Timers and random numbers of automatic passes; tests give their own. */
export interface PassTiming {
  /** Uniform random number from 0 to below 1. */
  rng(): number;
  /** Runs something once after so many milliseconds; returns what cancels it. */
  schedule(run: () => void, ms: number): () => void;
}

/** Timers of the event loop, which keep no process alive. */
export const realTiming: PassTiming = {
  rng: Math.random,
  schedule(run, ms) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** Time that stays on a bank when an automatic pass comes, in milliseconds. */
const MARGIN_MS = 250;

/**
 * Delay of an automatic pass in milliseconds: uniformly distributed from half to one and a half of `meanMs`, for every
 * question alike. It is shortened to the time left on the seat's public clock, so that an order never loses on time.
 */
export function drawDelay(meanMs: number, rng: () => number, leftMs = Number.POSITIVE_INFINITY): number {
  const drawn = Math.round(meanMs * (0.5 + rng()));
  return Math.min(drawn, Math.max(0, leftMs - MARGIN_MS));
}
