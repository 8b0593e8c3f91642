import { useCallback, useEffect, useRef, useState } from 'react';
import { listMatches } from '../../kit/net/api.ts';
import { noteClocks } from '../../kit/net/clock-time.ts';
import { onListed } from '../../kit/net/listed.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { type LobbyMatches, sorted } from './matches.ts';
import { inOrder } from './order.ts';

const EVERY_MS = 4_000;
/** How long news of my matches are gathered, in milliseconds. */
const SOON_MS = 100;

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

/** Calls `load` when my lists have changed, soon: news that come together cost one request. */
function useListed(load: () => Promise<void>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onListed(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void load();
      }, SOON_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [load]);
}

/** Match of a creator whose further matches are shown. */
type OpenedMatch = Pick<MatchSummary, 'matchId' | 'status'>;

async function restOf({ matchId, status }: OpenedMatch): Promise<readonly [string, readonly MatchSummary[]]> {
  // The match may be gone by now: then the rest of its creator's is not shown any more.
  const found = await listMatches({ status, hostOf: matchId }).catch(() => ({ matches: [] }));
  return [matchId, found.matches];
}

/** Fetches the lobby's lists. My matches are requested separately, so that none is lost among many open ones. */
async function fetchMatches(opened: readonly OpenedMatch[]): Promise<LobbyMatches> {
  const rest = Promise.all(opened.map(restOf));
  const pages = await Promise.all([
    listMatches({ status: 'playing', mine: 'true' }),
    listMatches({ status: 'waiting', mine: 'true' }),
    listMatches({ status: 'waiting' }),
    listMatches({ status: 'playing' }),
  ]);
  for (const match of pages.flatMap((page) => page.matches)) noteClocks(match);
  const { mine, open } = sorted(
    pages.map((page) => page.matches),
    new Map(await rest),
  );
  return { mine: inOrder(mine), open };
}

/** Whether this player has neither a match here nor one that is over. */
function useFirstVisit(matches: LobbyMatches | null): boolean | null {
  const [isNew, setNew] = useState<boolean | null>(null);
  const hasMine = matches === null ? null : matches.mine.length > 0;
  useEffect(() => {
    if (hasMine === null) return;
    if (hasMine) setNew(false);
    else
      listMatches({ status: 'finished', mine: 'true' }).then(
        (found) => setNew(found.matches.length === 0),
        () => undefined,
      );
  }, [hasMine]);
  return isNew;
}

export interface Lobby {
  /** Null until the first answer; then the latest one. */
  readonly matches: LobbyMatches | null;
  /** Whether I have never played here; null as long as that is not known. */
  readonly isFirstVisit: boolean | null;
  /** Why the latest request failed, or null. */
  readonly error: unknown;
  refresh(): Promise<void>;
  /** Shows all matches of the creator of this one. */
  showRest(match: MatchSummary): Promise<void>;
}

/** The matches of the lobby, polled. */
export function useLobby(): Lobby {
  const [matches, setMatches] = useState<LobbyMatches | null>(null);
  const [error, setError] = useState<unknown>(null);
  const asked = useRef(0);
  const opened = useRef<readonly OpenedMatch[]>([]);
  const refresh = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    try {
      const found = await fetchMatches(opened.current);
      if (mine !== asked.current) return;
      setMatches(found);
      setError(null);
    } catch (reason) {
      if (mine === asked.current) setError(reason);
    }
  }, []);
  const showRest = useCallback(
    ({ matchId, status }: MatchSummary) => {
      opened.current = [...opened.current, { matchId, status }];
      return refresh();
    },
    [refresh],
  );
  usePolling(refresh);
  useListed(refresh);
  return { matches, error, refresh, showRest, isFirstVisit: useFirstVisit(matches) };
}
