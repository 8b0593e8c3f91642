/**
 * Monotonic clock, in milliseconds since the process began: for limits and timeouts. Steps of the wall clock (time
 * synchronisation, an operator, a virtual machine that resumes) neither lock anybody out nor give anything back.
 */
export const monotonic = (): number => performance.now();
