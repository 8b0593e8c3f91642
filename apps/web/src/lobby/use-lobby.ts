import { useCallback, useEffect, useRef, useState } from 'react';
import { listMatches } from '../net/api.ts';
import { sorted, type Tables } from './tables.ts';

const EVERY_MS = 4_000;

/** Calls `load` now, and every few seconds while the page is visible. */
function usePolling(load: () => Promise<void>, everyMs = EVERY_MS): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const tick = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') await load();
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(tick, everyMs);
    };
    void tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [load, everyMs]);
}

/** Fetches the lobby's lists. My matches are requested separately, so that none is lost among many open ones. */
async function fetchTables(): Promise<Tables> {
  const pages = await Promise.all([
    listMatches({ status: 'playing', mine: 'true' }),
    listMatches({ status: 'waiting', mine: 'true' }),
    listMatches({ status: 'waiting' }),
    listMatches({ status: 'playing' }),
  ]);
  return sorted(pages.map((page) => page.matches));
}

export interface Lobby {
  /** Null until the first answer; then the latest one. */
  readonly tables: Tables | null;
  /** Why the latest request failed, or null. */
  readonly error: unknown;
  refresh(): Promise<void>;
}

/** The matches of the lobby, polled. */
export function useLobby(): Lobby {
  const [tables, setTables] = useState<Tables | null>(null);
  const [error, setError] = useState<unknown>(null);
  const asked = useRef(0);
  const refresh = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    try {
      const found = await fetchTables();
      if (mine !== asked.current) return;
      setTables(found);
      setError(null);
    } catch (reason) {
      if (mine === asked.current) setError(reason);
    }
  }, []);
  usePolling(refresh);
  return { tables, error, refresh };
}
