/** Current time in epoch milliseconds. What is compared between servers takes the database's: see `DatabaseTime`. */
export type Now = () => number;

/** Injected clock: the time and the timers of matches, which tests move on by themselves. */
export interface Clock {
  readonly now: Now;
  /** Calls once, so many milliseconds later, without keeping the process up. The result cancels the call. */
  readonly after: (ms: number, call: () => void) => () => void;
}

/** The clock of a server in operation: this time, and timers of Node. */
export function clockBy(now: Now): Clock {
  return {
    now,
    after(ms, call) {
      const timer = setTimeout(call, ms).unref();
      return () => clearTimeout(timer);
    },
  };
}
