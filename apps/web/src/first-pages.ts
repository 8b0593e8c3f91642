import { useSession } from './net/session.ts';
import { preloadable } from './preloadable.tsx';

export const NameGate = preloadable(async () => (await import('./lobby/name-gate.tsx')).NameGate);
export const LobbyPage = preloadable(async () => (await import('./lobby/lobby-page.tsx')).default);
export const MatchPage = preloadable(async () => (await import('./match/match-page.tsx')).default);

const MATCH = /^\/m\/[\w-]+$/;

/** Loads the session and the page that it is going to see at this address, if that is one of the first pages. */
export async function preloadFirstPage(path: string): Promise<void> {
  await useSession.getState().load();
  const { status } = useSession.getState();
  if (status === 'none') await NameGate.preload();
  if (status !== 'known') return;
  if (path === '/') await LobbyPage.preload();
  if (MATCH.test(path)) await MatchPage.preload();
}
