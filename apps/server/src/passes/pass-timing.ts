/** Timers and random numbers of automatic passes; injected by tests. */
export interface PassTiming {
  /** Uniform random number in [0, 1). */
  rng(): number;
  /** Runs once after `ms` milliseconds; returns a function that cancels it. */
  schedule(run: () => void, ms: number): () => void;
}

/** Node timers that do not keep the process alive. */
export const realTiming: PassTiming = {
  rng: Math.random,
  schedule(run, ms) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** Time left on a bank after an automatic pass, in milliseconds. */
const MARGIN_MS = 250;

/**
 * Delay of an automatic pass in milliseconds: uniformly distributed from half to one and a half of `meanMs`, the same
 * for every decision. Cut to the time left on the seat's public clock, so that an order never loses on time.
 */
export function drawDelay(meanMs: number, rng: () => number, leftMs = Number.POSITIVE_INFINITY): number {
  const drawn = Math.round(meanMs * (0.5 + rng()));
  return Math.min(drawn, Math.max(0, leftMs - MARGIN_MS));
}
