import { useEffect } from 'react';
import { lazyValue, useLazyValue } from '../../../kit/net/lazy-value.ts';

type Covers = typeof import('./covers.ts');

/** The components of combats and missions. */
export const covers = lazyValue<Covers>(() => import('./covers.ts'));

/** Longest wait for an idle moment, in milliseconds. */
const SOON = 4_000;

/** Idle callback: runs once the browser is idle, after `SOON` at the latest. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  if (typeof globalThis.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, SOON);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: SOON });
  return () => cancelIdleCallback(id);
}

/**
 * Components of combats and missions, lazily loaded: preloaded when idle, so that a combat opens without a gap, and
 * at once if needed earlier. Null until loaded.
 */
export function useCovers(isNeeded: boolean): Covers | null {
  useEffect(() => whenIdle(covers.preload), []);
  return useLazyValue(covers, isNeeded);
}
