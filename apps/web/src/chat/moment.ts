import type { Language } from '../i18n/languages.ts';

/** The language as it is written where the reader lives, as far as the browser tells: "en-GB" has 14:02, not 2:02 PM. */
function regional(language: Language): string {
  return globalThis.navigator?.languages?.find((tag) => tag.split('-')[0] === language) ?? language;
}

/** A time of day, with the date where it is not today's; `full` has everything. */
export function momentOf(language: Language, at: Date, now: Date): { readonly short: string; readonly full: string } {
  const locale = regional(language);
  const isToday = at.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return {
    short: new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' }).format(at),
    full: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' }).format(at),
  };
}
