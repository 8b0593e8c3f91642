import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds after which what stands still moves a little, so that it does not burn in. */
const SHIFT_MS = 10 * 60_000;
/** Milliseconds without any change after which the screen gets darker. */
const DIM_MS = 20 * 60_000;
/** Milliseconds without a movement after which the pointer is hidden. */
const POINTER_MS = 3_000;

/** Grows every ten minutes. */
export function useShift(): number {
  const [shift, setShift] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShift((now) => now + 1), SHIFT_MS);
    return () => clearInterval(timer);
  }, []);
  return shift;
}

/** Whether nothing has changed for long; `change` is what changes when anything happens. */
export function useIsDim(change: unknown): boolean {
  const [dimmed, setDimmed] = useState<unknown>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDimmed({ change }), DIM_MS);
    return () => {
      clearTimeout(timer);
      setDimmed(null);
    };
  }, [change]);
  return dimmed !== null;
}

/** Whether the pointer has not moved for a while. */
export function useIsPointerIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(setIdle, POINTER_MS, true);
    const moved = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(setIdle, POINTER_MS, true);
    };
    addEventListener('pointermove', moved);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', moved);
    };
  }, []);
  return isIdle;
}

/** Width of the window for which all sizes are given, in pixels. */
const DRAWN = 1440;

const onResize = (listener: () => void): (() => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

/** How much larger than drawn everything is, what boards draw in pixels included: a screen is read from afar. */
export const useZoom = (): number => useSyncExternalStore(onResize, () => Math.max(0.5, innerWidth / DRAWN));
