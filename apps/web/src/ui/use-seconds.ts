import { useEffect, useState } from 'react';

/** Whole seconds until a moment (epoch milliseconds), counted down to 0; 0 without one. */
export function useSecondsUntil(moment: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
}
