import { useEffect } from 'react';

/** Time without any change after which the screen may turn off again, in milliseconds. */
const QUIET_MS = 10 * 60_000;

/** Asks the browser to keep the screen on; null where it cannot, or will not with a low battery. */
const requestLock = (): Promise<WakeLockSentinel | null> =>
  navigator.wakeLock?.request('screen').catch(() => null) ?? Promise.resolve(null);

/**
 * Keeps the screen on while a match goes on: a phone would turn dark while its owner waits for the others, and a shared
 * screen after each of their turns. `change` is what changes when anything happens; null lets the screen turn off.
 */
export function useWakeLock(change: unknown, quietMs = QUIET_MS): void {
  useEffect(() => {
    if (change === null || change === undefined) return;
    let isOver = false;
    let lock: Promise<WakeLockSentinel | null> | null = null;
    const release = () => {
      void lock?.then((held) => held?.release().catch(() => undefined));
      lock = null;
    };
    const hold = () => {
      // Browsers release it when the page is hidden.
      if (isOver || document.hidden) return;
      release();
      lock = requestLock();
    };
    const end = () => {
      isOver = true;
      release();
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    const timer = setTimeout(end, quietMs);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      clearTimeout(timer);
      end();
    };
  }, [change, quietMs]);
}
