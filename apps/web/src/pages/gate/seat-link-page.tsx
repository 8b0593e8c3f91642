import { matchPagePath } from '@echo-base/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { reasonOf } from '../../kit/i18n/reason.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { takeSeat } from '../../kit/net/agreements.ts';
import { serverPath } from '../../kit/net/base-path.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { LeadAnswers, LeadPage, LeadProblem, LeadText } from './lead-page.tsx';
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
          {t('app.toMatches')}
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
