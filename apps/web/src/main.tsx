import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { useLanguage } from './i18n/language.ts';
import { loadLanguage } from './i18n/texts.ts';
import { useSession } from './net/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

// Beside the sentences, not after them; both were requested by the entry.
void useSession.getState().load();
await loadLanguage(useLanguage.getState().language);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
