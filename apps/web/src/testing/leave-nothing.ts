import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { useLanguage } from '../kit/i18n/language.ts';
import { useSession } from '../kit/net/session.ts';
import { useTitleStore } from '../kit/net/titles.ts';
import { useToasts } from '../kit/ui/toast-store.ts';
import { useRequests } from '../match/requests/requests-store.ts';

// The test files of a worker share its page and its modules: no test begins with what another has left.
useTitleStore.setState({ titles: null, error: null });
useSession.setState(useSession.getInitialState(), true);
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useRequests.setState({ open: [] });
  useLanguage.setState({ language: 'en' });
});

/** A press long ago and far away: what judges presses by the one before would else go by one of a clock that ran ahead. */
function pressLongAgo(): void {
  const press = new PointerEvent('pointerdown', { clientX: -10_000, clientY: -10_000 });
  Object.defineProperty(press, 'timeStamp', { value: Number.NEGATIVE_INFINITY });
  document.dispatchEvent(press);
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof window === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  pressLongAgo();
});
// A module that is still loading when its file ends fails, for all files after it too.
afterAll(() => vi.dynamicImportSettled());
