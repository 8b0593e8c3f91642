import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from './kit/i18n/translate.tsx';
import { useServerInfo } from './kit/net/server-info.ts';
import { useSession } from './kit/net/session.ts';
import { isShownUnnamed, isWatchable, useUnnamed } from './kit/net/unnamed.ts';
import { Button } from './kit/ui/button.tsx';
import * as css from './kit/ui/forms.module.css';
import { ErrorState, LoadingShapes } from './kit/ui/states.tsx';
import { useLink } from './pages/gate/link.ts';
import { isOpenPage, PAGES, pageAt } from './pages/page.ts';

/** A match at whose address a visitor has no session: to be watched, on a screen also before it begins, or with the page that asks for a name. */
function Visited({ isScreen, children }: { isScreen: boolean; children: ReactNode }) {
  const t = useTranslate();
  const link = useLink();
  const wishes = useUnnamed();
  if (link && !link.match && !link.refusal)
    return (
      <main className={css.wait}>
        <LoadingShapes label={t('app.loading')} slow={t('app.slow')} />
      </main>
    );
  const isShown = link?.match && (isScreen ? isWatchable(link.match) : isShownUnnamed(link.match, wishes));
  return isShown ? children : <PAGES.name />;
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
  const { name } = pageAt(location);
  if (status === 'known' || name === 'about') return children;
  if (status === 'none' && isOpenPage(name)) return children;
  const isOpen = server?.needsPassword === false && !hasEnded;
  const isScreen = name === 'screen';
  if (status === 'none' && isOpen && (isScreen || name === 'match'))
    return <Visited isScreen={isScreen}>{children}</Visited>;
  if (status === 'none') return <PAGES.name />;
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
