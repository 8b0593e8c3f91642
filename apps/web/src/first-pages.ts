import { useLanguage } from './i18n/language.ts';
import { loadLanguage } from './i18n/texts.ts';
import { pagePath } from './net/base-path.ts';
import { useSession } from './net/session.ts';
import { preloadable } from './preloadable.tsx';

export const NameGate = preloadable(async () => (await import('./lobby/name-gate.tsx')).NameGate);
export const LobbyPage = preloadable(async () => {
  const words = loadLanguage(useLanguage.getState().language);
  const [page] = await Promise.all([import('./lobby/lobby-page.tsx'), words]);
  return page.default;
});
export const MatchPage = preloadable(async () => (await import('./match/match-page.tsx')).default);

const MATCH = /^\/m\/([\w-]+)$/;

/** A match with what its page needs. */
async function preloadMatch(matchId: string, invite: string | null): Promise<void> {
  const prepared = import('./match/prepare.ts').then(({ prepareMatch }) => prepareMatch(matchId, invite));
  await Promise.all([MatchPage.preload(), prepared]);
}

/** Loads the session and the page that it is going to see at this address, if that is one of the first pages. */
export async function preloadFirstPage(): Promise<void> {
  const path = pagePath();
  await useSession.getState().load();
  const { status } = useSession.getState();
  if (status === 'none') await NameGate.preload();
  if (status !== 'known') return;
  if (path === '/') await LobbyPage.preload();
  const matchId = MATCH.exec(path)?.[1];
  if (matchId !== undefined) await preloadMatch(matchId, new URLSearchParams(location.search).get('invite'));
}
