import { matchPagePath } from '@echo-base/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { rematch } from '../../kit/net/api.ts';
import { hasTwoSides, infoOf, useTitles } from '../../kit/net/titles.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { dismissToast, showToast } from '../../kit/ui/toast-store.ts';
import { closeRequest, openRequest } from '../requests/requests-store.ts';

const REMATCH = 'rematch';

/** Creates the rematch, for players; a link to it for all once it exists. */
export function Rematch({ summary, mayAsk }: { summary: MatchSummary; mayAsk: boolean }) {
  const t = useTranslate();
  const { sending, sit } = useSitAgain(summary.matchId);
  useInvitation(summary, sending, sit);
  const info = infoOf(useTitles().titles, summary.title);
  const isSet = summary.rematch !== undefined;
  if (isSet && !mayAsk) {
    return (
      <Link className={buttonClass({ variant: 'primary' })} href={matchPagePath(summary.rematch ?? '')}>
        {t('rematch.go')}
      </Link>
    );
  }
  if (!mayAsk) return null;
  return (
    <>
      {!isSet && hasTwoSides(summary, info) && (
        <Button icon="swap" sending={sending} onClick={() => sit(true)}>
          {t('rematch.swap')}
        </Button>
      )}
      <Button variant="primary" icon="replay" sending={sending} onClick={() => sit()}>
        {t(isSet ? 'rematch.join' : 'rematch.ask')}
      </Button>
    </>
  );
}

/** Takes a seat in the rematch, the same one or one of the other side; the first player to do so creates it. */
function useSitAgain(matchId: string) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [sending, setSending] = useState(false);
  const sit = useCallback(
    async (swap = false) => {
      setSending(true);
      try {
        navigate(matchPagePath(await rematch(matchId, swap)));
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'offline';
        showToast({ tone: 'error', title: t({ key: `refused.${code}` }) });
        setSending(false);
      }
    },
    [matchId, navigate, t],
  );
  return { sending, sit };
}

/** Asks players who are still on the board to join the rematch, and tells watchers of it. */
function useInvitation({ rematch: next, mine = [] }: MatchSummary, isOurs: boolean, sit: () => void): void {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const played = mine.length > 0;
  const known = useRef(next);
  useEffect(() => {
    if (next === undefined || next === known.current || isOurs) return;
    known.current = next;
    const title = t('rematch.set');
    if (played) {
      const [no, yes] = [t('undo.no'), t('rematch.join')];
      openRequest({
        ...{ id: REMATCH, icon: 'replay', title, text: t('rematch.text') },
        no: { label: no, onPress: () => undefined },
        yes: { label: yes, onPress: () => sit() },
      });
      return;
    }
    const go = { label: t('rematch.go'), onPress: () => navigate(matchPagePath(next)) };
    showToast({ id: REMATCH, tone: 'info', icon: 'replay', title, actions: [go] });
  }, [next, isOurs, played, sit, navigate, t]);
  useEffect(
    () => () => {
      dismissToast(REMATCH);
      closeRequest(REMATCH);
    },
    [],
  );
}
