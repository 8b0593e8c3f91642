import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch, useSearch } from 'wouter';
import { LobbyPage, MatchPage } from './first-pages.ts';
import { useLanguage } from './i18n/language.ts';
import { LANGUAGE_TAGS } from './i18n/languages.ts';
import { TranslationProvider, useTranslate } from './i18n/translate.tsx';
import { SessionGate } from './lobby/session-gate.tsx';
import { Toasts } from './ui/Toasts.tsx';

const GalleryPage = lazy(() => import('./ui/gallery/GalleryPage.tsx'));
const AboutPage = lazy(() => import('./lobby/about-page.tsx'));
const CreatePage = lazy(() => import('./lobby/create/create-page.tsx'));
const FinishedPage = lazy(() => import('./lobby/finished-page.tsx'));
const NotFoundPage = lazy(() => import('./lobby/not-found-page.tsx'));
const OwnerPage = lazy(() => import('./lobby/owner-page.tsx'));
const RulesPage = lazy(() => import('./rules/rules-page.tsx'));
const ReplayPage = lazy(() => import('./replay/replay-page.tsx'));

function Match({ matchId }: { matchId: string }) {
  const invite = new URLSearchParams(useSearch()).get('invite');
  return <MatchPage key={matchId} matchId={matchId} invite={invite} />;
}

function Replay({ matchId }: { matchId: string }) {
  const invite = new URLSearchParams(useSearch()).get('invite');
  return <ReplayPage key={matchId} matchId={matchId} invite={invite} />;
}

/** Routes for players who have a name. */
function Pages() {
  return (
    <Switch>
      <Route path="/">
        <LobbyPage />
      </Route>
      <Route path="/finished">
        <FinishedPage />
      </Route>
      <Route path="/about">
        <AboutPage />
      </Route>
      <Route path="/rules/:title?/:anchor?">{({ title, anchor }) => <RulesPage title={title} anchor={anchor} />}</Route>
      <Route path="/owner">
        <OwnerPage />
      </Route>
      <Route path="/new/:title">{({ title }) => <CreatePage key={title} titleId={title} />}</Route>
      <Route path="/m/:matchId/replay">{({ matchId }) => <Replay matchId={matchId} />}</Route>
      <Route path="/m/:matchId">{({ matchId }) => <Match matchId={matchId} />}</Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** Providers around every page: the language, and toasts. */
function Providers({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { language } = useLanguage();
  useEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[language];
  }, [language]);
  return (
    <>
      {children}
      <Toasts label={t('app.messages')} closeLabel={t('app.close')} />
    </>
  );
}

export function App() {
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/gallery">
          <GalleryPage />
        </Route>
        <Route>
          <TranslationProvider title={null}>
            <Providers>
              <SessionGate>
                <Pages />
              </SessionGate>
            </Providers>
          </TranslationProvider>
        </Route>
      </Switch>
    </Suspense>
  );
}
