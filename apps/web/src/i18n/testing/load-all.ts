import { LANGUAGES } from '../languages.ts';
import { loadLanguage, loadTitle } from '../texts.ts';

// What the browser fetches before it draws a page or a match is there before any test that draws one.
await Promise.all(
  LANGUAGES.flatMap((language) => [
    loadLanguage(language),
    loadTitle('galaxy-dice', language),
    loadTitle('rebellion', language),
  ]),
);
