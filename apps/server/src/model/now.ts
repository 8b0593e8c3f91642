/** Current time in epoch milliseconds. Times compared between servers are database time: see `DatabaseTime`. */
export type Now = () => number;

/** Injected clock: time and timers of matches, controlled by tests. */
export interface Clock {
  readonly now: Now;
  /** Calls once after `ms` milliseconds, without keeping the process alive. The result cancels the call. */
  readonly after: (ms: number, call: () => void) => () => void;
}

/** Clock with Node timers. */
export function clockBy(now: Now): Clock {
  return {
    now,
    after(ms, call) {
      const timer = setTimeout(call, ms).unref();
      return () => clearTimeout(timer);
    },
  };
}
