// @vitest-environment happy-dom
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { TranslationProvider } from './kit/i18n/translate.tsx';
import * as api from './kit/net/api.ts';
import { forgetSession } from './kit/net/no-session.ts';
import * as serverInfo from './kit/net/server-info.ts';
import { useSession } from './kit/net/session.ts';
import { SessionGate } from './session-gate.tsx';
import { drawPage } from './testing/draw-page.ts';

beforeEach(() => {
  vi.spyOn(api, 'showSession').mockResolvedValue(undefined);
  vi.spyOn(serverInfo, 'useServerInfo').mockReturnValue({
    name: 'Echo Base',
    version: '1',
    needsPassword: false,
    create: 'everyone',
  });
});
afterEach(async () => {
  useSession.setState({ status: 'unknown' });
});

async function shownAt(path: string): Promise<string> {
  useSession.setState({ status: 'none' });
  await drawPage(
    <Router hook={memoryLocation({ path }).hook}>
      <TranslationProvider title={null}>
        <Suspense fallback={null}>
          <SessionGate>The page</SessionGate>
        </Suspense>
      </TranslationProvider>
    </Router>,
  );
  return document.body.textContent ?? '';
}

test('a visitor reads the rules without a name, which the lobby and new games ask for', async () => {
  for (const path of ['/rules', '/rules/rebellion', '/rules/rebellion/rr-4-2'])
    expect(await shownAt(path)).toBe('The page');
  for (const path of ['/', '/new/rebellion', '/finished', '/rulesother'])
    expect(await shownAt(path)).not.toContain('The page');
});

test('who signs out here does not read that the session has ended elsewhere, though the page asked for something meanwhile', async () => {
  useSession.setState({ status: 'known', me: { playerId: 'ida', name: 'Ida' }, hasEnded: false });
  vi.spyOn(api, 'deleteSession').mockImplementation(async () => forgetSession());
  await useSession.getState().signOut();
  expect(useSession.getState()).toMatchObject({ status: 'none', me: null, hasEnded: false });
});
