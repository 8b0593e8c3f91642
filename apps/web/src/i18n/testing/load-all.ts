import { beforeEach } from 'vitest';
import { useTitleStore } from '../../lobby/titles.ts';
import { useRequests } from '../../match/requests-store.ts';
import { useToasts } from '../../ui/toast-store.ts';
import { loadOverlays } from '../../ui/use-overlays.ts';
import { LANGUAGES } from '../languages.ts';
import { loadLanguage, loadTitle } from '../texts.ts';

// Texts that the browser fetches before a page or a match are loaded before any test that renders one.
await Promise.all(
  LANGUAGES.flatMap((language) => [
    loadLanguage(language),
    loadTitle('galaxy-dice', language),
    loadTitle('rebellion', language),
    loadTitle('battle-of-hoth', language),
    loadTitle('imperial-assault', language),
  ]),
);

// So that tests need not wait for the first dialog.
await loadOverlays();

// The test files of a worker share its modules: no test begins with what another has left.
useTitleStore.setState({ titles: null, error: null });
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useRequests.setState({ open: [] });
});
