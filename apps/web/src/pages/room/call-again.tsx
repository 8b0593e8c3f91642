import { CALL_SECONDS, type PersonAtTable } from '@echo-base/protocol';
import { useMemo, useState } from 'react';
import { timeOf } from '../../kit/i18n/date-time.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { callPerson } from '../../kit/net/api.ts';
import { steadyNow } from '../../kit/net/steady-time.ts';
import { Button } from '../../kit/ui/button.tsx';
import { showToast } from '../../kit/ui/toast-store.ts';
import { useSecondsUntil } from '../../kit/ui/use-seconds.ts';

/** Seconds until a person can be called again, who was called then. */
function useCallableIn(calledAt: string | undefined): number {
  const moment = useMemo(() => {
    if (calledAt === undefined) return null;
    const left = Date.parse(calledAt) + CALL_SECONDS * 1_000 - Date.now();
    return left > 0 ? steadyNow() + Math.min(left, CALL_SECONDS * 1_000) : null;
  }, [calledAt]);
  return useSecondsUntil(moment);
}

interface CallAgainProps {
  readonly matchId: string;
  readonly one: PersonAtTable;
  /** Called after a call, so that the list is fetched again. */
  onActed(): void;
}

/** For the host: calls a person again who has not come to the seat that is kept for them; says when they were called. */
export function CallAgain({ matchId, one: { person, name, calledAt }, onActed }: CallAgainProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [isSending, setSending] = useState(false);
  const seconds = useCallableIn(calledAt);
  const isEarly = calledAt !== undefined && seconds > 0;
  const refused = isEarly ? t('refused.call_too_soon', { name, minutes: Math.ceil(seconds / 60) }) : undefined;
  const send = async () => {
    setSending(true);
    try {
      await callPerson(matchId, person);
    } catch (error) {
      showToast({ tone: 'error', title: t('setup.notCalled'), body: reasonOf(t, error) });
    }
    setSending(false);
    onActed();
  };
  return (
    <Button
      small
      variant="quiet"
      icon="bell"
      sending={isSending}
      refused={refused}
      onRefused={() => showToast({ tone: 'info', title: refused ?? '' })}
      aria-label={isEarly ? undefined : t('setup.callAgainTo', { name })}
      onClick={send}
    >
      {isEarly ? t('setup.calledAt', { time: timeOf(language, new Date(calledAt)) }) : t('setup.callAgain')}
    </Button>
  );
}
