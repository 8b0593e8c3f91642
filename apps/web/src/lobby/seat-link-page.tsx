import { matchPagePath } from '@echo-base/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../i18n/translate.tsx';
import { takeSeat } from '../net/agreements.ts';
import { serverPath } from '../net/base-path.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { LeadAnswers, LeadPage, LeadProblem, LeadText } from './lead-page.tsx';
import { reasonOf } from './reason.ts';
import { codeIn } from './recover-page.tsx';

/** Page of a link to a seat: confirms before this browser gets the seat. */
export default function SeatLinkPage({ matchId }: { matchId: string }) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [code] = useState(() => codeIn(location.hash));
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const take = async () => {
    if (code === null) return;
    setSending(true);
    try {
      await takeSeat(matchId, code);
      navigate(matchPagePath(matchId), { replace: true });
    } catch (error) {
      setProblem(reasonOf(t, error));
      setSending(false);
    }
  };
  const title = t('seatLink.title');
  return (
    <LeadPage title={title} windowTitle={title}>
      <LeadText>{t(code === null ? 'recover.cutOff' : 'seatLink.text')}</LeadText>
      {problem !== null && <LeadProblem>{problem}</LeadProblem>}
      <LeadAnswers>
        <a className={buttonClass()} href={serverPath('/')}>
          {t('app.toTables')}
        </a>
        {code !== null && (
          <Button variant="primary" sending={sending} onClick={() => void take()}>
            {t('seatLink.go')}
          </Button>
        )}
      </LeadAnswers>
    </LeadPage>
  );
}
