import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { useLanguage } from './kit/i18n/language.ts';
import { markLanguage } from './kit/i18n/languages.ts';
import { loadCommonWords } from './kit/i18n/texts.ts';
import { BASE_PATH } from './kit/net/base-path.ts';
import { readEmbedded } from './kit/net/embedded.ts';
import { registerWorker } from './kit/net/worker.ts';
import { Boundary } from './kit/ui/boundary.tsx';
import { followSizes } from './kit/ui/text-windows.ts';
import { loadFirstPage } from './pages/first-page.ts';

/** Time after which the page is rendered without its answers, in milliseconds: it then says that it is loading. */
const LONGEST_MS = 2_000;
/** Time after which the service worker is loaded, in milliseconds. */
const WORKER_MS = 3_000;

/** Renders once sentences, session and page are there; all of them were requested by the entry. */
export async function render(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  followSizes();
  readEmbedded();
  const page = loadFirstPage().catch(() => undefined);
  const { language } = useLanguage.getState();
  await loadCommonWords(language);
  markLanguage(language);
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
  createRoot(root).render(
    <StrictMode>
      <Router base={BASE_PATH}>
        <Boundary of="page">
          <App />
        </Boundary>
      </Router>
    </StrictMode>,
  );
  // After what the page itself needs.
  setTimeout(() => void registerWorker(), WORKER_MS);
}
