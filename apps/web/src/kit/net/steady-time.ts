/**
 * Monotonic clock of this page in milliseconds. Whatever lasts is measured by it: a device whose clock is set meanwhile
 * would find players out of time, or stop counting.
 */
export const steadyNow = (): number => performance.now();

/** Milliseconds by which the two clocks of a device may part before that counts as a step. */
const STEP_MS = 1_000;
const LOOK_MS = 1_000;

/**
 * Calls back when the device's clock and the monotonic one part: the clock was set, or the device has slept,
 * in which time some browsers stop the monotonic one. Returns how to stop.
 */
export function onClockStep(listener: () => void): () => void {
  const apart = () => Date.now() - performance.now();
  let known = apart();
  const timer = setInterval(() => {
    const now = apart();
    if (Math.abs(now - known) <= STEP_MS) return;
    known = now;
    listener();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
