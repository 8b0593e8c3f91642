import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSay } from '../i18n/say.tsx';
import { tablePath } from '../lobby/invite.ts';
import { rematch } from '../net/api.ts';
import type { MatchSummary } from '../net/types.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { dismissToast, showToast } from '../ui/toast-store.ts';

const TOAST = 'rematch';

/** Sets the same table again, for those who played; a way to it for everybody once somebody has. */
export function Rematch({ summary, mayAsk }: { summary: MatchSummary; mayAsk: boolean }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const [sending, setSending] = useState(false);
  useInvitation(summary, sending);
  if (summary.rematch !== undefined) {
    return (
      <Link className={buttonClass({ variant: 'primary' })} href={tablePath(summary.rematch)}>
        {say('rematch.go')}
      </Link>
    );
  }
  if (!mayAsk) return null;
  const ask = async () => {
    setSending(true);
    try {
      navigate(tablePath(await rematch(summary.matchId)));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'offline';
      showToast({ tone: 'error', title: say(`refused.${code}`) });
      setSending(false);
    }
  };
  return (
    <Button variant="primary" icon="replay" sending={sending} onClick={ask}>
      {say('rematch.ask')}
    </Button>
  );
}

/** Tells those who still look at the board that somebody has set the table again. */
function useInvitation({ rematch: next }: MatchSummary, isOurs: boolean): void {
  const say = useSay();
  const [, navigate] = useLocation();
  const known = useRef(next);
  useEffect(() => {
    if (next === undefined || next === known.current || isOurs) return;
    known.current = next;
    const go = { label: say('rematch.go'), onPress: () => navigate(tablePath(next)) };
    showToast({ id: TOAST, tone: 'info', icon: 'replay', title: say('rematch.set'), actions: [go] });
  }, [next, isOurs, navigate, say]);
  useEffect(() => () => dismissToast(TOAST), []);
}
