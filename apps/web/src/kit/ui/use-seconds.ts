import { useEffect, useState } from 'react';
import { steadyNow } from '../net/steady-time.ts';

/** Whole seconds until a moment (by `steadyNow`), counted down to 0; 0 without one. */
export function useSecondsUntil(moment: number | null): number {
  const now = useNow(moment);
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
}

/** Whole seconds since a moment (by `steadyNow`); 0 without one. */
export function useSecondsSince(moment: number | null): number {
  const now = useNow(moment);
  return moment === null ? 0 : Math.max(0, Math.floor((now - moment) / 1000));
}

/** Current time, twice a second while there is a moment to compare it with. */
function useNow(moment: number | null): number {
  const [now, setNow] = useState(steadyNow);
  useEffect(() => {
    if (moment === null) return;
    setNow(steadyNow());
    const timer = setInterval(() => setNow(steadyNow()), 500);
    return () => clearInterval(timer);
  }, [moment]);
  return now;
}
