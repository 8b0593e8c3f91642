import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { NameGate } from '../first-pages.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { useSession } from '../net/session.ts';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { ErrorState, LoadingShapes } from '../ui/states.tsx';
import css from './forms.module.css';

const AboutPage = lazyPart(() => import('./about-page.tsx'));
const RecoverPage = lazyPart(() => import('./recover-page.tsx'));

/** Replays of public matches need no session. */
const REPLAY = /^\/m\/[\w-]+\/replay$/;

/** Session guard: shows the page to players with a session, and asks others for a name at the same URL. */
export function SessionGate({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { status, load } = useSession();
  const [location] = useLocation();
  useEffect(() => {
    if (status === 'unknown') void load();
  }, [status, load]);
  if (location === '/recover' && (status === 'known' || status === 'none')) return <RecoverPage />;
  if (status === 'known') return children;
  if (location === '/about') return <AboutPage />;
  if (status === 'none' && REPLAY.test(location)) return children;
  if (status === 'none') return <NameGate />;
  const retry = <Button onClick={load}>{t('app.retry')}</Button>;
  return (
    <main className={css.wait}>
      {status === 'failed' ? (
        <ErrorState title={t('app.unreachable')} action={retry}>
          {t('app.unreachableText')}
        </ErrorState>
      ) : (
        <LoadingShapes label={t('app.loading')} slow={t('app.slow')} />
      )}
    </main>
  );
}
