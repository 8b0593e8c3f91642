import { loadCatalogue, loadLobby } from '@echo-base/games/text';
import { boardFor } from './boards/index.ts';
import { FIRST_WORDS, LATER_WORDS } from './i18n/client-catalogues.ts';
import { firstLanguage } from './i18n/first-language.ts';
import { pagePath } from './net/base-path.ts';
import { hasEarly, matchPath, SESSION_PATH, sendEarly, takeEmbedded, watchKey } from './net/early.ts';

const MATCH = /^\/m\/([\w-]+)$/;

/** Connects and asks for the frames of a match while its page is still being loaded. */
async function watchEarly(matchId: string, invite: string | null): Promise<void> {
  const { listen, useMatch } = await import('./net/match-store.ts');
  listen();
  useMatch.getState().open(matchId, invite);
}

/** The page of a match with its summary, and board and texts of its title. */
async function prefetchMatch(matchId: string): Promise<void> {
  const invite = new URLSearchParams(location.search).get('invite');
  if (!hasEarly(watchKey(matchId))) void watchEarly(matchId, invite).catch(() => null);
  void import('./match/match-page.tsx').catch(() => null);
  const answer = await sendEarly(matchPath(matchId, invite));
  const { title, status }: { title?: unknown; status?: unknown } = await answer.clone().json();
  if (typeof title !== 'string') return;
  await Promise.all([
    status === 'waiting' && Promise.all([import('./lobby/table-setup.tsx'), LATER_WORDS[firstLanguage()]()]),
    boardFor(title),
    loadCatalogue(title, firstLanguage()),
  ]);
}

/** What is seen at this address, with a session or without. */
async function prefetchPage(): Promise<void> {
  const { status } = await sendEarly(SESSION_PATH);
  if (status === 204) await import('./lobby/name-gate.tsx');
  if (status !== 200) return;
  const matchId = MATCH.exec(pagePath())?.[1];
  if (matchId !== undefined) return prefetchMatch(matchId);
  if (pagePath() !== '/') return;
  void sendEarly('/titles');
  await Promise.all([import('./lobby/lobby-page.tsx'), LATER_WORDS[firstLanguage()]()]);
}

/**
 * Prefetching: starts what the first page needs while the client is still being loaded. Failures are left to the page,
 * which asks again and reports them.
 */
export function prefetch(): void {
  takeEmbedded();
  const language = firstLanguage();
  // The first formatter of a browser tab takes 20 ms, which are free while files arrive.
  Intl.ListFormat.supportedLocalesOf(language);
  const requests = [FIRST_WORDS[language](), loadLobby(language), sendEarly('/server'), prefetchPage()];
  for (const request of requests) request.catch(() => null);
}
