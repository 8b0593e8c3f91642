import { overlays } from '../../ui/use-overlays.ts';
import { loadTexts } from './load-texts.ts';

// Texts that the browser fetches before a page or a match are loaded before any test that renders one.
await loadTexts('en');

// So that tests need not wait for the first dialog.
await overlays.load();
