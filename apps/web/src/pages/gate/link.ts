import { inviteOf } from '@echo-base/protocol';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type LinkRefusal, linkRefusalOf } from '../../kit/i18n/reason.ts';
import { showMatch } from '../../kit/net/api.ts';
import type { MatchSummary } from '../../kit/net/types.ts';

/** What the link at this address leads to: the match, or why it is not shown; neither until the answer is there. */
export interface Link {
  readonly matchId: string;
  readonly code: string | null;
  readonly match: MatchSummary | null;
  readonly refusal: LinkRefusal | null;
}

/** The match that a link led to last: the guard of the page has asked for it before the page is drawn. */
let latest: MatchSummary | null = null;

/** The link at this address, as visitors without a session have it; null if it leads to no match. */
export function useLink(): Link | null {
  const [location] = useLocation();
  const search = useSearch();
  const [match, setMatch] = useState(latest);
  const [refusal, setRefusal] = useState<LinkRefusal | null>(null);
  const invite = inviteOf(`${location}?${search}`);
  const matchId = invite?.matchId;
  const code = invite?.code ?? null;
  useEffect(() => {
    if (!matchId) return;
    showMatch(matchId, code).then(
      (found) => {
        latest = found;
        setMatch(found);
      },
      (error: unknown) => setRefusal(linkRefusalOf(error)),
    );
  }, [matchId, code]);
  return matchId ? { matchId, code, match: match?.matchId === matchId ? match : null, refusal } : null;
}
