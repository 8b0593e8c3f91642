import { type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation, useSearch } from 'wouter';
import { LobbyPage, MatchPage } from './first-pages.ts';
import { useLanguage } from './i18n/language.ts';
import { markLanguage } from './i18n/languages.ts';
import { TranslationProvider, useTranslate } from './i18n/translate.tsx';
import { SessionGate } from './lobby/session-gate.tsx';
import { Boundary } from './ui/Boundary.tsx';
import { EarlyNote } from './ui/EarlyNote.tsx';
import { lazyPart } from './ui/lazy-part.ts';
import { Toasts } from './ui/Toasts.tsx';
import { usePartNotice } from './ui/use-part-notice.ts';

const GalleryPage = lazyPart(() => import('./ui/gallery/GalleryPage.tsx'));
const AboutPage = lazyPart(() => import('./lobby/about-page.tsx'));
const CreatePage = lazyPart(() => import('./lobby/create/create-page.tsx'));
const FinishedPage = lazyPart(() => import('./lobby/finished-page.tsx'));
const NotFoundPage = lazyPart(() => import('./lobby/not-found-page.tsx'));
const OwnerPage = lazyPart(() => import('./lobby/owner-page.tsx'));
const RulesPage = lazyPart(() => import('./rules/rules-page.tsx'));
const SeatLinkPage = lazyPart(() => import('./lobby/seat-link-page.tsx'));
const ReplayPage = lazyPart(() => import('./replay/replay-page.tsx'));

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
      <Route path="/seat/:matchId">{({ matchId }) => <SeatLinkPage matchId={matchId} />}</Route>
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
  const [location] = useLocation();
  useEffect(() => markLanguage(language), [language]);
  usePartNotice();
  return (
    <>
      {/* Inside of what stays on screen while a page is loaded: toasts report if it cannot be. */}
      <Boundary of="page" shown={location}>
        <Suspense fallback={null}>{children}</Suspense>
      </Boundary>
      <Toasts label={t('app.messages')} closeLabel={t('app.close')} />
      <EarlyNote text={t('match.untaken.early')} />
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
