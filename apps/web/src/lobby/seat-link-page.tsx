import { matchPagePath } from '@echo-base/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../i18n/translate.tsx';
import { takeSeat } from '../net/agreements.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Icon, Mark } from '../ui/icons.tsx';

import css from './name-gate.module.css';
import { reasonOf } from './reason.ts';
import { codeIn } from './recover-page.tsx';
import { Sky } from './sky.tsx';

/** Page of a link to a seat: confirms before this browser gets the seat. */
export default function SeatLinkPage({ matchId }: { matchId: string }) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const [code] = useState(() => codeIn(location.hash));
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    document.title = `${t('seatLink.title')} · ${t('app.name')}`;
  }, [t]);
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
  return (
    <div className={css.page}>
      <Sky className={css.sky} />
      <main className={css.box}>
        <p className={css.brand}>
          <Mark size={34} />
          {t('app.name')}
        </p>
        <h1 className={css.title}>{t('seatLink.title')}</h1>
        <p className={css.intro}>{t(code === null ? 'recover.cutOff' : 'seatLink.text')}</p>
        {problem !== null && (
          <p className={css.problem} role="alert">
            <Icon name="alert" size={18} />
            {problem}
          </p>
        )}
        <div className={css.answers}>
          <a className={buttonClass()} href="/">
            {t('app.toTables')}
          </a>
          {code !== null && (
            <Button variant="primary" sending={sending} onClick={() => void take()}>
              {t('seatLink.go')}
            </Button>
          )}
        </div>
      </main>
    </div>
  );
}
