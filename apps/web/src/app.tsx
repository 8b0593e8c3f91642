import { type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useLanguage } from './kit/i18n/language.ts';
import { markLanguage } from './kit/i18n/languages.ts';
import { TranslationProvider, useTranslate } from './kit/i18n/translate.tsx';
import { Boundary } from './kit/ui/boundary.tsx';
import { EarlyNote } from './kit/ui/early-note.tsx';
import { lazyPart } from './kit/ui/lazy-part.tsx';
import { Toasts } from './kit/ui/toasts.tsx';
import { usePartNotice } from './kit/ui/use-part-notice.ts';
import { useOwnerMessage } from './pages/layout/owner-message.ts';
import { PAGES, pageAt } from './pages/page.ts';
import { SessionGate } from './session-gate.tsx';

/** A page of development, which is not built. */
const GalleryPage = import.meta.env.DEV
  ? lazyPart(async () => (await import('./gallery/gallery-page.tsx')).default)
  : null;

/** The page at this address. */
function Page() {
  const [location] = useLocation();
  const { name, params } = pageAt(location);
  const Shown = PAGES[name];
  return <Shown {...params} />;
}

/** Providers around every page: the language, and toasts. */
function Providers({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [location] = useLocation();
  useEffect(() => markLanguage(language), [language]);
  usePartNotice();
  useOwnerMessage();
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
        {GalleryPage && (
          <Route path="/gallery">
            <GalleryPage />
          </Route>
        )}
        <Route>
          <TranslationProvider title={null}>
            <Providers>
              <SessionGate>
                <Page />
              </SessionGate>
            </Providers>
          </TranslationProvider>
        </Route>
      </Switch>
    </Suspense>
  );
}
