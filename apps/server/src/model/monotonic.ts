/**
 * Monotonic clock in milliseconds since the process began, for limits and timeouts. Steps of the wall clock (time
 * synchronisation, an operator, a resumed virtual machine) neither lock players out nor refill limits.
 */
export const monotonic = (): number => performance.now();
