import { useEffect, useState } from 'react';
import { needed } from '../../../net/parts.ts';

type Covers = typeof import('./covers.ts');

let loaded: Covers | null = null;

/** Loads the components of combats and missions. Rejects if their file cannot be fetched. */
export async function loadCovers(): Promise<Covers> {
  loaded = await import('./covers.ts');
  return loaded;
}

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
  const [covers, setCovers] = useState(loaded);
  useEffect(() => {
    if (covers) return;
    let isGone = false;
    const show = (all: Covers) => !isGone && setCovers(all);
    const cancel = isNeeded ? undefined : whenIdle(() => void loadCovers().then(show, () => undefined));
    if (isNeeded) void needed(loadCovers).then(show);
    return () => {
      isGone = true;
      cancel?.();
    };
  }, [covers, isNeeded]);
  return covers;
}
