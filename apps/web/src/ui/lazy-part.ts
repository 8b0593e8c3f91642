// biome-ignore lint/style/noRestrictedImports: in the place of all others
import { lazy } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { loadLanguage } from '../i18n/texts.ts';
import { needed } from '../net/parts.ts';

/**
 * Lazy loading of a component with all sentences of the client: in place of React's `lazy`, which would empty the page if
 * its file cannot be loaded.
 */
export const lazyPart: typeof lazy = (load) =>
  lazy(async () => {
    const [part] = await Promise.all([needed(load), loadLanguage(useLanguage.getState().language)]);
    return part;
  });
