import { useLayoutEffect } from 'react';

/**
 * Opens a page of mere text to machine translation, such as that of Chrome: readers of other languages than ours need it
 * for the rules. All other pages have `translate="no"` (index.html), as a translator replaces nodes that we change: texts
 * would go stale, and what is removed would not be found.
 */
export function useTranslatable(): void {
  useLayoutEffect(() => {
    document.body.removeAttribute('translate');
    return () => document.body.setAttribute('translate', 'no');
  }, []);
}
