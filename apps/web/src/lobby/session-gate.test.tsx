// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { TranslationProvider } from '../i18n/translate.tsx';
import * as serverInfo from '../net/server-info.ts';
import { useSession } from '../net/session.ts';
import { SessionGate } from './session-gate.tsx';

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.spyOn(serverInfo, 'useServerInfo').mockReturnValue({
    ...{ name: 'Echo Base', version: '1', needsPassword: false, create: 'everyone' },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  useSession.setState({ status: 'unknown' });
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

async function shownAt(path: string): Promise<string> {
  useSession.setState({ status: 'none' });
  await act(async () =>
    root.render(
      <Router hook={memoryLocation({ path }).hook}>
        <TranslationProvider title={null}>
          <Suspense fallback={null}>
            <SessionGate>The page</SessionGate>
          </Suspense>
        </TranslationProvider>
      </Router>,
    ),
  );
  return document.body.textContent ?? '';
}

test('a visitor reads the rules without a name, which the lobby and new games ask for', async () => {
  for (const path of ['/rules', '/rules/rebellion', '/rules/rebellion/rr-4-2'])
    expect(await shownAt(path)).toBe('The page');
  for (const path of ['/', '/new/rebellion', '/finished', '/rulesother'])
    expect(await shownAt(path)).not.toContain('The page');
});
