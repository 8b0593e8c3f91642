import type { Language } from '../i18n/languages.ts';

/** Locale: the language with the region set in the browser, if any: "en-GB" gives 14:02, not 2:02 PM. */
function regional(language: Language): string {
  return globalThis.navigator?.languages?.find((tag) => tag.split('-')[0] === language) ?? language;
}

/** Time of day, with the date unless it is today; `full` has both. */
export function momentOf(language: Language, at: Date, now: Date): { readonly short: string; readonly full: string } {
  const locale = regional(language);
  const isToday = at.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return {
    short: new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' }).format(at),
    full: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' }).format(at),
  };
}
