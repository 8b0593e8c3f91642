import { matchPagePath, UNDO_INVITE_SECONDS } from '@echo-base/protocol';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { translateOr, useTitleTranslate } from '../../../kit/i18n/title-translator.ts';
import type { MatchSummary } from '../../../kit/net/types.ts';
import { dismissToast, showToast } from '../../../kit/ui/toast-store.ts';
import { isAskedIn } from '../matches.ts';

const idOf = (matchId: string) => `invited ${matchId}`;

/**
 * Tells of an invite that comes while the lobby is open, once it cannot be taken back any more; those from before are
 * among my games.
 */
export function useInvited(mine: readonly MatchSummary[] | undefined): void {
  const translate = useTitleTranslate();
  const [, navigate] = useLocation();
  /** Timers of the invites that are known, by match; of those from before none. */
  const known = useRef<Map<string, ReturnType<typeof setTimeout> | null> | null>(null);
  useEffect(() => {
    if (!mine) return;
    const asked = mine.filter(isAskedIn);
    const tell = ({ matchId, title, host }: MatchSummary) => {
      const t = translate(title);
      showToast({
        id: idOf(matchId),
        tone: 'ask',
        icon: 'users',
        title: t('invite.invitesYou', { name: host, title: translateOr(t, `title.${title}`, title) }),
        actions: [
          { label: t('invite.later'), onPress: () => undefined },
          { label: t('invite.room'), primary: true, onPress: () => navigate(matchPagePath(matchId)) },
        ],
      });
    };
    if (!known.current) {
      known.current = new Map(asked.map(({ matchId }) => [matchId, null]));
      return;
    }
    for (const match of asked)
      if (!known.current.has(match.matchId))
        known.current.set(
          match.matchId,
          setTimeout(() => tell(match), UNDO_INVITE_SECONDS * 1_000),
        );
    for (const [matchId, timer] of known.current) {
      if (asked.some((one) => one.matchId === matchId)) continue;
      known.current.delete(matchId);
      if (timer) clearTimeout(timer);
      dismissToast(idOf(matchId));
    }
  }, [mine, translate, navigate]);
  useEffect(
    () => () => {
      for (const timer of known.current?.values() ?? []) if (timer) clearTimeout(timer);
    },
    [],
  );
}
