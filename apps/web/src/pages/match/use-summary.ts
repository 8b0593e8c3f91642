import { useEffect, useState } from 'react';
import { type LinkRefusal, linkRefusalOf } from '../../kit/i18n/reason.ts';
import { fetchSummary, sync, useMatch } from '../../kit/net/match-store.ts';

/** The latest summary from the socket; fetched at first, unless the match was prepared, and on request. */
export function useSummary(matchId: string, invite: string | null) {
  const summary = useMatch((state) => (state.summary?.matchId === matchId ? state.summary : null));
  const changes = useMatch((state) => state.summaryChanges);
  const [failed, setFailed] = useState<LinkRefusal | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const isPrepared = round === 0 && changes === 0 && useMatch.getState().summary?.matchId === matchId;
    if (isPrepared) return;
    let current = true;
    fetchSummary(matchId, invite)
      .then(() => {
        if (!current) return;
        setFailed(null);
        void sync();
      })
      .catch((error: unknown) => current && setFailed(linkRefusalOf(error)));
    return () => {
      current = false;
    };
  }, [matchId, invite, round, changes]);
  return { summary, failed, fetchAgain: () => setRound((now) => now + 1) };
}
