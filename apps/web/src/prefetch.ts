import { loadCatalogue, loadLobby } from '@echo-base/games/text';
import { boardFor } from './boards/index.ts';
import { CLIENT } from './i18n/client-catalogues.ts';
import { firstLanguage } from './i18n/first-language.ts';
import { matchPath, SESSION_PATH, sendEarly } from './net/early.ts';

const MATCH = /^\/m\/([\w-]+)$/;

/** The page of a match with its summary, and board and texts of its title. */
async function prefetchMatch(matchId: string): Promise<void> {
  void import('./match/match-page.tsx');
  const answer = await sendEarly(matchPath(matchId, new URLSearchParams(location.search).get('invite')));
  const { title, status }: { title?: unknown; status?: unknown } = await answer.clone().json();
  if (typeof title !== 'string') return;
  await Promise.all([
    status === 'waiting' && import('./lobby/table-setup.tsx'),
    boardFor(title),
    loadCatalogue(title, firstLanguage()),
  ]);
}

/** What a player with a session sees at this address. */
async function prefetchPage(): Promise<void> {
  const { status } = await sendEarly(SESSION_PATH);
  if (status !== 200) return;
  const matchId = MATCH.exec(location.pathname)?.[1];
  if (matchId !== undefined) return prefetchMatch(matchId);
  if (location.pathname !== '/') return;
  void sendEarly('/titles');
  await import('./lobby/lobby-page.tsx');
}

/**
 * Prefetching: starts what the first page needs while the client is still being loaded. Failures are left to the page,
 * which asks again and reports them.
 */
export function prefetch(): void {
  const language = firstLanguage();
  const requests = [CLIENT[language](), loadLobby(language), sendEarly('/server'), prefetchPage()];
  for (const request of requests) request.catch(() => null);
}
