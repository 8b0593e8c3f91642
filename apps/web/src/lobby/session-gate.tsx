import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { NameGate } from '../first-pages.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { useServerInfo } from '../net/server-info.ts';
import { useSession } from '../net/session.ts';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { ErrorState, LoadingShapes } from '../ui/states.tsx';
import css from './forms.module.css';
import { useLink } from './link.ts';
import { isShownUnnamed, useUnnamed } from './unnamed.ts';

const AboutPage = lazyPart(() => import('./about-page.tsx'));
const RecoverPage = lazyPart(() => import('./recover-page.tsx'));

/** Replays of public matches need no session. */
const REPLAY = /^\/m\/[\w-]+\/replay$/;

const RULES = /^\/rules(\/|$)/;
const MATCH = /^\/m\/[\w-]+$/;

/** A match at whose address a visitor has no session: to be watched, or with the page that asks for a name. */
function Visited({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const link = useLink();
  const wishes = useUnnamed();
  if (link && !link.match && !link.refusal)
    return (
      <main className={css.wait}>
        <LoadingShapes label={t('app.loading')} slow={t('app.slow')} />
      </main>
    );
  return link?.match && isShownUnnamed(link.match, wishes) ? children : <NameGate />;
}

/** Session guard: shows the page to players with a session, and asks others for a name at the same URL. */
export function SessionGate({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { status, hasEnded, load } = useSession();
  const server = useServerInfo();
  const [location] = useLocation();
  useEffect(() => {
    if (status === 'unknown') void load();
  }, [status, load]);
  if (location === '/recover' && (status === 'known' || status === 'none')) return <RecoverPage />;
  if (status === 'known') return children;
  if (location === '/about') return <AboutPage />;
  if (status === 'none' && (REPLAY.test(location) || RULES.test(location))) return children;
  const isOpen = server?.needsPassword === false && !hasEnded;
  if (status === 'none' && isOpen && MATCH.test(location)) return <Visited>{children}</Visited>;
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
